import type { I18n } from '@lingui/core';
import { addDays } from '../../../base/days';
import { toInstant } from '../../../base/zoned-time';
import { legEndWords } from './client-entry-words';
import type { PublishedEntry, PublishedItinerary } from './published';

/** One event to be: whole days (`end` not included), or moments; a moment without a known zone floats with the reader's clock. */
export type CalendarEvent = {
  uid: string;
  title: string;
  entry: PublishedEntry;
  start: string;
  end?: string;
  time: 'days' | 'utc' | 'floating';
};
type DayOf = PublishedItinerary['days'][number];

const place = ({ iata_code, name }: NonNullable<PublishedEntry['place']>) => iata_code ?? name;

/** Whether something rented is brought back on a later day: then its two ends are told, not the days between. */
const isRentedForDays = (date: string, { leg_kind, end_date }: PublishedEntry): boolean =>
  leg_kind === 'rental' && end_date !== undefined && end_date > date;

const summaryOf = (i18n: I18n, date: string, entry: PublishedEntry): string => {
  const { from, to, place: where, number, carrier } = entry;
  const [collected, returned] = legEndWords(i18n, entry);
  switch (entry.kind) {
    case 'dropoff':
      return `${returned}: ${entry.title}`;
    case 'leg':
      if (isRentedForDays(date, entry)) return `${collected}: ${entry.title}`;
      return [number ?? carrier ?? entry.title, from && to && `${place(from)} → ${place(to)}`]
        .filter(Boolean)
        .join(', ');
    case 'arrival':
    case 'departure':
    case 'port':
      return [entry.title, where?.name ?? i18n._('At sea')].join(': ');
    default:
      return entry.title;
  }
};

const moment = (date: string, time: string, zone: string | undefined) =>
  zone ? toInstant({ date, time, zone }) : `${date}T${time}:00.000Z`;

const timing = (date: string, entry: PublishedEntry): Pick<CalendarEvent, 'start' | 'end' | 'time'> => {
  const { time, end_time, end_date, timezone: zone } = entry;
  // A leg ends somewhere else, where the clocks may differ; everything else ends where it began.
  const endZone = entry.kind === 'leg' ? entry.end_timezone : zone;
  if (entry.kind === 'checkin')
    return { start: date, end: end_date && end_date > date ? end_date : addDays(date, 1), time: 'days' };
  if (isRentedForDays(date, entry)) return timing(date, { ...entry, end_time: undefined, end_date: undefined });
  if (!time) return { start: date, end: addDays(end_date && end_date > date ? end_date : date, 1), time: 'days' };
  const start = moment(date, time, zone);
  const bothOrNone = Boolean(zone) === Boolean(endZone);
  const end = end_time && bothOrNone ? moment(end_date ?? date, end_time, endZone) : undefined;
  return { start, ...(end && end > start && { end }), time: zone ? 'utc' : 'floating' };
};

/** A port call is one event from its arrival to its departure. */
const portCalls = ({ entries }: DayOf): PublishedEntry[] =>
  entries.flatMap((entry) => {
    const pair = (kind: PublishedEntry['kind']) =>
      entries.find((e) => e.kind === kind && e.booking_id === entry.booking_id && e.place?.name === entry.place?.name);
    if (entry.kind === 'departure' && pair('arrival')) return [];
    const leaves = entry.kind === 'arrival' ? pair('departure') : undefined;
    return [leaves?.time ? { ...entry, end_time: leaves.time } : entry];
  });

const SUFFIX: Record<PublishedEntry['kind'], string> = {
  checkin: 'stay',
  overnight: 'stay',
  checkout: 'stay',
  leg: 'leg',
  dropoff: 'dropoff',
  arrival: 'port',
  departure: 'port',
  port: 'port',
  item: 'item',
  event: 'event',
};

/** What the event of its booking covers already. */
const WITHIN: ReadonlySet<PublishedEntry['kind']> = new Set(['overnight', 'checkout']);

/** The events of an itinerary. A stay is one event over its days, a rental is collected and brought back; ids follow from the booking and the order of its legs or ports. */
export const calendarEvents = (i18n: I18n, { days }: PublishedItinerary): CalendarEvent[] => {
  const counts = new Map<string, number>();
  return days.flatMap((day) =>
    portCalls(day)
      .filter(({ kind }) => !WITHIN.has(kind))
      .map((entry) => {
        const name = `${entry.booking_id}-${SUFFIX[entry.kind]}`;
        const n = (counts.get(name) ?? 0) + 1;
        counts.set(name, n);
        return {
          uid: `${name}-${n}@wayline`,
          title: summaryOf(i18n, day.date, entry),
          entry,
          ...timing(day.date, entry),
        };
      }),
  );
};
