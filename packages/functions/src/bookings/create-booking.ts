import { withAirportZones } from '@wayline/core/bookings/airport-zones';
import { bookingChanges } from '@wayline/core/bookings/booking-changes';
import { bookingIssues } from '@wayline/core/bookings/booking-issues';
import { bookingsContracts } from '@wayline/core/bookings/bookings.contract';
import { withAdvisorApproval } from '@wayline/core/bookings/client-approval';
import { mayConfirm } from '@wayline/core/bookings/may-confirm';
import { bookingAudit } from '@wayline/core/history/audit-of';
import { refuse } from '@wayline/core/kernel/result';
import { endpoint } from '../kernel/endpoint';
import { bookingEvent } from '../trips/trip-event';

export const handler = endpoint(
  bookingsContracts['book.bookings.create'],
  async ({ input: typed, actor, deps, commit }) => {
    const input = withAirportZones(typed);
    const issues = bookingIssues(input);
    if (issues.length > 0) return refuse('request.invalid', { issues });
    const confirmed = mayConfirm(actor, {}, input);
    if (!confirmed.ok) return confirmed;
    const now = deps.now();
    const created = {
      ...input,
      id: deps.newId('booking'),
      source: 'manual' as const,
      created_by: actor.name,
      created_at: now,
      updated_at: now,
      version: 1,
    };
    const booking = withAdvisorApproval({}, created, { name: actor.name, at: now });
    const changes = bookingChanges(deps.table, actor.company_id);
    return commit({
      writes: [...changes.add(input.trip_id, [booking]), ...changes.suppliers([booking])],
      audit: { subject: input.trip_id, action: 'booking.added', ...bookingAudit(booking) },
      event: bookingEvent(input.trip_id, booking.id, `${actor.name} added ${booking.title}`),
      answer: { booking },
    });
  },
);
