"""A file system that loses what was not synced, as a disk does when the power goes.

    python3 lossy_fs.py FOLDER MOUNTPOINT

Of what was written since the last sync a real disk may keep any part; this one keeps nothing. Files live in memory, each as it
is read now and as it is on disk. `fsync` and `fdatasync` make the disk the same as now; new names, renames and removals reach
the disk when their folder is synced, or with the next sync of the file itself. SIGUSR1 cuts the power: everything goes back to
what is on disk, and that is written to FOLDER. SIGUSR2 makes the disk lie: from then on it says that it has synced, and has
not, as if the server had never asked. Needs Debian's `fuse` and PyPI's `fusepy`. Only the folder itself can hold files.
"""

import errno
import os
import signal
import stat
import sys
import threading
import time

from fuse import FUSE, FuseOSError, Operations


class File:
    def __init__(self, mode):
        self.now = bytearray()
        self.disk = None
        self.mode = mode


def blocks_lost(file):
    """How many blocks of a file are not on disk as they are read now."""
    size, disk, now = 4096, file.disk or b"", bytes(file.now)
    starts = range(0, max(len(disk), len(now)), size)
    return sum(1 for start in starts if disk[start : start + size] != now[start : start + size])


class LossyFiles(Operations):
    def __init__(self, folder):
        self.folder = folder
        self.alone = threading.RLock()
        self.names = {}
        self.disk_names = {}
        self.syncs = 0
        self.lies = False
        for name in os.listdir(folder):
            file = File(stat.S_IFREG | 0o600)
            with open(os.path.join(folder, name), "rb") as stored:
                file.now = bytearray(stored.read())
            file.disk = bytes(file.now)
            self.names[name] = self.disk_names[name] = file

    def cut(self):
        """The power goes: what is on disk is all there is."""
        with self.alone:
            lost = {name: blocks_lost(file) for name, file in self.names.items() if name.startswith("gantry.sqlite")}
            for name in os.listdir(self.folder):
                os.remove(os.path.join(self.folder, name))
            for name, file in self.disk_names.items():
                with open(os.path.join(self.folder, name), "wb") as stored:
                    stored.write(file.disk or b"")
            with open(self.folder + ".cut", "w") as report:
                told = ", ".join(f"{count} blocks of {name}" for name, count in lost.items() if count)
                report.write(f"{self.syncs} syncs, lost: {told or 'nothing'}\n")
        os._exit(0)

    def find(self, path):
        try:
            return self.names[path[1:]]
        except KeyError:
            raise FuseOSError(errno.ENOENT)

    def getattr(self, path, handle=None):
        now = time.time()
        times = {"st_ctime": now, "st_mtime": now, "st_atime": now, "st_uid": os.getuid(), "st_gid": os.getgid()}
        if path == "/":
            return {"st_mode": stat.S_IFDIR | 0o700, "st_nlink": 2, **times}
        file = self.find(path)
        return {"st_mode": file.mode, "st_nlink": 1, "st_size": len(file.now), **times}

    def readdir(self, path, handle):
        return [".", "..", *self.names]

    def create(self, path, mode, info=None):
        with self.alone:
            self.names[path[1:]] = File(stat.S_IFREG | mode)
        return 0

    def open(self, path, flags):
        self.find(path)
        return 0

    def chmod(self, path, mode):
        if path != "/":
            self.find(path).mode = stat.S_IFREG | mode
        return 0

    def chown(self, path, uid, gid):
        return 0

    def utimens(self, path, times=None):
        return 0

    def read(self, path, size, offset, handle):
        with self.alone:
            return bytes(self.find(path).now[offset : offset + size])

    def write(self, path, data, offset, handle):
        with self.alone:
            now = self.find(path).now
            if len(now) < offset:
                now.extend(bytes(offset - len(now)))
            now[offset : offset + len(data)] = data
        return len(data)

    def truncate(self, path, length, handle=None):
        with self.alone:
            now = self.find(path).now
            del now[length:]
            now.extend(bytes(length - len(now)))
        return 0

    def unlink(self, path):
        with self.alone:
            self.find(path)
            del self.names[path[1:]]
        return 0

    def rename(self, old, new):
        with self.alone:
            self.names[new[1:]] = self.find(old)
            del self.names[old[1:]]
        return 0

    def fsync(self, path, datasync, handle):
        with self.alone:
            file = self.find(path)
            if self.lies:
                return 0
            self.syncs += 1
            file.disk = bytes(file.now)
            # A new file that is synced can be found afterwards, as on ext4 and xfs.
            self.disk_names[path[1:]] = file
        return 0

    def fsyncdir(self, path, datasync, handle):
        with self.alone:
            if self.lies:
                return 0
            self.syncs += 1
            self.disk_names = dict(self.names)
        return 0

    def statfs(self, path):
        return {"f_bsize": 4096, "f_frsize": 4096, "f_blocks": 1 << 20, "f_bfree": 1 << 20, "f_bavail": 1 << 20}


if __name__ == "__main__":
    files = LossyFiles(sys.argv[1])
    signals = {signal.SIGUSR1, signal.SIGUSR2}
    signal.pthread_sigmask(signal.SIG_BLOCK, signals)

    def obey():
        while signal.sigwait(signals) == signal.SIGUSR2:
            files.lies = True
        files.cut()

    threading.Thread(target=obey, daemon=True).start()
    FUSE(files, sys.argv[2], foreground=True, nothreads=True)
