import * as z from 'zod';
import { ok, type Result, refuse } from '../../../base/result';
import { type Trip, TripDraft } from './trip';

/** What of a trip is edited in its cell of the trip list. Source: R-TRIP-189. */
export const TRIP_INLINE_ITEMS = ['trip_name', 'custom_code', 'trip_status'] as const;
export type TripInlineItem = (typeof TRIP_INLINE_ITEMS)[number];
export const TripInlineItem = z.enum(TRIP_INLINE_ITEMS);

/** Whether a status cancels the trip or takes that back, which asks what becomes of its links. Source: R-TRIP-153. */
const isCancelling = (was: string, value: string): boolean =>
  was !== value && (was === 'CANCELLED' || value === 'CANCELLED');

const refusal = (message: string) => refuse('request.invalid', { issues: [{ path: 'value', message }] });

/** What one item of a trip becomes; the empty text takes the custom code away. Refuses with `request.invalid`. */
export const editTripInline = (trip: Trip, item: TripInlineItem, value: string): Result<Partial<Trip>> => {
  const text = value.trim();
  if (item === 'trip_status' && isCancelling(trip.trip_status, text))
    return refusal('To cancel a trip or undo that, open the trip.');
  if (item === 'custom_code' && text === '') return ok({ custom_code: undefined });
  const parsed = TripDraft.pick({ [item]: true } as Record<TripInlineItem, true>).safeParse({ [item]: text });
  return parsed.success ? ok(parsed.data) : refusal(parsed.error.issues[0]?.message ?? 'Please choose a value.');
};
