import { addDays } from '../../../base/days';
import { later } from '../../../base/later';
import { toInstant } from '../../../base/zoned-time';
import type { Found } from '../found-draft';
import { type SourcePart, toSpan } from '../spans';
import type { Passage } from '../text/passage';
import { readWrittenTime } from '../time/local-time';
import { ianaZone, utcToZone } from '../time/zones';
import { type IcsProperty, readIcsLines, unescapeIcsText } from './ics-lines';

/** An event of a calendar with what all its properties share. */
export type VEvent = {
  part: SourcePart;
  properties: IcsProperty[];
  method?: string;
  zones: Map<string, string>;
  defaultZone?: string;
};

const MOST_EVENTS = 200;
/** An alarm is in an event in a calendar; deeper down there is nothing. */
const DEEPEST = 20;

type Calendar = { method?: string; defaultZone?: string; zones: Map<string, string> };

/** What a calendar says for all its events: its method, its zone, and which place each of its own zones means. */
const noteShared = (calendar: Calendar, { name, value }: IcsProperty, state: { tzid?: string }): void => {
  if (name === 'METHOD') calendar.method = value.trim().toUpperCase();
  if (name === 'X-WR-TIMEZONE') calendar.defaultZone = ianaZone(value);
  if (name === 'TZID') state.tzid = value;
  const zone = name === 'X-LIC-LOCATION' ? ianaZone(value) : undefined;
  if (zone && state.tzid) calendar.zones.set(state.tzid, zone);
};

/** The events of an iCalendar text; alarms inside them are left out. */
export const readEvents = (part: SourcePart): VEvent[] => {
  const calendar: Calendar = { zones: new Map() };
  const state: { tzid?: string } = {};
  const events: IcsProperty[][] = [];
  const open: string[] = [];
  for (const property of readIcsLines(part.text)) {
    const component = property.value.trim().toUpperCase();
    if (property.name === 'BEGIN') {
      if (open.length < DEEPEST) open.push(component);
      if (component === 'VEVENT') events.push([]);
    } else if (property.name === 'END') {
      const opened = open.lastIndexOf(component);
      if (opened >= 0) open.length = opened;
    } else if (open.at(-1) === 'VEVENT') events.at(-1)?.push(property);
    else if (!open.includes('VEVENT')) noteShared(calendar, property, state);
  }
  return events.slice(0, MOST_EVENTS).map((properties) => ({ part, properties, ...calendar }));
};

export const findEventProperty = (event: VEvent, name: string) =>
  event.properties.find((property) => property.name === name);

/** The words of a property; HTML in them, as some mailers write, is taken off. */
export const passageIn = (event: VEvent, name: string): Passage | undefined => {
  const property = findEventProperty(event, name);
  return property && unescapeIcsText(event.part, property);
};

export const textUnder = (event: VEvent, name: string): Found | undefined => {
  const passage = passageIn(event, name);
  const value = passage?.text.trim();
  return passage && value ? { value, span: passage.span(0, passage.text.length) } : undefined;
};

/** A time of an event: local where it has a zone or floats, else UTC, to be moved once its place is known. */
type EventTime = { time: Found; zone?: Found; utc: boolean; allDay: boolean };

export const findEventTime = (event: VEvent, name: string): EventTime | undefined => {
  const property = findEventProperty(event, name);
  const read = property && readWrittenTime(property.value);
  if (!property || !read) return undefined;
  const span = toSpan(event.part, property.locate(0), property.locate(property.value.length - 1) + 1);
  const tzid = property.params.get('TZID');
  const zone = read.utc
    ? undefined
    : (ianaZone(tzid) ?? event.zones.get(tzid ?? '') ?? (tzid ? undefined : event.defaultZone));
  return {
    time: { value: read.local, span },
    zone: zone ? { value: zone, span } : undefined,
    utc: read.utc,
    allDay: read.local.length === 10,
  };
};

/** When an event ends: DTEND, or DTSTART and its DURATION. */
export const findEventEnd = (event: VEvent): EventTime | undefined => {
  const end = findEventTime(event, 'DTEND');
  if (end) return end;
  const start = findEventTime(event, 'DTSTART');
  const duration = findEventProperty(event, 'DURATION');
  const match = /^P(?:(\d{1,3})W)?(?:(\d{1,3})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d+S)?)?$/.exec(
    duration?.value.trim() ?? '',
  );
  if (!start || !match) return undefined;
  const [weeks, days, hours, minutes] = match.slice(1).map((count) => Number(count ?? 0));
  const wholeDays = (weeks ?? 0) * 7 + (days ?? 0);
  return {
    ...start,
    time: {
      value: timeAfter(start.time.value, wholeDays, (hours ?? 0) * 60 + (minutes ?? 0), start.zone?.value),
      span: start.time.span,
    },
  };
};

/** Days of a duration are counted by the calendar, hours and minutes by the time that passes. Source: RFC 5545, 3.3.6. */
const timeAfter = (local: string, days: number, minutes: number, zone = 'UTC'): string => {
  const date = addDays(local, days);
  if (local.length === 10) return date;
  const begins = toInstant({ date, time: local.slice(11, 16), zone });
  return utcToZone(later(begins, minutes * 60_000).slice(0, 16), zone);
};

/** The time on the clocks of its place. UTC stays UTC, and says so, where the place's zone is not known. */
export const localTime = (
  when: EventTime | undefined,
  placeZone: string | undefined,
): { time?: Found; zone?: Found } => {
  if (!when) return {};
  if (!when.utc)
    return { time: when.time, zone: when.zone ?? (placeZone && !when.allDay ? { value: placeZone } : undefined) };
  const zone = placeZone ?? 'UTC';
  return { time: { ...when.time, value: utcToZone(when.time.value, zone) }, zone: { value: zone } };
};
