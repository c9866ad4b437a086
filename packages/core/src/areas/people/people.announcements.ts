import { sessionsEnded } from '../../access/people.records';
import type { UserId } from '../../base/ids';
import { type AnnouncementContent, type Announcer, announce, announceAll, refreshSettings } from '../live/public';
import { ROLES_ENTITY } from '../notifications/public';
import {
  apiKeyMade,
  emailChanged,
  hostAgenciesSaved,
  invitationWithdrawn,
  profileSaved,
  roleRenamed,
  roleReset,
  roleSaved,
  teamChanged,
  teamCreated,
  teamDeleted,
  teamRestored,
  userChanged,
  userInvitedAgain,
  userJoined,
  userRenamed,
  userRoleChanged,
  userSignedOut,
  userSignedOutEverywhere,
  usersDisabled,
  usersEnabled,
  usersInvited,
  usersMapped,
  usersRemoved,
} from './people.events';

/** Whoever has the users of the company on screen reads them again. */
const refreshPeople = refreshSettings('users');
/** Closes every live connection of these users, and says so to their pages. */
const signOut = ({ users }: { users: readonly [UserId, ...UserId[]] }): AnnouncementContent => ({
  kind: 'logout',
  channels: users.map((id) => `user.${id}`),
  entity_id: users[0],
});

export const peopleAnnouncers: readonly Announcer[] = [
  announce(usersInvited, refreshPeople),
  ...announceAll({ userInvitedAgain, invitationWithdrawn }, refreshPeople),
  ...announceAll({ usersMapped, usersEnabled }, refreshPeople),
  ...announceAll({ userChanged, userRenamed, profileSaved }, refreshPeople),
  announce(hostAgenciesSaved, refreshPeople),
  ...announceAll({ teamCreated, teamChanged, teamDeleted, teamRestored }, refreshPeople),
  // Who invited somebody hears that they are here.
  announce(userJoined, (f) => ({
    ...refreshSettings(f.id)(f),
    notify: [f.invited_by],
    title: `${f.first_name} ${f.last_name} has joined`,
    body: `They now work here as ${f.role}.`,
    link: '/myaccount/users',
  })),
  // Whoever holds a role learns at once when it changes, and leaves what it no longer opens.
  ...announceAll({ roleSaved, roleReset, roleRenamed }, refreshSettings(ROLES_ENTITY)),
  announce(userRoleChanged, (f) => refreshSettings(f.id)(f)),
  ...announceAll({ usersDisabled, usersRemoved, userSignedOutEverywhere, emailChanged }, signOut),
  announce(userSignedOut, (f) => ({ kind: 'logout', channels: [`session.${f.session}`], entity_id: f.id })),
  announce(sessionsEnded, (f) => signOut({ users: [f.id] })),
  // The owner learns that company data can leave, and who opened the way.
  announce(apiKeyMade, (f) => ({
    kind: 'settings_updated',
    channels: [`user.${f.owner}`],
    notify: [f.owner],
    title: 'New API key',
    body: `${f.actor} created the API key “${f.name}”.`,
    link: '/myaccount/apikey',
    entity_id: f.company_id,
  })),
];
