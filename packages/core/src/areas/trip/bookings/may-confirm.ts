import type { Actor } from '../../../access/actor';
import { ok, type Result, refuse } from '../../../base/result';
import type { Booking } from './booking';

type Confirmed = Pick<Booking, 'confirmation_id'>;

/** Whether somebody may leave a booking with the confirmation number it gets: a new one needs a right of its own. Source: R-TRIP-156. */
export const mayConfirm = (
  actor: Pick<Actor, 'permissions'>,
  before: Confirmed,
  after: Confirmed,
): Result<undefined> => {
  const isNew = Boolean(after.confirmation_id) && after.confirmation_id !== before.confirmation_id;
  return isNew && !actor.permissions.has('Add Confirmation On Reservations')
    ? refuse('access.denied', { params: { action: 'add confirmation on reservations' } })
    : ok(undefined);
};
