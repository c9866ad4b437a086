import { Companies, PEOPLE, Users } from '@wayline/core/identity/people.records';
import { bookingCommissionMode, tripCommissionMode } from '@wayline/core/identity/permissions';
import { fullName } from '@wayline/core/kernel/full-name';
import { ok, refuse } from '@wayline/core/kernel/result';
import { commissionsOf, hasOwnSplit, paidRows, splitOfBooking } from '@wayline/core/pricing/commissions';
import { pricingContracts } from '@wayline/core/pricing/pricing.contract';
import { readPartition } from '@wayline/core/store/read';
import { advisorOf } from '@wayline/core/trips/lifecycle/trip-life';
import { readTrip } from '@wayline/core/trips/whole-trip';
import { endpoint } from '../kernel/endpoint';

/** The split of a trip with what it shares, or that of one booking, which follows its trip until it has its own. */
export const handler = endpoint(pricingContracts['trips.commission-split.get'], async ({ input, actor, deps }) => {
  const [whole, { users, companies }] = await Promise.all([
    readTrip(deps.table, actor.company_id, input.id),
    readPartition(deps.table, actor.company_id, PEOPLE, { users: Users, companies: Companies }),
  ]);
  const booking = whole?.bookings.find(({ id }) => id === input.booking_id);
  if (!whole || (input.booking_id && !booking)) return refuse('record.missing');
  const ofTrip = whole.commissionSplits[0];
  const ofBooking = booking && splitOfBooking(booking);
  const split = ofBooking ?? ofTrip;
  const total_commission = commissionsOf(
    booking ? [booking] : whole.bookings.filter((candidate) => !hasOwnSplit(candidate)),
  );
  const advisors = users.map((user) => ({ id: user.id, name: fullName(user) }));
  const names = new Map<string, string>([
    ...advisors.map(({ id, name }) => [id, name] as const),
    ...companies.map((company) => [company.id, company.company_name] as const),
  ]);
  const parties = { company_id: actor.company_id, advisor_id: advisorOf(whole.trip) };
  return ok({
    mode: booking ? bookingCommissionMode(actor.permissions) : tripCommissionMode(actor.permissions),
    split,
    own: booking ? ofBooking !== undefined : ofTrip !== undefined,
    version: booking ? booking.version : (ofTrip?.version ?? 0),
    rows: split
      ? paidRows(split, parties, total_commission).map((row) => ({ ...row, name: names.get(row.id) ?? 'Former user' }))
      : [],
    total_commission,
    advisors,
  });
});
