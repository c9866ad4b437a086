import type { I18n } from '@lingui/core';
import type { BookingTypeNames } from '../../../base/booking-type-names';
import { AWAITING_CLIENT } from '../../../base/booking-types';
import type { ClientLanguage } from '../../../base/client-language';
import type { FileId } from '../../../base/ids';
import { coreSpeaker } from '../../../base/texts';
import { formatDuration } from '../../../base/times';
import type { Booking, BookingDraft, Leg, Place } from '../bookings/booking';
import { getLegFields, isInsurance } from '../bookings/types/booking-fields';
import { bookingPart } from './booking-part';
import type { DayEntry } from './day-entry';
import { directionsUrl } from './directions';
import type { DayEvent } from './event';
import type { PublishedEntry } from './published';

type Status = BookingDraft['reservation_status'];
const SAID: Partial<Record<Status, string>> = {
  'Client Approved (Confirmed)': 'Confirmed',
  Booked: 'Confirmed',
  Paid: /*i18n*/ 'Confirmed',
  Cancelled: /*i18n*/ 'Cancelled',
  Unavailable: 'Not available',
  Rejected: /*i18n*/ 'Not available',
};
/**
 * What a reservation status is for the client; what the office still works on is to be confirmed. It is stored with what is published
 * in English, and said in the client's language where it is shown.
 */
export const clientStatus = (status: Status): string => SAID[status] ?? /*i18n*/ 'To be confirmed';

export const publishedPlace = (place: Place): NonNullable<PublishedEntry['place']> => ({
  name: place.name,
  ...(place.iata_code && { iata_code: place.iata_code }),
  ...(place.formatted_address && { address: place.formatted_address }),
  ...(place.phone_no && { phone_no: place.phone_no }),
  directions_url: directionsUrl(place),
});

const venue = ({ places: [place] }: Booking) =>
  place && { place: publishedPlace(place), ...(place.timezone && { timezone: place.timezone }) };

const legFacts = ({ carrier, number, carrier_code = '', seat, cabin }: Leg) => ({
  ...(carrier && { carrier }),
  ...(number && { number: carrier_code && !number.startsWith(carrier_code) ? `${carrier_code} ${number}` : number }),
  ...(seat && { seat }),
  ...(cabin && { cabin }),
});

const rideFacts = ({ booking_type, sub_type, transport_detail: ride }: Booking): Partial<PublishedEntry> => {
  const { kind } = getLegFields(booking_type, sub_type);
  const vehicle = [ride?.vehicle_class, ride?.vehicle].filter(Boolean).join(', ');
  const driver = [ride?.driver_name, ride?.driver_phone].filter(Boolean).join(', ');
  return {
    ...((kind === 'ride' || kind === 'rental') && { leg_kind: kind }),
    ...(vehicle && { vehicle }),
    ...(driver && { driver }),
  };
};

const insuranceFacts = ({ booking_type, sub_type, service_detail }: Booking): Partial<PublishedEntry> => {
  if (!isInsurance(booking_type, sub_type)) return {};
  const { policy_number, cover_amount } = service_detail ?? {};
  return { ...(policy_number && { policy_number }), ...(cover_amount && { cover: cover_amount }) };
};

/** What the kind of appearance adds: its ends, its place, how long it takes. */
const detailsOf = (i18n: I18n, entry: DayEntry, booking: Booking): Partial<PublishedEntry> => {
  const stay = booking.accommodation;
  switch (entry.kind) {
    case 'checkin':
      return {
        ...venue(booking),
        duration: i18n._('{nights, plural, one {# night} other {# nights}}', { nights: entry.nights }),
        ...(stay && { end_date: stay.checkout_date, end_time: stay.checkout_time }),
        // The schema has one word for where one sleeps or sits: the room of a stay is its cabin.
        ...(stay?.room_description && { cabin: stay.room_description }),
      };
    case 'overnight':
      return {
        ...venue(booking),
        duration: i18n._('Night {night} of {nights}', { night: entry.night, nights: entry.nights }),
      };
    case 'checkout':
      return { ...venue(booking) };
    case 'leg': {
      const part = bookingPart(booking);
      const leg = part?.kind === 'legs' ? part.legs[entry.leg_index] : undefined;
      const { end_date, timezone, end_timezone, duration_minutes } = entry;
      return {
        from: publishedPlace(entry.from),
        to: publishedPlace(entry.to),
        ...(end_date && { end_date }),
        ...(timezone && { timezone }),
        ...(end_timezone && { end_timezone }),
        ...(duration_minutes !== undefined && { duration: formatDuration(duration_minutes) }),
        ...(leg && legFacts(leg)),
        ...rideFacts(booking),
      };
    }
    case 'dropoff':
      return {
        place: publishedPlace(entry.place),
        ...(entry.timezone && { timezone: entry.timezone }),
        leg_kind: 'rental',
      };
    case 'item':
      return { ...venue(booking), ...(entry.end_date && { end_date: entry.end_date }), ...insuranceFacts(booking) };
    default:
      return {
        ...(entry.boarding && { boarding: entry.boarding }),
        ...(entry.port && {
          place: publishedPlace(entry.port),
          ...(entry.port.timezone && { timezone: entry.port.timezone }),
        }),
      };
  }
};

/** The rooms about which the client is told something. The office's own comment on a room never passes. Source: R-TRIP-087. */
const roomsOf = (i18n: I18n, { accommodation }: Booking) =>
  (accommodation?.room_types ?? []).flatMap(({ room_type, rooms }) =>
    rooms.flatMap(({ room_no, comments, client_request }) => {
      const [comment, request] = [comments?.client?.trim(), client_request?.trim()];
      if (!comment && !request) return [];
      const name = room_no ? i18n._('{room_type}, room {room_no}', { room_type, room_no }) : room_type;
      return [{ name, ...(comment && { comment }), ...(request && { request }) }];
    }),
  );

type Asked = {
  prices: boolean;
  answers: boolean;
  type_names?: BookingTypeNames | undefined;
  language?: ClientLanguage | undefined;
  photos?: readonly FileId[];
};
const onceOf = (booking: Booking, { prices, answers, language, photos = [] }: Asked): Partial<PublishedEntry> => {
  const { client_note, price_detail, reservation_status } = booking;
  const rooms = roomsOf(coreSpeaker(language), booking);
  return {
    ...(client_note && { note: client_note }),
    ...(rooms.length > 0 && { rooms }),
    ...(photos.length > 0 && { photos: photos.map((file) => ({ file })) }),
    ...(answers && AWAITING_CLIENT.has(reservation_status) && { answerable: true }),
    ...(answers && clientStatus(reservation_status) === 'Confirmed' && { booked: true }),
    ...(prices && price_detail && { price: { minor: price_detail.total_price, currency: price_detail.currency } }),
  };
};
const sharedOf = (booking: Booking, type_name: string | undefined) => ({
  booking_id: booking.id,
  booking_type: booking.booking_type,
  ...(type_name && { type_name }),
  title: booking.title,
  status: clientStatus(booking.reservation_status),
  is_cancelled: booking.reservation_status === 'Cancelled',
  ...(booking.confirmation_id && { confirmation_id: booking.confirmation_id }),
  ...(booking.supplier_name && { supplier_name: booking.supplier_name }),
});

type Show = Asked & { first: boolean };
/**
 * One appearance of a booking as a client reads it. The advisor's own `note` never passes; the client's note and, when asked for, the
 * price and the photos stand once, on the booking's first appearance. Source: R-TRIP-087.
 */
export const publishedEntry = (entry: DayEntry, booking: Booking, { first, ...asked }: Show): PublishedEntry => ({
  ...sharedOf(booking, asked.type_names?.[booking.booking_type]),
  kind: entry.kind,
  ...(entry.time && { time: entry.time }),
  ...(entry.end_time && { end_time: entry.end_time }),
  ...detailsOf(coreSpeaker(asked.language), entry, booking),
  ...(first && onceOf(booking, asked)),
});

/** A booking that has no day yet. */
export const publishedUnscheduled = (booking: Booking, asked: Asked): PublishedEntry => ({
  ...sharedOf(booking, asked.type_names?.[booking.booking_type]),
  kind: 'item',
  ...(booking.places[0] && { place: publishedPlace(booking.places[0]) }),
  ...onceOf(booking, asked),
});

/** An event as a client reads it. It belongs to no supplier, so its state goes without saying. */
export const publishedEvent = ({ id, event_title, startTime, places: [place], note }: DayEvent): PublishedEntry => ({
  booking_id: id,
  kind: 'event',
  booking_type: 'Other',
  title: event_title,
  ...(startTime && { time: startTime }),
  ...(place && { place: publishedPlace(place), ...(place.timezone && { timezone: place.timezone }) }),
  ...(note && { note }),
  is_cancelled: false,
});
