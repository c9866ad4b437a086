import { airportIn } from '../airport-names';
import { findAirport } from '../airports';
import { airlineNamed } from '../data/company-names';
import type { Found, FoundLeg, FoundPlace } from '../found-draft';
import { derived, toFoundPlace } from '../found-draft';
import { reread } from '../spans';
import { flightNumberIn } from '../text/flight-number';
import { findThingPhone, listReservedThings, type ReservationOf, startDraft, timeUnder } from './reservation';
import { findNestedThing, findThingText, nameUnder, type Thing } from './thing';

type End = { place?: FoundPlace; zone?: Found };

const codeOf = (airport: Thing | undefined, name: Found | undefined): Found | undefined => {
  const code = findThingText(airport, 'iataCode', 'iata');
  if (code && /^[A-Za-z]{3}$/.test(code.value)) return reread(code, code.value.toUpperCase());
  const coded = findThingText(airport, 'identifier');
  const identified = /^iata:([A-Z]{3})$/i.exec(coded?.value ?? '')?.[1];
  return reread(coded, identified) ?? reread(name, airportIn(name?.value)?.iata);
};

/** An airport, its zone known from its code: `departureAirport`, or whatever place stands in its stead. */
const endOf = (flight: Thing | undefined, ...names: string[]): End => {
  const airport = findNestedThing(flight, ...names);
  const name = airport ? findThingText(airport, 'name') : findThingText(flight, ...names);
  const code = codeOf(airport, name);
  const known = findAirport(code?.value);
  return { place: toFoundPlace({ name: name ?? derived(known?.name), iata_code: code }), zone: derived(known?.zone) };
};

const carrierOf = (flight: Thing, reservation: Thing): { name?: Found; code?: Found } => {
  const names = ['airline', 'provider', 'carrier', 'seller'];
  const airline = findNestedThing(flight, ...names) ?? findNestedThing(reservation, 'airline', 'provider');
  const name = nameUnder(flight, ...names) ?? nameUnder(reservation, 'airline', 'provider');
  return { name, code: findThingText(airline, 'iataCode', 'iata') };
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
  const written = findThingText(flight, 'flightNumber', 'identifier');
  const carrier = carrierOf(flight, reservation);
  const number = flightNumberIn(written?.value ?? '', carrier.code?.value);
  const seat = findNestedThing(findNestedThing(reservation, 'reservedTicket', 'ticket'), 'ticketedSeat');
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
    seat: findThingText(reservation, 'airplaneSeat') ?? findThingText(seat, 'seatNumber'),
    cabin: nameUnder(reservation, 'airplaneSeatClass') ?? nameUnder(seat, 'seatingType'),
  };
};

const isLeg = ({ departs, from, to, number }: FoundLeg) => !!(from || to) && !!(departs || number);

/** FlightReservation, one or several flights, or a Flight alone. Source: schema.org FlightReservation. */
export const flightDrafts: ReservationOf = (reservation, format) => {
  const flights = listReservedThings(reservation);
  const legs = (flights.length ? flights : [reservation]).map((flight) => legOf(flight, reservation)).filter(isLeg);
  if (!legs.length) return [];
  const draft = startDraft('flight', reservation, format);
  const [leg] = legs;
  return [{ ...draft, legs, supplier: leg?.carrier ?? draft.supplier, phone: findThingPhone(flights[0], reservation) }];
};
