import type { Booking, BookingDraft, Place } from '@wayline/core/bookings/booking';
import type { CallInput } from '../../lib/api';
import { given } from '../../lib/given';
import { listOf } from '../../lib/list-of';
import { type BookingForm, legsOf, timesAskedOf } from './booking-form';
import { cruiseDaysOf } from './cruise-form';
import { compact, detailOf } from './detail-form';
import { legOf } from './leg-form';
import { namesWith, passengersOf, seatsOnLeg } from './passenger-form';

const placesOf = (form: BookingForm, before: readonly Place[]): Place[] => {
  const name = given(form.place);
  if (!name) return [];
  const [first, ...rest] = before;
  const known = first?.name === name ? first : undefined;
  const said = { name, formatted_address: given(form.address), phone_no: given(form.place_phone) };
  return [{ source: 'manual', ...known, ...said }, ...rest];
};

const legsAfter = (form: BookingForm, before: Booking | undefined) => {
  const seated = [...form.passengers, ...(before?.passengers ?? [])].some((p) => p.seats?.some(({ seat }) => seat));
  return form.legs.map((typed, i) => {
    const leg = legOf(typed, legsOf(before));
    return seated ? { ...leg, seat: seatsOnLeg(form.passengers, i) } : leg;
  });
};

const flightOf = (form: BookingForm, before: Booking | undefined): Partial<BookingDraft> => {
  const passengers = passengersOf(form.passengers, form.legs.length);
  const names = namesWith(listOf(form.traveler_names), passengers, before);
  return {
    destinations: legsAfter(form, before),
    ...((passengers.length > 0 || before?.passengers) && { passengers }),
    traveler_names: names,
  };
};

/** The timed part a filled form gives a booking of its type; what the form does not show of it stays. */
const timedPartOf = (form: BookingForm, before: Booking | undefined): Partial<BookingDraft> => {
  const { booking_type: type, start_date = '', end_date } = form;
  const [start_time, end_time] = [given(form.start_time), given(form.end_time)];
  const asked = timesAskedOf(type);
  if (asked === 'legs')
    return type === 'Flights' ? flightOf(form, before) : { transportations: legsAfter(form, before) };
  if (asked === 'cruise' && form.cruise_days.length > 0) return { cruise_days: cruiseDaysOf(form.cruise_days, before) };
  const places = asked === 'cruise' ? (before?.places ?? []) : placesOf(form, before?.places ?? []);
  if (type !== 'Accommodation')
    return { places, general_booking: { start_date, start_time, end_date: given(end_date), end_time } };
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
type Said = Omit<CallInput<'book.bookings.create'>, 'trip_id'>;

/** What is sent of a field that may be emptied: an emptied one is sent empty, because what is not sent stays as it was. */
const emptied = (said: unknown, was: unknown) => said ?? (was === undefined ? undefined : '');

/** What a filled form says of a booking; of a new one without what was left empty. */
export const draftOf = (form: BookingForm, before?: Booking): Said => {
  const lists = {
    supplier_confirmations: listOf(form.supplier_confirmations),
    tags: listOf(form.tags, /,/),
  };
  return {
    booking_type: form.booking_type,
    title: form.title.trim(),
    reservation_status: form.reservation_status as BookingDraft['reservation_status'],
    ...(form.payment_status && { payment_status: form.payment_status as BookingDraft['payment_status'] }),
    traveler_names: listOf(form.traveler_names),
    ...Object.fromEntries(TEXTS.map((name) => [name, emptied(given(form[name]), before?.[name] || undefined)])),
    ...Object.fromEntries(CHOICES.map((name) => [name, emptied(form[name], before?.[name])])),
    ...Object.fromEntries(DETAIL_NAMES.map((name) => [name, detailOf(form[name], before?.[name])])),
    ...Object.fromEntries(Object.entries(lists).filter(([name, list]) => list.length > 0 || before?.[name as 'tags'])),
    ...timedPartOf(form, before),
    ...(form.price && { price_detail: form.price }),
  };
};
