import { BOOKINGS_CHANNEL } from '@wayline/core/areas/notifications/channels';
import type { BookingId, TripId } from '@wayline/core/base/ids';
import { type FocusEvent, useEffect, useState } from 'react';
import { showOpen, visit } from '../../../lib/live';

/** A person who only passes through a field is not said to be in it. */
const SETTLED_MS = 250;
const channelsOf = (trip: TripId) => [`trip.${trip}`, BOOKINGS_CHANNEL];
const nameOf = (target: EventTarget) => (target instanceof HTMLElement ? target.getAttribute('name') : undefined);

/**
 * Tells colleagues, on its trip and at the list of bookings, that a booking is open here, and which field one is in: `at`, or where the
 * focus is in the form that the answer goes around.
 */
export const useOpenBooking = (trip: TripId, booking: BookingId | undefined, at?: string) => {
  const [field, setField] = useState(at);
  useEffect(() => {
    if (!booking) return undefined;
    const channels = channelsOf(trip);
    // AnnouncementContent before one comes: a word about what is open may overtake the coming itself.
    for (const channel of channels) showOpen(channel, { booking_id: booking, field: at });
    const leave = channels.map(visit);
    return () => {
      for (const go of leave) go();
      for (const channel of channels) showOpen(channel, undefined);
    };
  }, [trip, booking, at]);
  useEffect(() => {
    if (!booking) return undefined;
    const say = () => {
      for (const channel of channelsOf(trip)) showOpen(channel, { booking_id: booking, field });
    };
    const settled = setTimeout(say, field ? SETTLED_MS : 0);
    return () => clearTimeout(settled);
  }, [trip, booking, field]);
  return { onFocus: ({ target }: FocusEvent) => setField(nameOf(target) ?? undefined) };
};
