import type { FoundDraft } from '../found-draft';
import { toFoundPlace } from '../found-draft';
import type { SourceFormat } from '../import-draft';
import { countryZone } from '../time/country-zone';
import {
  findThingAddress,
  findThingPhone,
  findThingUrl,
  listReservedThings,
  type ReservationOf,
  startDraft,
  timeUnder,
} from './reservation';
import { findNestedThing, findThingText, isText, nameUnder, type Thing } from './thing';

const draftOf = (event: Thing, reservation: Thing, format: SourceFormat): FoundDraft | undefined => {
  const venue = findNestedThing(event, 'location');
  const name = findThingText(event, 'name', 'summary');
  const local = countryZone(nameUnder(findNestedThing(venue, 'address'), 'addressCountry')?.value);
  const zone = local ? { value: local } : undefined;
  const start = timeUnder(event, zone, 'startDate', 'startTime', 'doorTime');
  const end = timeUnder(event, zone, 'endDate', 'endTime');
  if (!start.time && !name) return undefined;
  const draft = startDraft('event', reservation, format);
  const place = toFoundPlace({ name: nameUnder(event, 'location'), address: findThingAddress(venue) });
  return {
    ...draft,
    title: name,
    supplier: nameUnder(event, 'organizer') ?? draft.supplier,
    start: start.time,
    start_timezone: start.time && (start.zone ?? zone),
    end: end.time,
    end_timezone: end.time && (end.zone ?? zone),
    places: place ? [place] : [],
    phone: findThingPhone(venue, event),
    url: draft.url ?? findThingUrl(event),
  };
};

/** EventReservation: a concert, a tour, a conference. Source: schema.org EventReservation. */
export const eventDrafts: ReservationOf = (reservation, format) =>
  listReservedThings(reservation).flatMap((event) => draftOf(event, reservation, format) ?? []);

const MOST_EVENTS = 20;

const isEvent = (thing: Thing) => thing.types.some((type) => /Event$|^Festival$/.test(type));

/** Events that a page announces with a date, without saying who goes: up to 20. */
export const publicEventDrafts = (thing: Thing, format: SourceFormat): FoundDraft[] => {
  const graph = (thing.props.get('@graph') ?? []).flatMap((value) => (isText(value) ? [] : [value.thing]));
  return [thing, ...graph]
    .filter(isEvent)
    .flatMap((event) => draftOf(event, { ...event, props: cancelledOnly(event) }, format) ?? [])
    .filter(({ start }) => start)
    .slice(0, MOST_EVENTS);
};

/** Of an event's own properties a draft takes only whether it is off. */
const cancelledOnly = (event: Thing): Thing['props'] => {
  const status = event.props.get('eventstatus');
  return new Map(status ? [['reservationstatus', status]] : []);
};
