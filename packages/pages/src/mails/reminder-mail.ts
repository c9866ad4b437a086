import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { bookingPart } from '@wayline/core/areas/trip/itinerary/booking-part';
import { type BookingSpan, bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import { clientStatus } from '@wayline/core/areas/trip/itinerary/published-entry';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { clock } from '../format/clock-text';
import { fullDate, longDay } from '../format/day-text';
import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';
import { signedWith } from './signature';

export type BookingReminder = {
  booking: Booking;
  trip: Trip;
  message: string;
  /**
   * The trip in the app, for those who can sign in. A client cannot, and a link of theirs is known to the mail that brought it alone: their
   * reminder has nothing to press, and the status in their words.
   */
  trip_url?: string | undefined;
  signature?: string;
};

const whenOf = ({ first, start_time }: BookingSpan): string =>
  `${longDay(first)}, ${first.slice(0, 4)}${start_time ? `, ${clock(start_time)}` : ''}`;
const whereOf = (booking: Booking) => {
  const part = bookingPart(booking);
  const leg = part?.kind === 'legs' ? part.legs[0] : undefined;
  return booking.places[0]?.name ?? (leg ? `${leg.from.name} to ${leg.to.name}` : '');
};

/** The mail of a booking's reminder. The booking's internal note stays where it is. Source: R-TRIP-241..243. */
export const renderReminderMail = ({ booking, trip, message, trip_url, signature }: BookingReminder): ComposedMail => {
  const span = bookingSpan(booking);
  const when = span ? whenOf(span) : '';
  const facts: [string, string][] = [
    ['Trip', trip.trip_name],
    ['When', when],
    ['Where', whereOf(booking)],
    ['Reference', booking.confirmation_id ?? ''],
    ['With', booking.supplier_name ?? ''],
    ['Status', trip_url ? booking.reservation_status : clientStatus(booking.reservation_status)],
  ];
  return composeMail({
    subject: `Reminder: ${booking.title}${span ? `, ${fullDate(span.first)}` : ''}`,
    preview: [trip.trip_name, when].filter(Boolean).join(', '),
    title: booking.title,
    blocks: [
      ...(message.trim() ? [{ kind: 'quote' as const, text: message.trim() }] : []),
      { kind: 'facts', facts: facts.filter(([, value]) => value) },
      ...(trip_url ? [{ kind: 'button' as const, word: 'Open trip', url: trip_url }] : []),
      ...signedWith(signature),
    ],
    foot: trip_url
      ? 'Wayline sends this once because someone set a reminder on this booking.'
      : 'This is a one-time reminder for this booking. Reply to reach your travel advisor.',
  });
};
