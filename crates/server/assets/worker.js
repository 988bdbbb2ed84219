// Shows what the server sends while no page is open, and opens the match when it is clicked.

self.addEventListener("push", (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: url, data: { url } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  const show = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const open = pages.find((page) => page.url.split(/[?#]/)[0] === url);
    return open ? open.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(show());
});
