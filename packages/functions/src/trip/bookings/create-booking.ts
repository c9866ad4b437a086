import { withAirportZones } from '@wayline/core/areas/trip/bookings/airport-zones';
import { bookingIssues } from '@wayline/core/areas/trip/bookings/booking-issues';
import { createBooking, numberBooking } from '@wayline/core/areas/trip/bookings/booking-writes';
import { bookingsContracts } from '@wayline/core/areas/trip/bookings/bookings.contract';
import { withAdvisorApproval } from '@wayline/core/areas/trip/bookings/client-approval';
import { mayConfirm } from '@wayline/core/areas/trip/bookings/may-confirm';
import { linkSupplier } from '@wayline/core/areas/trip/bookings/suppliers/link-suppliers';
import { linkSentPeople } from '@wayline/core/areas/trip/trips/people/link-sent-people';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  bookingsContracts['book.bookings.create'],
  async ({ input: typed, actor, db, deps, commit }) => {
    const input = withAirportZones(typed);
    const issues = bookingIssues(input);
    if (issues.length > 0) return refuse('request.invalid', { issues });
    const confirmed = mayConfirm(actor, {}, input);
    if (!confirmed.ok) return confirmed;
    const now = deps.now();
    const at = { company: actor.company_id, trip: input.trip_id };
    const [linked = input] = await linkSentPeople(deps.table, at, [input]);
    const supplied = await linkSupplier(db, { after: linked }, now.slice(0, 10));
    if (!supplied.ok) return supplied;
    const made = {
      ...supplied.value,
      id: deps.newId('booking'),
      source: 'manual' as const,
      created_by: actor.name,
    };
    const [trip, numbered] = await Promise.all([
      db.get(Trips, { id: input.trip_id }),
      numberBooking(db, withAdvisorApproval({}, made, { name: actor.name, at: now })),
    ]);
    if (!trip) return refuse('record.missing');
    const created = createBooking(db, trip, numbered);
    return commit({ writes: [created], answer: { booking: created.after } });
  },
);
