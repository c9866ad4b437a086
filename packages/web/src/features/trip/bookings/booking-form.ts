import type { Booking, BookingDraft } from '@wayline/core/areas/trip/bookings/booking';
import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import type { RoomType } from '@wayline/core/areas/trip/pricing/room-type';
import type { BookingStart } from '@wayline/core/areas/trip/trip-check/finding';
import type { BookingType } from '@wayline/core/base/booking-types';
import { type CruiseDayForm, toCruiseDayForm } from './cruise-form';
import { emptyLeg, type LegForm, toLegForm } from './leg-form';
import { type PassengerForm, toPassengerForm } from './passenger-form';

type Stay = NonNullable<BookingDraft['accommodation']>;
type Texts<T> = { [K in keyof T]?: T[K] | string };

/** What the editor of a booking holds: plain texts, empty where nothing is given. */
export type BookingForm = {
  booking_type: BookingType;
  sub_type: string;
  title: string;
  supplier_name: string;
  /** Which supplier is meant, where several have that name. */
  supplier_id?: string;
  booked_through: string;
  confirmation_id: string;
  /** One a line. */
  supplier_confirmations: string;
  reservation_status: string;
  payment_status?: string;
  supplier_status?: string;
  client_approval?: string;
  client_approved_on?: string;
  start_date?: string;
  start_time?: string;
  end_date?: string;
  end_time?: string;
  place: string;
  address: string;
  place_phone: string;
  legs: LegForm[];
  passengers: PassengerForm[];
  cruise_days: CruiseDayForm[];
  stay: Texts<Pick<Stay, 'category' | 'stars' | 'board' | 'room_description' | 'location_details'>>;
  flight_detail: Texts<NonNullable<BookingDraft['flight_detail']>>;
  transport_detail: Texts<NonNullable<BookingDraft['transport_detail']>>;
  cruise_detail: Texts<NonNullable<BookingDraft['cruise_detail']>>;
  service_detail: Texts<NonNullable<BookingDraft['service_detail']>>;
  supplier_requests: Texts<NonNullable<BookingDraft['supplier_requests']>>;
  headcount?: number;
  capacity?: number;
  includes: string;
  additional_info: string;
  price?: PriceEntry;
  room_types: RoomType[];
  payment_due_date?: string;
  option_expires_on?: string;
  cancellation_deadline?: string;
  traveler_ids: string[];
  /** One name a line. */
  guest_names: string;
  /** With commas between them. */
  tags: string;
  client_note: string;
  note: string;
};
/** Which times a booking is asked for: its legs, the days of a cruise, or one span. */
export type TimesAsked = 'legs' | 'cruise' | 'span';

const WITH_LEGS: readonly BookingType[] = ['Flights', 'Rail', 'Transportation'];
export const getTimesAsked = (type: BookingType): TimesAsked => {
  if (WITH_LEGS.includes(type)) return 'legs';
  return type === 'Cruise' ? 'cruise' : 'span';
};

export const listLegs = (booking: Booking | undefined) => booking?.destinations ?? booking?.transportations ?? [];

const spanOf = (booking: Booking | undefined, day: string, until: string | undefined) => {
  const { accommodation: stay, general_booking: general, cruise_days: cruise } = booking ?? {};
  return {
    start_date: stay?.checkin_date ?? general?.start_date ?? cruise?.[0]?.date ?? (day || undefined),
    start_time: stay?.checkin_time ?? general?.start_time,
    end_date: stay?.checkout_date ?? general?.end_date ?? cruise?.at(-1)?.date ?? until,
    end_time: stay?.checkout_time ?? general?.end_time,
  };
};

const stayOf = ({ category, stars, board, room_description, location_details }: Partial<Stay> = {}) => ({
  ...{ category, stars, board, room_description, location_details },
});

const arrangementOf = (booking: Booking | undefined) => ({
  supplier_name: booking?.supplier_name ?? '',
  supplier_id: booking?.supplier_id,
  booked_through: booking?.booked_through ?? '',
  confirmation_id: booking?.confirmation_id ?? '',
  supplier_confirmations: booking?.supplier_confirmations?.join('\n') ?? '',
  reservation_status: booking?.reservation_status ?? 'Booked',
  payment_status: booking?.payment_status,
  supplier_status: booking?.supplier_status,
  client_approval: booking?.client_approval,
  client_approved_on: booking?.client_approved_on,
  payment_due_date: booking?.payment_due_date,
  option_expires_on: booking?.option_expires_on,
  cancellation_deadline: booking?.cancellation_deadline,
});

const detailsOf = (booking: Booking | undefined) => ({
  stay: stayOf(booking?.accommodation),
  flight_detail: { ...booking?.flight_detail },
  transport_detail: { ...booking?.transport_detail },
  cruise_detail: { ...booking?.cruise_detail },
  service_detail: { ...booking?.service_detail },
  supplier_requests: { ...booking?.supplier_requests },
  headcount: booking?.headcount,
  capacity: booking?.capacity,
  includes: booking?.includes ?? '',
  additional_info: booking?.additional_info ?? '',
});

/** The form of a booking, or of a new one on a day, of which more may be known. */
export const toBookingForm = (
  booking: Booking | undefined,
  day: string,
  { booking_type = 'Flights', until }: BookingStart = {},
): BookingForm => {
  const legs = listLegs(booking);
  const place = booking?.places[0];
  return {
    booking_type: booking?.booking_type ?? booking_type,
    sub_type: booking?.sub_type ?? '',
    title: booking?.title ?? '',
    ...arrangementOf(booking),
    ...spanOf(booking, day, until),
    ...detailsOf(booking),
    place: place?.name ?? '',
    address: place?.formatted_address ?? '',
    place_phone: place?.phone_no ?? '',
    legs: legs.length ? legs.map(toLegForm) : [emptyLeg(day)],
    passengers: booking?.passengers?.map(toPassengerForm) ?? [],
    cruise_days: booking?.cruise_days?.map(toCruiseDayForm) ?? [],
    price: booking?.price_detail,
    room_types: booking?.accommodation?.room_types ?? [],
    traveler_ids: booking?.traveler_ids ?? [],
    guest_names: booking?.guest_names.join('\n') ?? '',
    tags: booking?.tags?.join(', ') ?? '',
    client_note: booking?.client_note ?? '',
    note: booking?.note ?? '',
  };
};
