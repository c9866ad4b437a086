import type { Booking, Passenger } from '@wayline/core/bookings/booking';
import { given } from '../../lib/given';

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

export const emptyPassenger = (name = '', traveler_id?: string): PassengerForm => ({
  traveler_id,
  name,
  e_ticket_number: '',
  frequent_flyer: '',
  special_requests: [],
  seats: [],
});

export const passengerFormOf = ({ seats = [], ...p }: Passenger): PassengerForm => {
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
    .map(({ service_class, seat = '' }, leg) => ({ leg, service_class: given(service_class), seat: given(seat) }))
    .filter((s) => s.service_class || s.seat);
  return {
    traveler_id: given(form.traveler_id),
    name: form.name.trim(),
    e_ticket_number: given(form.e_ticket_number),
    frequent_flyer: given(form.frequent_flyer),
    meal: given(form.meal),
    seat_wish: given(form.seat_wish),
    special_requests: form.special_requests.length > 0 ? form.special_requests : undefined,
    seats: seats.length > 0 ? seats : undefined,
  } as Passenger;
};

/** The passengers of a filled form. */
export const passengersOf = (forms: readonly PassengerForm[], legs: number): Passenger[] =>
  forms.filter(({ name }) => given(name)).map((form) => passengerOf(form, legs));

/** Who travels on a flight: its passengers, and whoever else is named; a passenger who was taken away is not. */
export const namesWith = (names: readonly string[], passengers: readonly Passenger[], before?: Booking): string[] => {
  const gone = new Set(before?.passengers?.map(({ name }) => name));
  return [...new Set([...names.filter((name) => !gone.has(name)), ...passengers.map(({ name }) => name)])];
};

/** Where the passengers sit on a leg, for whoever reads the leg alone. */
export const seatsOnLeg = (forms: readonly PassengerForm[], leg: number): string | undefined =>
  given(
    forms
      .flatMap(({ seats }) => given(seats[leg]?.seat) ?? [])
      .join(', ')
      .slice(0, 40),
  );
