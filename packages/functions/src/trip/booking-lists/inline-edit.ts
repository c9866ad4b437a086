import { mayCall, type Needs } from '@wayline/core/access/access';
import { editInline, InlineItem } from '@wayline/core/areas/trip/booking-lists/inline-edit';
import { bookingEvents } from '@wayline/core/areas/trip/bookings/booking.events';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { bookingListsContracts, EDITS_OF } from '@wayline/core/areas/trip/bookings/booking-lists.contract';
import { mayConfirm } from '@wayline/core/areas/trip/bookings/may-confirm';
import { linkSupplier } from '@wayline/core/areas/trip/bookings/suppliers/link-suppliers';
import { editTripInline, TripInlineItem } from '@wayline/core/areas/trip/trips/inline-trip-edit';
import { tripEvents } from '@wayline/core/areas/trip/trips/trip.events';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { BookingId, TripId } from '@wayline/core/base/ids';
import { type Result, refuse } from '@wayline/core/base/result';
import type { OutputOf } from '@wayline/core/contract/contract';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { type Call, endpoint } from '../../kernel/endpoint';

type Asked = Call<(typeof bookingListsContracts)['misc.inline-edit.update']>;
type Stands = { version: number; value: string };

const invalid = (path: string, message: string) => refuse('request.invalid', { issues: [{ path, message }] });

/** Whether others have changed the cell since it was read; that the rest of its row has changed doesn't matter. */
const isStale = ({ was, value, version }: Asked['input'], stands: Stands): boolean =>
  stands.version !== version && ![was, value.trim()].includes(stands.value);

const editBooking = async ({ input, actor, db, deps, commit }: Asked) => {
  const { nested_object, value } = input;
  const [id, item] = [BookingId.safeParse(input.id).data, InlineItem.safeParse(input.item).data];
  if (!id) return invalid('id', 'That’s not the id of a booking.');
  if (!item) return invalid('item', 'A booking has no such cell.');
  if (!nested_object) return invalid('nested_object', 'Say which trip the booking is in.');
  const before = await db.get(Bookings, { trip_id: nested_object.id, id });
  if (!before) return refuse('record.missing');
  if (isStale(input, { version: before.version, value: before[item] ?? '' }))
    return refuse('record.stale', { current: before });
  const edited = editInline(before, item, value);
  if (!edited.ok) return edited;
  const confirmed = mayConfirm(actor, before, edited.value);
  if (!confirmed.ok) return confirmed;
  const supplied = await linkSupplier(db, { before, after: edited.value }, deps.now().slice(0, 10));
  if (!supplied.ok) return supplied;
  const saved = db.save(Bookings, before, supplied.value, {
    as: (after) => bookingEvents.changed({ ...after, in_company_table: true }),
  });
  return commit({ writes: [saved], answer: { booking: saved.after } });
};

const editTrip = async ({ input, db, commit }: Asked) => {
  const [id, item] = [TripId.safeParse(input.id).data, TripInlineItem.safeParse(input.item).data];
  if (!id) return invalid('id', 'That’s not the id of a trip.');
  if (!item) return invalid('item', 'A trip has no such cell.');
  const before = await db.get(Trips, { id });
  if (!before) return refuse('record.missing');
  if (isStale(input, { version: before.version, value: before[item] ?? '' }))
    return refuse('record.stale', { current: before });
  const edited = editTripInline(before, item, input.value);
  if (!edited.ok) return edited;
  const saved = db.save(Trips, before, { ...before, ...edited.value }, { as: tripEvents.changed });
  return commit({ writes: [saved], answer: { trip: saved.after } });
};

type Edited = Promise<Result<OutputOf<(typeof bookingListsContracts)['misc.inline-edit.update']>>>;
const EDIT: Record<Asked['input']['object'], (call: Asked) => Edited> = { booking: editBooking, trip: editTrip };

/** Saves one item as it was typed into its cell, whatever others have saved of the rest. Source: R-TRIP-189. */
export const handler = endpoint(bookingListsContracts['misc.inline-edit.update'], async (call) => {
  const { object, user_id } = call.input;
  const needs: Needs = EDITS_OF[object];
  const allowed = mayCall(needs, call.actor);
  if (!allowed.ok) return allowed;
  if (user_id !== undefined && user_id !== call.actor.user_id)
    return invalid('user_id', 'You can only edit as yourself.');
  return retryOnConflict(() => EDIT[object](call));
});
