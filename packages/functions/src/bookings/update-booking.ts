import { withAirportZones } from '@wayline/core/bookings/airport-zones';
import { Bookings } from '@wayline/core/bookings/booking.records';
import { bookingChanges } from '@wayline/core/bookings/booking-changes';
import { newIssues } from '@wayline/core/bookings/booking-issues';
import { BookingChanges, mergedBooking } from '@wayline/core/bookings/booking-merge';
import { bookingsContracts } from '@wayline/core/bookings/bookings.contract';
import { leavesCancellation } from '@wayline/core/bookings/cancellation/cancel-booking';
import { withAdvisorApproval } from '@wayline/core/bookings/client-approval';
import { keepFigures } from '@wayline/core/bookings/keep-figures';
import { mayConfirm } from '@wayline/core/bookings/may-confirm';
import { supplierOf } from '@wayline/core/bookings/suppliers/supplier.records';
import { bookingAudit } from '@wayline/core/history/audit-of';
import { keepWithheld } from '@wayline/core/kernel/permission-fields';
import { refuse } from '@wayline/core/kernel/result';
import { getRecord } from '@wayline/core/store/read';
import { leavesTray } from '@wayline/core/trips/dates/tray';
import { savedBooking } from '../history/saved-booking';
import { decideAgain } from '../kernel/decide-again';
import { endpoint } from '../kernel/endpoint';
import { bookingEvent } from '../trips/trip-event';

/** Saves what was sent of a booking and keeps the rest, what others have saved meanwhile included. Its reminders move with its first day. */
export const handler = endpoint(bookingsContracts['book.bookings.update'], ({ input, actor, deps, commit }) =>
  decideAgain(async () => {
    const { id, trip_id, version, was: shown, ...typed } = input;
    const stored = await getRecord(deps.table, actor.company_id, Bookings, { trip_id, id });
    if (!stored) return refuse('record.missing');
    // As it was read: with the zones that a flight has had since they were looked up.
    const before = withAirportZones(stored);
    const changes = withAirportZones(typed);
    const kept = keepFigures(BookingChanges, { sent: changes, stored: before, shown }, actor.permissions);
    if (!kept.ok) return kept;
    const sent = kept.value;
    const was = shown && keepWithheld(BookingChanges, shown, before, actor.permissions);
    const issues = newIssues(before, sent);
    if (issues.length > 0) return refuse('request.invalid', { issues });
    const merged = mergedBooking(before, { version, was, changes: sent });
    if (!merged.ok) return merged;
    const confirmed = mayConfirm(actor, before, { ...before, ...merged.value });
    if (!confirmed.ok) return confirmed;
    const now = deps.now();
    const saved = { ...before, ...merged.value, updated_at: now, version: before.version + 1 };
    const changed = withAdvisorApproval(before, saved, { name: actor.name, at: now });
    const after = leavesTray(before, leavesCancellation(before, changed));
    const { suppliers } = bookingChanges(deps.table, actor.company_id);
    return commit({
      writes: [
        ...(await savedBooking(deps.table, actor.company_id, { before, after, now })),
        ...suppliers(supplierOf(before)?.id === supplierOf(after)?.id ? [] : [after]),
      ],
      audit: { subject: trip_id, action: 'booking.changed', ...bookingAudit(after, before) },
      event: bookingEvent(trip_id, id, `${actor.name} changed ${after.title}`),
      answer: { booking: after },
    });
  }),
);
