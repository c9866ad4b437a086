import { Companies, PEOPLE, Users } from '@wayline/core/access/people.records';
import { bookingCommissionMode, tripCommissionMode } from '@wayline/core/access/permissions';
import { hasOwnSplit, paidRows, splitOfBooking, sumCommissions } from '@wayline/core/areas/trip/pricing/commissions';
import { pricingContracts } from '@wayline/core/areas/trip/pricing/pricing.contract';
import { getTripAdvisor } from '@wayline/core/areas/trip/trips/lifecycle/trip-life';
import { readTrip } from '@wayline/core/areas/trip/trips/whole-trip';
import { fullName } from '@wayline/core/base/full-name';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** The split of a trip with what it shares, or that of one booking, which follows its trip until it has its own. */
export const handler = endpoint(pricingContracts['trips.commission-split.get'], async ({ input, actor, db }) => {
  const [whole, { users, companies }] = await Promise.all([
    readTrip(db, input.id),
    db.readPartition(PEOPLE, { users: Users, companies: Companies }),
  ]);
  const booking = whole?.bookings.find(({ id }) => id === input.booking_id);
  if (!whole || (input.booking_id && !booking)) return refuse('record.missing');
  const ofTrip = whole.commissionSplits[0];
  const ofBooking = booking && splitOfBooking(booking);
  const split = ofBooking ?? ofTrip;
  const total_commission = sumCommissions(
    booking ? [booking] : whole.bookings.filter((candidate) => !hasOwnSplit(candidate)),
  );
  const advisors = users.map((user) => ({ id: user.id, name: fullName(user) }));
  const names = new Map<string, string>([
    ...advisors.map(({ id, name }) => [id, name] as const),
    ...companies.map((company) => [company.id, company.company_name] as const),
  ]);
  const parties = { company_id: actor.company_id, advisor_id: getTripAdvisor(whole.trip) };
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
