import type { I18n } from '@lingui/core';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { bookingPart } from '@wayline/core/areas/trip/itinerary/booking-part';
import { type BookingSpan, bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import { clientStatus } from '@wayline/core/areas/trip/itinerary/published-entry';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { clock } from '../format/clock-text';
import { fullDate, longDate } from '../format/day-text';
import { clientSpeaker } from '../texts';
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
  /** What a client reads; colleagues read English. */
  language?: ClientLanguage | undefined;
};

const whenOf = (i18n: I18n, { first, start_time }: BookingSpan): string =>
  [longDate(i18n, first), start_time && clock(i18n, start_time)].filter(Boolean).join(', ');
const whereOf = (i18n: I18n, booking: Booking) => {
  const part = bookingPart(booking);
  const leg = part?.kind === 'legs' ? part.legs[0] : undefined;
  return booking.places[0]?.name ?? (leg ? i18n._('{from} to {to}', { from: leg.from.name, to: leg.to.name }) : '');
};

/** The mail of a booking's reminder. The booking's internal note stays where it is. Source: R-TRIP-241..243. */
export const renderReminderMail = ({
  booking,
  trip,
  message,
  trip_url,
  signature,
  language,
}: BookingReminder): ComposedMail => {
  const i18n = clientSpeaker(language);
  const span = bookingSpan(booking);
  const when = span ? whenOf(i18n, span) : '';
  const facts: [string, string][] = [
    [i18n._('Trip'), trip.trip_name],
    [i18n._('When'), when],
    [i18n._('Where'), whereOf(i18n, booking)],
    [i18n._('Reference'), booking.confirmation_id ?? ''],
    [i18n._('With'), booking.supplier_name ?? ''],
    [i18n._('Status'), trip_url ? booking.reservation_status : i18n._(clientStatus(booking.reservation_status))],
  ];
  return composeMail({
    language,
    subject: i18n._('Reminder: {what}', {
      what: [booking.title, span && fullDate(i18n, span.first)].filter(Boolean).join(', '),
    }),
    preview: [trip.trip_name, when].filter(Boolean).join(', '),
    title: booking.title,
    blocks: [
      ...(message.trim() ? [{ kind: 'quote' as const, text: message.trim() }] : []),
      { kind: 'facts', facts: facts.filter(([, value]) => value) },
      ...(trip_url ? [{ kind: 'button' as const, word: i18n._('Open trip'), url: trip_url }] : []),
      ...signedWith(signature),
    ],
    foot: trip_url
      ? i18n._('Wayline sends this once because someone set a reminder on this booking.')
      : i18n._('This is a one-time reminder for this booking. Reply to reach your travel advisor.'),
  });
};
