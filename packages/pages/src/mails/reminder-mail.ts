import type { Booking } from '@wayline/core/bookings/booking';
import { bookingSpan } from '@wayline/core/itinerary/booking-span';
import type { Trip } from '@wayline/core/trips/trip';
import { clock } from '../format/clock-text';
import { fullDate, longDay } from '../format/day-text';
import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';

export type BookingReminder = { booking: Booking; trip: Trip; message: string; trip_url: string };

const whenOf = (booking: Booking): string => {
  const span = bookingSpan(booking);
  if (!span) return '';
  return `${longDay(span.first)}, ${span.first.slice(0, 4)}${span.start_time ? `, ${clock(span.start_time)}` : ''}`;
};
const whereOf = ({ places, destinations, transportations }: Booking) => {
  const [leg] = destinations ?? transportations ?? [];
  return places[0]?.name ?? (leg ? `${leg.from.name} to ${leg.to.name}` : '');
};

/** The mail of a booking's reminder. The booking's internal note stays where it is. Source: R-TRIP-241..243. */
export const renderReminderMail = ({ booking, trip, message, trip_url }: BookingReminder): ComposedMail => {
  const span = bookingSpan(booking);
  const facts: [string, string][] = [
    ['Trip', trip.trip_name],
    ['When', whenOf(booking)],
    ['Where', whereOf(booking)],
    ['Reference', booking.confirmation_id ?? ''],
    ['With', booking.supplier_name ?? ''],
    ['Status', booking.reservation_status],
  ];
  return composeMail({
    subject: `Reminder: ${booking.title}${span ? `, ${fullDate(span.first)}` : ''}`,
    preview: `${trip.trip_name}${span ? `, ${whenOf(booking)}` : ''}`,
    title: booking.title,
    blocks: [
      ...(message.trim() ? [{ kind: 'quote' as const, text: message.trim() }] : []),
      { kind: 'facts', facts: facts.filter(([, value]) => value) },
      { kind: 'button', word: 'Open the trip', url: trip_url },
    ],
    foot: 'Wayline sends this once, because somebody set a reminder on this booking.',
  });
};
