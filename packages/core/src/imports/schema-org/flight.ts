import { airportIn } from '../airport-names';
import { airportOf } from '../airports';
import { airlineNamed } from '../data/company-names';
import type { Found, FoundLeg, FoundPlace } from '../found';
import { derived, placeOf } from '../found';
import { reread } from '../spans';
import { flightNumberIn } from '../text/flight-number';
import { phoneOf, type ReservationOf, startDraft, subjectsOf, timeUnder } from './reservation';
import { nameUnder, type Thing, textOf, thingOf } from './thing';

type End = { place?: FoundPlace; zone?: Found };

const codeOf = (airport: Thing | undefined, name: Found | undefined): Found | undefined => {
  const code = textOf(airport, 'iataCode', 'iata');
  if (code && /^[A-Za-z]{3}$/.test(code.value)) return reread(code, code.value.toUpperCase());
  const coded = textOf(airport, 'identifier');
  const identified = /^iata:([A-Z]{3})$/i.exec(coded?.value ?? '')?.[1];
  return reread(coded, identified) ?? reread(name, airportIn(name?.value)?.iata);
};

/** An airport, its zone known from its code: `departureAirport`, or whatever place stands in its stead. */
const endOf = (flight: Thing | undefined, ...names: string[]): End => {
  const airport = thingOf(flight, ...names);
  const name = airport ? textOf(airport, 'name') : textOf(flight, ...names);
  const code = codeOf(airport, name);
  const known = airportOf(code?.value);
  return { place: placeOf({ name: name ?? derived(known?.name), iata_code: code }), zone: derived(known?.zone) };
};

const carrierOf = (flight: Thing, reservation: Thing): { name?: Found; code?: Found } => {
  const names = ['airline', 'provider', 'carrier', 'seller'];
  const airline = thingOf(flight, ...names) ?? thingOf(reservation, 'airline', 'provider');
  const name = nameUnder(flight, ...names) ?? nameUnder(reservation, 'airline', 'provider');
  return { name, code: textOf(airline, 'iataCode', 'iata') };
};

/** Where only the boarding time is said, it tells the day. */
const boardingDay = (flight: Thing): Found | undefined => {
  const { time } = timeUnder(flight, undefined, 'boardingTime');
  return time && { ...time, value: time.value.slice(0, 10) };
};

const legOf = (flight: Thing, reservation: Thing): FoundLeg => {
  const from = endOf(flight, 'departureAirport', 'departureLocation', 'departure', 'origin');
  const to = endOf(flight, 'arrivalAirport', 'arrivalLocation', 'arrival', 'destination');
  const departs = timeUnder(flight, from.zone, 'departureTime', 'departureDate', 'departureDay');
  const arrives = timeUnder(flight, to.zone, 'arrivalTime', 'arrivalDate');
  const written = textOf(flight, 'flightNumber', 'identifier');
  const carrier = carrierOf(flight, reservation);
  const number = flightNumberIn(written?.value ?? '', carrier.code?.value);
  const seat = thingOf(thingOf(reservation, 'reservedTicket', 'ticket'), 'ticketedSeat');
  return {
    carrier: carrier.name ?? derived(airlineNamed(carrier.code?.value ?? number.carrier)),
    carrier_code: carrier.code
      ? reread(carrier.code, carrier.code.value.toUpperCase())
      : reread(written, number.carrier),
    number: reread(written, number.number),
    from: from.place,
    to: to.place,
    departs: departs.time ?? boardingDay(flight),
    departs_timezone: departs.zone ?? from.zone,
    arrives: arrives.time,
    arrives_timezone: arrives.zone ?? to.zone,
    seat: textOf(reservation, 'airplaneSeat') ?? textOf(seat, 'seatNumber'),
    cabin: nameUnder(reservation, 'airplaneSeatClass') ?? nameUnder(seat, 'seatingType'),
  };
};

const isLeg = ({ departs, from, to, number }: FoundLeg) => !!(from || to) && !!(departs || number);

/** FlightReservation, one or several flights, or a Flight alone. Source: schema.org FlightReservation. */
export const flightDrafts: ReservationOf = (reservation, format) => {
  const flights = subjectsOf(reservation);
  const legs = (flights.length ? flights : [reservation]).map((flight) => legOf(flight, reservation)).filter(isLeg);
  if (!legs.length) return [];
  const draft = startDraft('flight', reservation, format);
  const [leg] = legs;
  return [{ ...draft, legs, supplier: leg?.carrier ?? draft.supplier, phone: phoneOf(flights[0], reservation) }];
};
