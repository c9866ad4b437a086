import { editInline } from '@wayline/core/areas/trip/booking-lists/inline-edit';
import { bookingEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';

import { bookingListsContracts } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { mayConfirm } from '@wayline/core/areas/trip/bookings/may-confirm';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

/** Saves one item as it was typed into its cell, whatever others have saved of the rest. Source: R-TRIP-189. */
export const handler = endpoint(
  bookingListsContracts['misc.inline-edit.update'],
  ({ input, actor, db, deps, commit }) =>
    retryOnConflict(async () => {
      const { id, item, value, was, version, user_id } = input;
      const trip_id = input.nested_object.id;
      const before = await db.get(Bookings, { trip_id, id });
      if (!before) return refuse('record.missing');
      if (user_id !== undefined && user_id !== actor.user_id)
        return refuse('request.invalid', {
          issues: [{ path: 'user_id', message: 'You can only edit as yourself.' }],
        });
      const stands = before[item] ?? '';
      if (before.version !== version && ![was, value.trim()].includes(stands))
        return refuse('record.stale', { current: before });
      const edited = editInline(before, item, value);
      if (!edited.ok) return edited;
      const confirmed = mayConfirm(actor, before, edited.value);
      if (!confirmed.ok) return confirmed;
      const after = { ...edited.value, updated_at: deps.now(), version: before.version + 1 };
      return commit({
        writes: [db.change(Bookings, before, after)],
        audit: { subject: trip_id },
        events: [bookingEvents.changed({ ...after, in_company_table: true })],
        answer: { booking: after },
      });
    }),
);
