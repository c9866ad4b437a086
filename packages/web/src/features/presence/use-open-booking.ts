import type { BookingId, TripId } from '@wayline/core/kernel/ids';
import { type FocusEvent, useEffect, useState } from 'react';
import { showOpen } from '../../lib/live';

/** A person who only passes through a field is not said to be in it. */
const SETTLED_MS = 250;
const nameOf = (target: EventTarget) => (target instanceof HTMLElement ? target.getAttribute('name') : undefined);

/** Tells colleagues that a booking is open here, and which field one is in; the answer goes around its form. */
export const useOpenBooking = (trip: TripId, booking: BookingId | undefined) => {
  const [field, setField] = useState<string>();
  const channel = `trip.${trip}`;
  useEffect(() => {
    if (!booking) return undefined;
    const settled = setTimeout(() => showOpen(channel, { booking_id: booking, field }), field ? SETTLED_MS : 0);
    return () => clearTimeout(settled);
  }, [channel, booking, field]);
  useEffect(() => (booking ? () => showOpen(channel, undefined) : undefined), [channel, booking]);
  return { onFocus: ({ target }: FocusEvent) => setField(nameOf(target) ?? undefined) };
};
