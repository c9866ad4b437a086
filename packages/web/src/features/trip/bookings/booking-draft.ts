import type { Booking, BookingDraft, Place } from '@wayline/core/areas/trip/bookings/booking';
import type { TravelerId } from '@wayline/core/base/ids';
import type { CallInput } from '../../../lib/api';
import { parseTextList } from '../../../lib/parse-text-list';
import { trimOrUndefined } from '../../../lib/trim-or-undefined';
import { type BookingForm, getTimesAsked, listLegs } from './booking-form';
import { toCruiseDays } from './cruise-form';
import { compact, toDetailDraft } from './detail-form';
import { toLeg } from './leg-form';
import { type People, peopleWith, seatsOnLeg, toPassengers } from './passenger-form';

const placesOf = (form: BookingForm, before: readonly Place[]): Place[] => {
  const name = trimOrUndefined(form.place);
  if (!name) return [];
  const [first, ...rest] = before;
  const known = first?.name === name ? first : undefined;
  const said = { name, formatted_address: trimOrUndefined(form.address), phone_no: trimOrUndefined(form.place_phone) };
  return [{ source: 'manual', ...known, ...said }, ...rest];
};

const legsAfter = (form: BookingForm, before: Booking | undefined) => {
  const seated = [...form.passengers, ...(before?.passengers ?? [])].some((p) => p.seats?.some(({ seat }) => seat));
  return form.legs.map((typed, i) => {
    const leg = toLeg(typed, listLegs(before));
    return seated ? { ...leg, seat: seatsOnLeg(form.passengers, i) } : leg;
  });
};

const peopleOf = (form: BookingForm): People => ({
  traveler_ids: form.traveler_ids as TravelerId[],
  guest_names: parseTextList(form.guest_names),
});

const flightOf = (form: BookingForm, before: Booking | undefined): Partial<BookingDraft> => {
  const passengers = toPassengers(form.passengers, form.legs.length);
  return {
    destinations: legsAfter(form, before),
    ...((passengers.length > 0 || before?.passengers) && { passengers }),
    ...peopleWith(peopleOf(form), passengers, before),
  };
};

/** The timed part a filled form gives a booking of its type; what the form does not show of it stays. */
const timedPartOf = (form: BookingForm, before: Booking | undefined): Partial<BookingDraft> => {
  const { booking_type: type, start_date = '', end_date } = form;
  const [start_time, end_time] = [trimOrUndefined(form.start_time), trimOrUndefined(form.end_time)];
  const asked = getTimesAsked(type);
  if (asked === 'legs')
    return type === 'Flights' ? flightOf(form, before) : { transportations: legsAfter(form, before) };
  if (asked === 'cruise' && form.cruise_days.length > 0) return { cruise_days: toCruiseDays(form.cruise_days, before) };
  const places = asked === 'cruise' ? (before?.places ?? []) : placesOf(form, before?.places ?? []);
  if (type !== 'Accommodation')
    return { places, general_booking: { start_date, start_time, end_date: trimOrUndefined(end_date), end_time } };
  const stay = { checkin_date: start_date, checkin_time: start_time, checkout_date: end_date ?? '' };
  const {
    category: _c,
    stars: _s,
    board: _b,
    room_description: _r,
    location_details: _l,
    ...hidden
  } = before?.accommodation ?? {};
  const said = compact(form.stay) as Partial<NonNullable<BookingDraft['accommodation']>>;
  const rooms = (form.room_types.length > 0 || before?.accommodation?.room_types) && { room_types: form.room_types };
  return { places, accommodation: { ...hidden, ...said, ...stay, ...rooms, checkout_time: end_time } };
};

const TEXTS = [
  'sub_type',
  'supplier_name',
  'booked_through',
  'confirmation_id',
  'includes',
  'additional_info',
  'client_note',
  'note',
] as const;
const CHOICES = [
  'supplier_id',
  'supplier_status',
  'client_approval',
  'client_approved_on',
  'payment_due_date',
  'option_expires_on',
  'cancellation_deadline',
  'headcount',
  'capacity',
] as const;
const DETAIL_NAMES = [
  'flight_detail',
  'transport_detail',
  'cruise_detail',
  'service_detail',
  'supplier_requests',
] as const;
type AnnouncementContent = Omit<CallInput<'book.bookings.create'>, 'trip_id'>;

/** What is sent of a field that may be emptied: an emptied one is sent empty, because what is not sent stays as it was. */
const emptied = (said: unknown, was: unknown) => said ?? (was === undefined ? undefined : '');

/** What a filled form says of a booking; of a new one without what was left empty. */
export const toBookingDraft = (form: BookingForm, before?: Booking): AnnouncementContent => {
  const lists = {
    supplier_confirmations: parseTextList(form.supplier_confirmations),
    tags: parseTextList(form.tags, /,/),
  };
  return {
    booking_type: form.booking_type,
    title: form.title.trim(),
    reservation_status: form.reservation_status as BookingDraft['reservation_status'],
    ...(form.payment_status && { payment_status: form.payment_status as BookingDraft['payment_status'] }),
    ...peopleOf(form),
    ...Object.fromEntries(
      TEXTS.map((name) => [name, emptied(trimOrUndefined(form[name]), before?.[name] || undefined)]),
    ),
    ...Object.fromEntries(CHOICES.map((name) => [name, emptied(form[name], before?.[name])])),
    ...Object.fromEntries(DETAIL_NAMES.map((name) => [name, toDetailDraft(form[name], before?.[name])])),
    ...Object.fromEntries(Object.entries(lists).filter(([name, list]) => list.length > 0 || before?.[name as 'tags'])),
    ...timedPartOf(form, before),
    ...(form.price && { price_detail: form.price }),
  };
};
