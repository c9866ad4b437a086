import * as z from 'zod';
import { ApiKeyId, HostAgencyId, TeamId, UserId } from '../../base/ids';
import { defineEvent } from '../../store/domain-event';

const Email = z.string();
export const usersInvited = defineEvent('user.invited', { emails: z.array(Email), role: z.string() });
export const userInvitedAgain = defineEvent('user.invited_again', { email: Email });
export const invitationWithdrawn = defineEvent('user.invitation_withdrawn', { email: Email });
export const userChanged = defineEvent('user.changed', { id: UserId });
export const profileSaved = defineEvent('user.profile_saved', { id: UserId });
/** Their name was changed, alone or with more. */
export const userRenamed = defineEvent('user.renamed', { id: UserId });
export const userJoined = defineEvent('user.joined', {
  id: UserId,
  first_name: z.string(),
  last_name: z.string(),
  role: z.string(),
  invited_by: UserId,
});
export const hostAgenciesSaved = defineEvent('host_agencies.saved', {
  agencies: z.array(z.object({ id: HostAgencyId })),
});
const TEAM = { id: TeamId };
export const teamCreated = defineEvent('team.created', TEAM);
export const teamChanged = defineEvent('team.changed', TEAM);
export const teamDeleted = defineEvent('team.deleted', TEAM);
export const teamRestored = defineEvent('team.restored', TEAM);

const ROLE = { role: z.string() };
export const roleSaved = defineEvent('role.saved', ROLE);
export const roleReset = defineEvent('role.reset', ROLE);
export const roleRenamed = defineEvent('role.renamed', ROLE);
export const userRoleChanged = defineEvent('user.role', { id: UserId, ...ROLE });

/** What happens to several users is in the history of each. */
const toEach = ({ users }: { users: UserId[] }) => users;
const SEVERAL = { users: z.array(UserId) };
export const usersMapped = defineEvent('user.mapped', SEVERAL, toEach);
export const usersEnabled = defineEvent('user.enabled', SEVERAL, toEach);
/** What signs them out concerns one of them at least. */
const SIGNED_OUT = { users: z.tuple([UserId], UserId) };
export const usersDisabled = defineEvent('user.disabled', SIGNED_OUT, toEach);
export const usersRemoved = defineEvent('user.deleted', SIGNED_OUT, toEach);
export const userSignedOutEverywhere = defineEvent('user.signed_out_everywhere', SIGNED_OUT, toEach);
export const emailChanged = defineEvent('user.email_changed', SIGNED_OUT, toEach);
export const userSignedOut = defineEvent('user.signed_out', { id: UserId, session: z.string() });

export const apiKeyMade = defineEvent('api_key.made', { id: ApiKeyId, name: z.string(), owner: UserId });
