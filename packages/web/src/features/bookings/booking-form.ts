import type { Booking, BookingDraft, Place } from '@wayline/core/bookings/booking';
import type { BookingType } from '@wayline/core/bookings/booking-types';
import type { Money } from '@wayline/core/kernel/values';
import { given } from '../../lib/given';
import { emptyLeg, type LegForm, legFormOf, legOf } from './leg-form';

/** What the editor of a booking holds: plain texts, empty where nothing is given. */
export type BookingForm = {
  booking_type: BookingType;
  title: string;
  supplier_name: string;
  confirmation_id: string;
  reservation_status: string;
  start_date?: string;
  start_time?: string;
  end_date?: string;
  end_time?: string;
  place: string;
  address: string;
  legs: LegForm[];
  price?: Money;
  client_note: string;
  note: string;
};
/** Which times a booking is asked for: its legs, one span, or none where a cruise has its own days. */
export type TimesAsked = 'legs' | 'span' | 'none';

const WITH_LEGS: readonly BookingType[] = ['Flights', 'Rail', 'Transportation'];
export const timesAskedOf = (type: BookingType, booking?: Booking): TimesAsked => {
  if (WITH_LEGS.includes(type)) return 'legs';
  return type === 'Cruise' && booking?.cruise_days?.length ? 'none' : 'span';
};

const legsOf = (booking: Booking | undefined) => booking?.destinations ?? booking?.transportations ?? [];

/** The form of a booking, or of a new one on a day. */
export const formOf = (booking: Booking | undefined, day: string): BookingForm => {
  const stay = booking?.accommodation;
  const general = booking?.general_booking;
  const legs = legsOf(booking);
  const place = booking?.places[0];
  return {
    booking_type: booking?.booking_type ?? 'Flights',
    title: booking?.title ?? '',
    supplier_name: booking?.supplier_name ?? '',
    confirmation_id: booking?.confirmation_id ?? '',
    reservation_status: booking?.reservation_status ?? 'Booked',
    start_date: stay?.checkin_date ?? general?.start_date ?? (day || undefined),
    start_time: stay?.checkin_time ?? general?.start_time,
    end_date: stay?.checkout_date ?? general?.end_date,
    end_time: stay?.checkout_time ?? general?.end_time,
    place: place?.name ?? '',
    address: place?.formatted_address ?? '',
    legs: legs.length ? legs.map(legFormOf) : [emptyLeg(day)],
    price: booking?.price_detail && {
      minor: booking.price_detail.total_price,
      currency: booking.price_detail.currency,
    },
    client_note: booking?.client_note ?? '',
    note: booking?.note ?? '',
  };
};

const placesOf = (form: BookingForm, before: readonly Place[]): Place[] => {
  const name = given(form.place);
  if (!name) return [];
  const [first, ...rest] = before;
  const known = first?.name === name ? first : undefined;
  return [{ source: 'manual', ...known, name, formatted_address: given(form.address) }, ...rest];
};

/** The timed part a filled form gives a booking of its type; what the form does not show of it stays. */
const timedPartOf = (form: BookingForm, before: Booking | undefined): Partial<BookingDraft> => {
  const { booking_type: type, start_date = '', end_date } = form;
  const [start_time, end_time] = [given(form.start_time), given(form.end_time)];
  const asked = timesAskedOf(type, before);
  if (asked === 'none') return {};
  if (asked === 'legs') {
    const legs = form.legs.map((leg) => legOf(leg, legsOf(before)));
    return type === 'Flights' ? { destinations: legs } : { transportations: legs };
  }
  const places = placesOf(form, before?.places ?? []);
  if (type !== 'Accommodation')
    return { places, general_booking: { start_date, start_time, end_date: given(end_date), end_time } };
  const stay = { checkin_date: start_date, checkin_time: start_time, checkout_date: end_date ?? '' };
  return { places, accommodation: { ...before?.accommodation, ...stay, checkout_time: end_time } };
};

/**
 * What a filled form says of a booking. A text that was emptied is sent empty, because what is not sent stays as it was; a new
 * booking is sent without it.
 */
export const draftOf = (
  form: BookingForm,
  before?: Booking,
): Partial<BookingDraft> & Pick<BookingDraft, 'title' | 'booking_type'> => {
  const textOf = (name: 'supplier_name' | 'confirmation_id' | 'client_note' | 'note') =>
    given(form[name]) ?? (before?.[name] ? '' : undefined);
  return {
    booking_type: form.booking_type,
    title: form.title.trim(),
    supplier_name: textOf('supplier_name'),
    confirmation_id: textOf('confirmation_id'),
    reservation_status: form.reservation_status as BookingDraft['reservation_status'],
    ...timedPartOf(form, before),
    ...(form.price && {
      price_detail: {
        price_per_person: before?.price_detail?.price_per_person ?? 'Total Price',
        total_price: form.price.minor,
        currency: form.price.currency,
      },
    }),
    client_note: textOf('client_note'),
    note: textOf('note'),
  };
};
