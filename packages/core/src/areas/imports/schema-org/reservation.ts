import type { Found, FoundDraft, FoundPlace } from '../found-draft';
import { toFoundPlace } from '../found-draft';
import type { DraftKind, SourceFormat } from '../import-draft';
import { reread } from '../spans';
import { personName } from '../text/person-name';
import { priceIn } from '../text/price';
import { type PlaceTime, timeAtPlace } from '../time/place-time';
import {
  findNestedThing,
  findThingLiteral,
  findThingText,
  isText,
  listNestedThings,
  nameUnder,
  type Thing,
} from './thing';

/** Reads one reservation of a family into drafts; a reservation without what matters yields none. */
export type ReservationOf = (reservation: Thing, format: SourceFormat) => FoundDraft[];

const nameOfPerson = (person: Thing): Found | undefined => {
  const name = findThingText(person, 'name');
  if (name) return reread(name, personName(name.value));
  const given = findThingText(person, 'givenName');
  const family = findThingText(person, 'familyName');
  const value = [given?.value, family?.value].filter(Boolean).join(' ');
  return value ? { value, span: (family ?? given)?.span } : undefined;
};

/** The people of a reservation: `underName`, as text, as one person or as several. */
const travelersOf = (reservation: Thing): Found[] => {
  const holders = [reservation, ...listNestedThings(reservation, 'reservedTicket')];
  const properties = ['undername', 'passenger', 'passengers'];
  const values = holders.flatMap((holder) => properties.flatMap((name) => holder.props.get(name) ?? []));
  const names = values.map((value) =>
    isText(value) ? reread(value.text, personName(value.text.value)) : nameOfPerson(value.thing),
  );
  return names.filter((name) => name !== undefined);
};

/** A postal address on one line; a country written as a thing counts by its name. */
export const findThingAddress = (place: Thing | undefined): Found | undefined => {
  const plain = findThingText(place, 'address');
  if (plain) return plain;
  const postal = findNestedThing(place, 'address');
  const street = findThingText(postal, 'streetAddress');
  const town = [findThingText(postal, 'postalCode')?.value, findThingText(postal, 'addressLocality')?.value]
    .filter(Boolean)
    .join(' ');
  const parts = [
    street?.value,
    town,
    findThingText(postal, 'addressRegion')?.value,
    nameUnder(postal, 'addressCountry')?.value,
  ];
  const value = parts.filter(Boolean).join(', ');
  const spoken =
    street ??
    findThingText(postal, 'addressLocality', 'postalCode', 'addressRegion') ??
    nameUnder(postal, 'addressCountry');
  return value ? { value, span: spoken?.span } : undefined;
};

export const placeUnder = (thing: Thing | undefined, ...names: string[]): FoundPlace | undefined => {
  const place = findNestedThing(thing, ...names);
  if (!place) return toFoundPlace({ name: findThingText(thing, ...names) });
  return toFoundPlace({ name: findThingText(place, 'name'), address: findThingAddress(place) });
};

/** A time of a thing; its zone comes from beside it, or from `zone` of the place. */
export const timeUnder = (thing: Thing | undefined, zone: Found | undefined, ...names: string[]): PlaceTime => {
  const written = findThingLiteral(thing, ...names);
  return timeAtPlace(written?.text, written?.zone ?? zone);
};

const webAddress = (found: Found | undefined): Found | undefined =>
  found && /^https?:\/\/\S+$/i.test(found.value) ? found : undefined;

const priceOf = (reservation: Thing): ReturnType<typeof priceIn> => {
  const holders = [
    reservation,
    ...listNestedThings(reservation, 'totalPrice', 'price', 'priceSpecification', 'reservedTicket', 'offers'),
  ];
  for (const holder of holders) {
    const written = findThingText(holder, 'totalPrice', 'price');
    const price =
      written &&
      priceIn(written, findThingText(holder, 'priceCurrency') ?? findThingText(reservation, 'priceCurrency'));
    if (price?.price || price?.unclear_price) return price;
  }
  return {};
};

const statusOf = (reservation: Thing): Found | undefined =>
  findThingText(reservation, 'reservationStatus') ??
  findThingText(findNestedThing(reservation, 'reservationFor'), 'eventStatus');

/** What every family has in common. */
export const startDraft = (kind: DraftKind, reservation: Thing, format: SourceFormat): FoundDraft => {
  const status = statusOf(reservation);
  return {
    kind,
    source_format: format,
    confidence: 'exact',
    cancelled: /cancel+ed/i.test(status?.value ?? ''),
    status_span: status?.span,
    confirmation_id: findThingText(reservation, 'reservationNumber', 'reservationId', 'confirmationNumber'),
    travelers: travelersOf(reservation),
    places: [],
    legs: [],
    ...priceOf(reservation),
    supplier: nameUnder(reservation, 'provider', 'broker', 'bookingAgent'),
    url: [findThingText(reservation, 'url'), findThingText(reservation, 'modifyReservationUrl')]
      .map(webAddress)
      .find(Boolean),
  };
};

/** What is reserved: one thing, or several. */
export const listReservedThings = (reservation: Thing): Thing[] => listNestedThings(reservation, 'reservationFor');

export const findThingPhone = (...things: (Thing | undefined)[]): Found | undefined =>
  things.map((thing) => findThingText(thing, 'telephone', 'phone')).find((phone) => phone !== undefined);

export const findThingUrl = (...things: (Thing | undefined)[]): Found | undefined =>
  things.map((thing) => webAddress(findThingText(thing, 'url'))).find((url) => url !== undefined);
