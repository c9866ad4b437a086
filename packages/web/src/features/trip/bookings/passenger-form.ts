import type { Booking, Passenger } from '@wayline/core/areas/trip/bookings/booking';
import { trimOrUndefined } from '../../../lib/trim-or-undefined';

type SeatForm = { service_class?: string; seat: string };
/** One passenger as the editor holds them; `seats` has one entry for each leg, in their order. */
export type PassengerForm = {
  traveler_id?: string;
  name: string;
  e_ticket_number: string;
  frequent_flyer: string;
  meal?: string;
  seat_wish?: string;
  special_requests: string[];
  seats: SeatForm[];
};

export const emptyPassenger = (traveler_id?: string): PassengerForm => ({
  traveler_id,
  name: '',
  e_ticket_number: '',
  frequent_flyer: '',
  special_requests: [],
  seats: [],
});

export const toPassengerForm = ({ seats = [], ...p }: Passenger): PassengerForm => {
  const legs = Math.max(-1, ...seats.map(({ leg }) => leg)) + 1;
  const at = (leg: number) => seats.find((s) => s.leg === leg);
  return {
    traveler_id: p.traveler_id,
    name: p.name,
    e_ticket_number: p.e_ticket_number ?? '',
    frequent_flyer: p.frequent_flyer ?? '',
    meal: p.meal,
    seat_wish: p.seat_wish,
    special_requests: p.special_requests ?? [],
    seats: Array.from({ length: legs }, (_, leg) => ({
      service_class: at(leg)?.service_class,
      seat: at(leg)?.seat ?? '',
    })),
  };
};

const passengerOf = (form: PassengerForm, legs: number): Passenger => {
  const seats = form.seats
    .slice(0, legs)
    .map(({ service_class, seat = '' }, leg) => ({
      leg,
      service_class: trimOrUndefined(service_class),
      seat: trimOrUndefined(seat),
    }))
    .filter((s) => s.service_class || s.seat);
  return {
    traveler_id: trimOrUndefined(form.traveler_id),
    name: form.name.trim(),
    e_ticket_number: trimOrUndefined(form.e_ticket_number),
    frequent_flyer: trimOrUndefined(form.frequent_flyer),
    meal: trimOrUndefined(form.meal),
    seat_wish: trimOrUndefined(form.seat_wish),
    special_requests: form.special_requests.length > 0 ? form.special_requests : undefined,
    seats: seats.length > 0 ? seats : undefined,
  } as Passenger;
};

/** The passengers of a filled form. */
export const toPassengers = (forms: readonly PassengerForm[], legs: number): Passenger[] =>
  forms
    .filter(({ name, traveler_id }) => trimOrUndefined(name) || trimOrUndefined(traveler_id))
    .map((form) => passengerOf(form, legs));

/** Who a booking is for. */
export type People = Pick<Booking, 'traveler_ids' | 'guest_names'>;
const travelersAmong = (passengers: readonly Passenger[]) => passengers.flatMap(({ traveler_id }) => traveler_id ?? []);
const guestsAmong = (passengers: readonly Passenger[]) =>
  passengers.flatMap(({ traveler_id, name }) => (traveler_id ? [] : name));

/** Who travels on a flight: its passengers, and whoever else is named; a passenger who was taken away is not. */
export const peopleWith = (people: People, passengers: readonly Passenger[], before?: Booking): People => {
  const was = before?.passengers ?? [];
  const goneIds = new Set<string>(travelersAmong(was));
  const goneNames = new Set(guestsAmong(was));
  return {
    traveler_ids: [
      ...new Set([...people.traveler_ids.filter((id) => !goneIds.has(id)), ...travelersAmong(passengers)]),
    ],
    guest_names: [
      ...new Set([...people.guest_names.filter((name) => !goneNames.has(name)), ...guestsAmong(passengers)]),
    ],
  };
};

/** Where the passengers sit on a leg, for whoever reads the leg alone. */
export const seatsOnLeg = (forms: readonly PassengerForm[], leg: number): string | undefined =>
  trimOrUndefined(
    forms
      .flatMap(({ seats }) => trimOrUndefined(seats[leg]?.seat) ?? [])
      .join(', ')
      .slice(0, 40),
  );
