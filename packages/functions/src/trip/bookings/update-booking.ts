import { withAirportZones } from '@wayline/core/areas/trip/bookings/airport-zones';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { newIssues } from '@wayline/core/areas/trip/bookings/booking-issues';
import { BookingChanges, mergedBooking } from '@wayline/core/areas/trip/bookings/booking-merge';
import { bookingsContracts } from '@wayline/core/areas/trip/bookings/bookings.contract';
import { dropCancellationIfReinstated } from '@wayline/core/areas/trip/bookings/cancellation/cancel-booking';
import { withAdvisorApproval } from '@wayline/core/areas/trip/bookings/client-approval';
import { keepFigures } from '@wayline/core/areas/trip/bookings/keep-figures';
import { mayConfirm } from '@wayline/core/areas/trip/bookings/may-confirm';
import { linkSupplier } from '@wayline/core/areas/trip/bookings/suppliers/link-suppliers';
import { saveBooking } from '@wayline/core/areas/trip/history/save-booking';
import { rescheduleIfDaysChanged } from '@wayline/core/areas/trip/trips/dates/unscheduled';
import { linkChanges, linkSentPeople } from '@wayline/core/areas/trip/trips/people/link-sent-people';
import { refuse } from '@wayline/core/base/result';
import { keepWithheld } from '@wayline/core/contract/permission-fields';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** Saves what was sent of a booking and keeps the rest, what others have saved meanwhile included. Its reminders move with its first day. */
export const handler = endpoint(bookingsContracts['book.bookings.update'], ({ input, actor, db, deps, commit }) =>
  retryOnConflict(async () => {
    const { id, trip_id, version, was: shown, ...typed } = input;
    const stored = await db.get(Bookings, { trip_id, id });
    if (!stored) return refuse('record.missing');
    const at = { company: actor.company_id, trip: trip_id };
    const [known = stored] = stored.traveler_names ? await linkSentPeople(deps.table, at, [stored]) : [];
    // As it was read: with the zones that a flight has had since they were looked up.
    const before = withAirportZones(known);
    const changes = withAirportZones(await linkChanges(deps.table, at, before, typed));
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
    const changed = withAdvisorApproval(before, { ...before, ...merged.value }, { name: actor.name, at: now });
    const placed = rescheduleIfDaysChanged(before, dropCancellationIfReinstated(before, changed));
    const supplied = await linkSupplier(db, { before, after: placed }, now.slice(0, 10));
    if (!supplied.ok) return supplied;
    const [saved, ...followers] = await saveBooking(db, {
      before: withAirportZones(stored),
      after: supplied.value,
      now,
    });
    return commit({ writes: [saved, ...followers], answer: { booking: saved.after } });
  }),
);
