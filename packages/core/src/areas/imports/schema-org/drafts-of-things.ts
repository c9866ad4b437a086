import type { FoundDraft } from '../found-draft';
import type { SourceFormat } from '../import-draft';
import { eventDrafts, publicEventDrafts } from './event';
import { flightDrafts } from './flight';
import { foodDrafts } from './food';
import { boatDrafts, busDrafts, railDrafts } from './ground-trips';
import { lodgingDrafts } from './lodging';
import { rentalCarDrafts } from './rental-car';
import type { ReservationOf } from './reservation';
import { findNestedThing, isText, type Thing } from './thing';

const MOST_THINGS = 20_000;

/** The families of schema.org reservations, by type in lower case, and the trips that some writers send without one. */
const FAMILIES: Record<string, ReservationOf> = {
  flightreservation: flightDrafts,
  flight: flightDrafts,
  lodgingreservation: lodgingDrafts,
  hotelreservation: lodgingDrafts,
  trainreservation: railDrafts,
  traintrip: railDrafts,
  busreservation: busDrafts,
  bustrip: busDrafts,
  boatreservation: boatDrafts,
  boattrip: boatDrafts,
  rentalcarreservation: rentalCarDrafts,
  foodestablishmentreservation: foodDrafts,
  eventreservation: eventDrafts,
};

/** What a package says once for all its parts. */
const INHERITED = ['reservationnumber', 'reservationid', 'undername', 'reservationstatus', 'reservationfor'];

const inherit = (parent: Thing, child: Thing): Thing => {
  const props = new Map(child.props);
  for (const name of INHERITED) {
    const values = parent.props.get(name);
    if (values && !props.has(name)) props.set(name, values);
  }
  return { ...child, props };
};

/** What a reservation of no particular kind is for tells its family. */
const SUBJECTS: [RegExp, ReservationOf][] = [
  [/^flight$/i, flightDrafts],
  [/^traintrip$/i, railDrafts],
  [/^bustrip$/i, busDrafts],
  [/^boattrip$/i, boatDrafts],
  [
    /^(?:lodgingbusiness|hotel|hostel|motel|resort|bedandbreakfast|campground|apartment|vacationrental)$/i,
    lodgingDrafts,
  ],
  [/^(?:foodestablishment|restaurant|cafeorcoffeeshop|barorpub|bakery|winery|brewery)$/i, foodDrafts],
  [/^(?:rentalcar|car)$/i, rentalCarDrafts],
  [/event$|^festival$/i, eventDrafts],
];

const familyBySubject = (thing: Thing): ReservationOf | undefined => {
  if (!thing.types.some((type) => /^reservation$/i.test(type))) return undefined;
  const types = findNestedThing(thing, 'reservationFor')?.types ?? [];
  return SUBJECTS.find(([subject]) => types.some((type) => subject.test(type)))?.[1];
};

const familyOf = (thing: Thing): ReservationOf | undefined =>
  thing.types.map((type) => FAMILIES[type.toLowerCase()]).find((family) => family !== undefined) ??
  familyBySubject(thing);

/** Finds reservations at any depth; what is inside one belongs to it, except the parts of a package. */
const gather = (things: readonly Thing[], format: SourceFormat): FoundDraft[] => {
  const drafts: FoundDraft[] = [];
  const waiting = [...things].reverse();
  for (let seen = 0, thing = waiting.pop(); thing && seen < MOST_THINGS; thing = waiting.pop(), seen++) {
    const family = familyOf(thing);
    if (family) drafts.push(...family(thing, format));
    const owner = thing;
    const isPackage = thing.types.some((type) => /^reservationpackage$/i.test(type));
    const names = family ? ['subreservation'] : [...thing.props.keys()];
    const inside = names
      .flatMap((name) => thing?.props.get(name) ?? [])
      .flatMap((value) => (isText(value) ? [] : [value.thing]));
    for (const part of inside.reverse()) waiting.push(isPackage || family ? inherit(owner, part) : part);
  }
  return drafts;
};

/** The drafts that things tell of: reservations wherever they stand, else events that are announced with a date. */
export const draftsOfThings = (things: readonly Thing[], format: SourceFormat): FoundDraft[] => {
  const reservations = gather(things, format);
  return reservations.length ? reservations : things.flatMap((thing) => publicEventDrafts(thing, format));
};
