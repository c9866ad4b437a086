import type { Actor } from '../../../access/actor';
import { ok, type Result } from '../../../base/result';
import { refuse } from '../bookings/errors';
import type { ClaimRequest, UnclaimedBooking } from './unclaimed';

/** Whether a booking can be asked for: it can while nobody else has. Refuses with `claim.pending`. */
export const checkClaimable = ({ claim_id, claimed_by_name }: UnclaimedBooking): Result<true> =>
  claim_id ? refuse('claim.pending', { params: { name: claimed_by_name ?? 'Someone' } }) : ok(true);

/** Whether a request can still be decided, and a rejection says why. Refuses with `claim.decided` or `claim.reason`. */
export const checkDecision = (claim: ClaimRequest, approve: boolean, reason: string | undefined): Result<true> => {
  if (claim.status !== 'pending') return refuse('claim.decided', { params: { status: claim.status } });
  if (!approve && !reason) return refuse('claim.reason');
  return ok(true);
};

/** Who is told of a new request: everyone who can decide it, but for whoever asks. Needs the users as actors. */
export const decidersAmong = (users: readonly Pick<Actor, 'user_id' | 'permissions'>[], asker: string) =>
  users
    .filter(({ permissions }) => permissions.has('Edit Reservations') && permissions.has('Manage Users'))
    .map(({ user_id }) => user_id)
    .filter((id) => id !== asker);
