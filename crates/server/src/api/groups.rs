//! Groups, for programs.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Json, Response};
use serde::{Deserialize, Serialize};
use store::{GroupId, GroupInvitation, GroupScore, GroupSummary, MatchSummary, Member, Millis, Page as Part, PlayerId};
use utoipa::ToSchema;

use super::answers::{ErrorAnswer, MadeAnswer};
use super::meeting::{InviteBody, OpenTableAnswer};
use super::wire::Wire;
use crate::identity::Visitor;
use crate::meeting::{self, GroupAnswer, GroupWord, Guest};
use crate::{App, ServerError};

/// How many tables of a kind are listed.
const TABLES: u32 = 50;

/// A group in a list.
#[derive(Serialize, ToSchema)]
pub(super) struct GroupListAnswer {
    id: String,
    name: String,
    members: u32,
    /// How many of its tables wait for players.
    tables: u32,
}

/// A group as its members know it.
#[derive(Serialize, ToSchema)]
pub(super) struct GroupTellAnswer {
    id: String,
    name: String,
    /// Who bears this may join: behind `/join-group#`, or as `link` of `POST /groups/join`.
    link: String,
    #[schema(minimum = 0)]
    created_at: Millis,
    /// The founder first, then keepers, then everybody else as they came.
    members: Vec<MemberAnswer>,
    /// The tables that wait for players; only members may sit down there.
    tables: Vec<OpenTableAnswer>,
    /// The ids of the matches that are being played.
    running: Vec<String>,
    /// What members reached in its finished matches, who won most first.
    scores: Vec<ScoreAnswer>,
}

/// Somebody who belongs to a group.
#[derive(Serialize, ToSchema)]
pub(super) struct MemberAnswer {
    /// The id of the player.
    player: String,
    name: String,
    /// `founder`, `keeper` or `member`.
    standing: &'static str,
    #[schema(minimum = 0)]
    joined_at: Millis,
}

/// What a member reached in the finished matches of a group.
#[derive(Serialize, ToSchema)]
pub(super) struct ScoreAnswer {
    /// The id of the player.
    player: String,
    name: String,
    matches: u32,
    won: u32,
}

/// An invitation to a group.
#[derive(Serialize, ToSchema)]
pub(super) struct GroupInvitationAnswer {
    /// The id of the group.
    id: String,
    name: String,
    members: u32,
    /// The name of who invites.
    from: String,
    #[schema(minimum = 0)]
    at: Millis,
}

/// A new group.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct FoundBody {
    /// What it is called: at most 24 signs, and like no other group.
    name: String,
}

/// The way into a group.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct JoinGroupBody {
    /// What stands behind `/join-group#` in its link.
    link: String,
}

/// Something to be changed about a group.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ChangeGroupBody {
    /// What to do.
    #[serde(rename = "do")]
    word: GroupWord,
    /// The id of the member, for `remove`, `keeper`, `member` and `hand-over`.
    player: Option<String>,
    /// The new name, for `rename`.
    name: Option<String>,
}

/// What somebody says who is invited to a group.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct AnswerGroupBody {
    answer: GroupAnswer,
}

impl From<GroupSummary> for GroupListAnswer {
    fn from(group: GroupSummary) -> Self {
        let GroupSummary { id, name, members, tables } = group;
        GroupListAnswer { id: id.to_string(), name, members, tables }
    }
}

impl From<Member> for MemberAnswer {
    fn from(member: Member) -> Self {
        let Member { player, name, standing, joined_at } = member;
        MemberAnswer { player: player.to_string(), name, standing: standing.as_str(), joined_at }
    }
}

impl From<GroupScore> for ScoreAnswer {
    fn from(score: GroupScore) -> Self {
        let GroupScore { player, name, matches, won } = score;
        ScoreAnswer { player: player.to_string(), name, matches, won }
    }
}

impl From<GroupInvitation> for GroupInvitationAnswer {
    fn from(invitation: GroupInvitation) -> Self {
        let GroupInvitation { id, name, members, host_name, at } = invitation;
        GroupInvitationAnswer { id: id.to_string(), name, members, from: host_name, at }
    }
}

/// The groups that one belongs to, by name.
#[utoipa::path(get, path = "/groups", security(("token" = [])), responses(
    (status = 200, body = [GroupListAnswer]), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn groups(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Json<Vec<GroupListAnswer>>, ServerError> {
    let groups = app.store.groups_of(&visitor.known()?.id).await?;
    Ok(Json(groups.into_iter().map(GroupListAnswer::from).collect()))
}

/// Founds a group.
#[utoipa::path(post, path = "/groups", security(("token" = [])), request_body = FoundBody, responses(
    (status = 201, body = MadeAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn found(
    State(app): State<App>,
    visitor: Visitor,
    Wire(body): Wire<FoundBody>,
) -> Result<Response, ServerError> {
    let id = meeting::found(&app, visitor.known()?, &body.name).await?;
    Ok((StatusCode::CREATED, Json(MadeAnswer { id: id.to_string() })).into_response())
}

/// Joins the group that a link leads to.
#[utoipa::path(post, path = "/groups/join", security(("token" = [])), request_body = JoinGroupBody, responses(
    (status = 200, body = MadeAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Wire(body): Wire<JoinGroupBody>,
) -> Result<Json<MadeAnswer>, ServerError> {
    let id = meeting::join_by_link(&app, visitor.known()?, &body.link).await?;
    Ok(Json(MadeAnswer { id: id.to_string() }))
}

/// A group that one belongs to. To everybody else it is not there.
#[utoipa::path(get, path = "/groups/{id}", security(("token" = [])), params(("id" = String, Path)), responses(
    (status = 200, body = GroupTellAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn group(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Json<GroupTellAnswer>, ServerError> {
    let group = meeting::group_of(&app, visitor.known()?, &GroupId::new(id)).await?;
    let tables = |running: bool| app.store.group_tables(&group.id, running, Part::first(TABLES));
    let (open, running, scores) = (tables(false).await?, tables(true).await?, app.store.group_scores(&group.id).await?);
    Ok(Json(GroupTellAnswer {
        id: group.id.to_string(),
        name: group.name,
        link: group.link,
        created_at: group.created_at,
        members: group.members.into_iter().map(MemberAnswer::from).collect(),
        tables: open.iter().map(OpenTableAnswer::of).collect(),
        running: running.iter().map(|found: &MatchSummary| found.id.to_string()).collect(),
        scores: scores.into_iter().map(ScoreAnswer::from).collect(),
    }))
}

/// Changes a group, as far as it is for the one who asks.
#[utoipa::path(post, path = "/groups/{id}", security(("token" = [])), params(("id" = String, Path)),
    request_body = ChangeGroupBody, responses((status = 204), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn change(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Wire(body): Wire<ChangeGroupBody>,
) -> Result<StatusCode, ServerError> {
    let whom = body.player.map(PlayerId::new);
    meeting::change(&app, visitor.known()?, &GroupId::new(id), body.word, whom, body.name.as_deref()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Invites whoever has claimed a name to a group.
#[utoipa::path(post, path = "/groups/{id}/invitations", security(("token" = [])), params(("id" = String, Path)),
    request_body = InviteBody, responses((status = 204), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn invite(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Wire(body): Wire<InviteBody>,
) -> Result<StatusCode, ServerError> {
    let guest = Guest::Named(body.name);
    meeting::invite_to_group(&app, visitor.known()?, &GroupId::new(id), guest).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Answers an invitation to a group.
#[utoipa::path(post, path = "/groups/{id}/answer", security(("token" = [])), params(("id" = String, Path)),
    request_body = AnswerGroupBody, responses((status = 204), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn answer(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Wire(body): Wire<AnswerGroupBody>,
) -> Result<StatusCode, ServerError> {
    meeting::answer(&app, visitor.known()?, &GroupId::new(id), body.answer).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The invitations to groups that wait for an answer, the latest first.
#[utoipa::path(get, path = "/me/group-invitations", security(("token" = [])), responses(
    (status = 200, body = [GroupInvitationAnswer]), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn invitations(
    State(app): State<App>,
    visitor: Visitor,
) -> Result<Json<Vec<GroupInvitationAnswer>>, ServerError> {
    let invitations = app.store.group_invitations(&visitor.known()?.id).await?;
    Ok(Json(invitations.into_iter().map(GroupInvitationAnswer::from).collect()))
}

/// A whole group to be invited to a table.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct WholeGroupBody {
    /// The id of the group.
    group: String,
}

/// How many were invited.
#[derive(Serialize, ToSchema)]
pub(super) struct InvitedAnswer {
    invited: u32,
}

/// Invites all members of a group to an open match at which one sits.
#[utoipa::path(post, path = "/matches/{id}/group-invitations", security(("token" = [])), params(("id" = String, Path)),
    request_body = WholeGroupBody, responses((status = 200, body = InvitedAnswer), (status = "4XX", body = ErrorAnswer)))]
pub(super) async fn invite_all(
    State(app): State<App>,
    Path(id): Path<String>,
    visitor: Visitor,
    Wire(body): Wire<WholeGroupBody>,
) -> Result<Json<InvitedAnswer>, ServerError> {
    let (person, group) = (visitor.known()?, GroupId::new(body.group));
    let invited = meeting::invite_whole_group(&app, person, &store::MatchId::new(id), &group).await?;
    Ok(Json(InvitedAnswer { invited }))
}
