import type { Company, User } from '../../access/company';
import { subscriptionInForce } from '../../access/subscription-in-force';
import { trialRuns } from '../../access/tiers';
import { ok, type Result } from '../../base/result';
import { refuse } from './errors';
import { PLANS } from './plans';

type Held = Pick<Company, 'seats' | 'subscription' | 'trial_ends_at' | 'plan_starts_at' | 'plan_ends_at'>;
type Sitting = Pick<User, 'is_active'>;

/** How many people may be active at once at `now`, an instant; `undefined` is without limit: on trial, and on a plan of old without seats. */
export const seatsHeld = (company: Held, now: string): number | undefined => {
  if (subscriptionInForce(company, now)?.trim()) return company.seats;
  return trialRuns({ trial_ends_at: company.trial_ends_at }, now) ? undefined : PLANS.Free.seats;
};

/** A seat is taken by everybody who may sign in; who is inactive keeps their records and takes none. */
export const seatsUsed = (users: readonly Sitting[]): number => users.filter(({ is_active }) => is_active).length;

/** How many more people may be let in; never below zero, and `Infinity` where no limit is held. */
export const seatsLeft = (company: Held, users: readonly Sitting[], now: string): number =>
  Math.max(0, (seatsHeld(company, now) ?? Number.POSITIVE_INFINITY) - seatsUsed(users));

/** Whether one more person finds a seat. Refuses `seats.full`, with how many are held. */
export const seatFor = (company: Held, users: readonly Sitting[], now: string): Result<true> =>
  seatsLeft(company, users, now) > 0
    ? ok(true)
    : refuse('seats.full', { params: { seats: String(seatsHeld(company, now)) } });
