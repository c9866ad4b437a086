import * as z from 'zod';
import { sessionsEnded } from '../../access/people.records';
import { ApiKeyId, HostAgencyId, TeamId, UserId } from '../../base/ids';
import { type AnnouncementContent, announce, defineAnnounced, refreshSettings } from '../live/public';
import { ROLES_ENTITY } from '../notifications/public';

const Email = z.string();
/** Whoever has the users of the company on screen reads them again. */
const refreshPeople = refreshSettings('users');
export const usersInvited = defineAnnounced(
  'user.invited',
  { emails: z.array(Email), role: z.string() },
  refreshPeople,
);
export const userInvitedAgain = defineAnnounced('user.invited_again', { email: Email }, refreshPeople);
export const invitationWithdrawn = defineAnnounced('user.invitation_withdrawn', { email: Email }, refreshPeople);
export const usersMapped = defineAnnounced('user.mapped', { users: z.array(UserId) }, refreshPeople);
export const usersEnabled = defineAnnounced('user.enabled', { users: z.array(UserId) }, refreshPeople);
export const userChanged = defineAnnounced('user.changed', { id: UserId }, refreshPeople);
export const profileSaved = defineAnnounced('user.profile_saved', { id: UserId }, refreshPeople);
export const hostAgenciesSaved = defineAnnounced(
  'host_agencies.saved',
  { agencies: z.array(z.object({ id: HostAgencyId })) },
  refreshPeople,
);
const TEAM = { id: TeamId };
export const teamCreated = defineAnnounced('team.created', TEAM, refreshPeople);
export const teamChanged = defineAnnounced('team.changed', TEAM, refreshPeople);
export const teamDeleted = defineAnnounced('team.deleted', TEAM, refreshPeople);
export const teamRestored = defineAnnounced('team.restored', TEAM, refreshPeople);

/** Who invited somebody hears that they are here. */
export const userJoined = defineAnnounced(
  'user.joined',
  { id: UserId, first_name: z.string(), last_name: z.string(), role: z.string(), invited_by: UserId },
  (f) => ({
    ...refreshSettings(f.id)(f),
    notify: [f.invited_by],
    title: `${f.first_name} ${f.last_name} has joined`,
    body: `They now work here as ${f.role}.`,
    link: '/myaccount/users',
  }),
);

/** Whoever holds a role learns at once when it changes, and leaves what it no longer opens. */
const ROLE = { role: z.string() };
export const roleSaved = defineAnnounced('role.saved', ROLE, refreshSettings(ROLES_ENTITY));
export const roleReset = defineAnnounced('role.reset', ROLE, refreshSettings(ROLES_ENTITY));
export const roleRenamed = defineAnnounced('role.renamed', ROLE, refreshSettings(ROLES_ENTITY));
export const userRoleChanged = defineAnnounced('user.role', { id: UserId, ...ROLE }, (f) => refreshSettings(f.id)(f));

const USERS = { users: z.tuple([UserId], UserId) };
/** Closes every live connection of these users, and says so to their pages. */
const signOut = ({ users }: { users: readonly [UserId, ...UserId[]] }): AnnouncementContent => ({
  kind: 'logout',
  channels: users.map((id) => `user.${id}`),
  entity_id: users[0],
});
export const usersDisabled = defineAnnounced('user.disabled', USERS, signOut);
export const usersRemoved = defineAnnounced('user.deleted', USERS, signOut);
export const userSignedOutEverywhere = defineAnnounced('user.signed_out_everywhere', USERS, signOut);
export const emailChanged = defineAnnounced('user.email_changed', USERS, signOut);
export const userSignedOut = defineAnnounced('user.signed_out', { id: UserId, session: z.string() }, (f) => ({
  kind: 'logout',
  channels: [`session.${f.session}`],
  entity_id: f.id,
}));
export const sessionsEndedSubscriber = announce(sessionsEnded, (f) => signOut({ users: [f.id] }));

/** The owner learns that company data can leave, and who opened the way. */
export const apiKeyMade = defineAnnounced('api_key.made', { id: ApiKeyId, name: z.string(), owner: UserId }, (f) => ({
  kind: 'settings_updated',
  channels: [`user.${f.owner}`],
  notify: [f.owner],
  title: 'New API key',
  body: `${f.actor} created the API key “${f.name}”.`,
  link: '/myaccount/apikey',
  entity_id: f.company_id,
}));
