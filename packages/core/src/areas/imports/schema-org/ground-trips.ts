import type { Found, FoundLeg, FoundPlace } from '../found-draft';
import type { DraftKind } from '../import-draft';
import { reread } from '../spans';
import { countryZone } from '../time/country-zone';
import {
  findThingPhone,
  listReservedThings,
  placeUnder,
  type ReservationOf,
  startDraft,
  timeUnder,
} from './reservation';
import { findNestedThing, findThingText, nameUnder, type Thing } from './thing';

/** How a family of trips names its parts. */
type Names = { from: string[]; to: string[]; number: string[]; name: string[]; company: string[] };

const COMPANY = ['provider', 'trainCompany', 'busCompany', 'boatCompany', 'operator', 'carrier'];
const RAIL: Names = {
  from: ['departureStation', 'departureLocation'],
  to: ['arrivalStation', 'arrivalLocation'],
  number: ['trainNumber'],
  name: ['trainName'],
  company: COMPANY,
};
const BUS: Names = {
  from: ['departureBusStop', 'departureStation', 'departureLocation'],
  to: ['arrivalBusStop', 'arrivalStation', 'arrivalLocation'],
  number: ['busNumber'],
  name: ['busName'],
  company: COMPANY,
};
const BOAT: Names = {
  from: ['departureBoatTerminal', 'departureTerminal', 'departurePort', 'departureLocation'],
  to: ['arrivalBoatTerminal', 'arrivalTerminal', 'arrivalPort', 'arrivalLocation'],
  number: ['boatNumber'],
  name: ['boatName', 'name'],
  company: COMPANY,
};

/** The seat with its coach where there is one: `17/62`. */
const seatOf = (ticket: Thing | undefined): Found | undefined => {
  const seat = findNestedThing(ticket, 'ticketedSeat');
  const number = findThingText(seat, 'seatNumber');
  const coach = findThingText(seat, 'seatSection');
  return number && coach ? reread(number, `${coach.value}/${number.value}`) : (number ?? coach);
};

const zoneAt = (trip: Thing, names: string[]): Found | undefined => {
  const zone = countryZone(
    nameUnder(findNestedThing(findNestedThing(trip, ...names), 'address'), 'addressCountry')?.value,
  );
  return zone ? { value: zone } : undefined;
};

const legOf = (trip: Thing, reservation: Thing, names: Names): FoundLeg => {
  const ticket = findNestedThing(reservation, 'reservedTicket', 'ticket');
  const [fromZone, toZone] = [zoneAt(trip, names.from), zoneAt(trip, names.to)];
  const departs = timeUnder(trip, fromZone, 'departureTime', 'departureDate', 'departureDay');
  const arrives = timeUnder(trip, toZone, 'arrivalTime', 'arrivalDate');
  const place = (side: string[]): FoundPlace | undefined => placeUnder(trip, ...side);
  const company = nameUnder(trip, ...names.company) ?? nameUnder(reservation, 'provider', 'trainCompany', 'busCompany');
  const number = findThingText(trip, ...names.number);
  const name = findThingText(trip, ...names.name);
  return {
    carrier: company ?? name,
    number: number ?? name,
    from: place(names.from),
    to: place(names.to),
    departs: departs.time,
    departs_timezone: departs.zone ?? (departs.time && fromZone),
    arrives: arrives.time,
    arrives_timezone: arrives.zone ?? (arrives.time && toZone),
    seat: seatOf(ticket),
    cabin: findThingText(findNestedThing(ticket, 'ticketedSeat'), 'seatingType'),
  };
};

const tripDrafts =
  (kind: DraftKind, names: Names): ReservationOf =>
  (reservation, format) => {
    const trips = listReservedThings(reservation);
    const legs = (trips.length ? trips : [reservation]).map((trip) => legOf(trip, reservation, names));
    const usable = legs.filter((leg) => leg.from || leg.to || leg.departs);
    if (!usable.length) return [];
    const draft = startDraft(kind, reservation, format);
    return [
      {
        ...draft,
        legs: usable,
        supplier: usable[0]?.carrier ?? draft.supplier,
        phone: findThingPhone(trips[0], reservation),
      },
    ];
  };

/** TrainReservation. Source: schema.org TrainReservation. */
export const railDrafts = tripDrafts('rail', RAIL);
/** BusReservation. Source: schema.org BusReservation. */
export const busDrafts = tripDrafts('bus', BUS);
/** BoatReservation: ferries and cruises. Source: schema.org BoatReservation. */
export const boatDrafts = tripDrafts('cruise', BOAT);
