import { daysBetween } from './days';
import { secondsOfDay } from './times';

const EPOCH = '1970-01-01';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A wall-clock moment at a place: local day, local time, IANA zone. */
export type ZonedTime = { date: string; time: string; zone: string };

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (zone: string) => {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
      era: 'short',
    });
    formats.set(zone, format);
  }
  return format;
};

const readOffset = (zone: string, instant: number): number => {
  const part: Record<string, string> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = value;
  const { year, month, day, hour, minute, second } = part;
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  return local - Math.floor(instant / 1000) * 1000;
};

/** Offsets at midnight UTC, per zone: two midnights that agree have no clock change between them, which spares most look-ups. */
const midnights = new Map<string, Map<number, number>>();
const KEPT_PER_ZONE = 2000;
const midnightOffset = (zone: string, day: number): number => {
  const known = midnights.get(zone) ?? new Map<number, number>();
  midnights.set(zone, known);
  let offset = known.get(day);
  if (offset === undefined) {
    if (known.size >= KEPT_PER_ZONE) known.clear();
    offset = readOffset(zone, day * DAY_MS);
    known.set(day, offset);
  }
  return offset;
};

const offsetAt = (zone: string, instant: number): number => {
  const day = Math.floor(instant / DAY_MS);
  const offset = midnightOffset(zone, day);
  return offset === midnightOffset(zone, day + 1) ? offset : readOffset(zone, instant);
};

const millisOf = ({ date, time, zone }: ZonedTime): number => {
  const wall = daysBetween(EPOCH, date) * DAY_MS + secondsOfDay(time) * 1000;
  const before = offsetAt(zone, wall - DAY_MS);
  const after = offsetAt(zone, wall + DAY_MS);
  if (before === after) return wall - before;
  const fits = [wall - before, wall - after].filter((instant) => offsetAt(zone, instant) === wall - instant);
  return fits.length > 0 ? Math.min(...fits) : wall - before;
};

/**
 * The UTC moment of a local time. A time that a clock change skips moves on by the change (02:30 becomes 03:30); of a time that
 * comes twice the first is meant. The machine's own zone plays no part. Source: spec 2 §2 Itinerary display rules.
 */
export const toInstant = (local: ZonedTime): string => new Date(millisOf(local)).toISOString();

/** The local day and time at a moment in UTC. */
export const localAt = (instant: string, zone: string): { date: string; time: string } => {
  const at = Date.parse(instant);
  const text = new Date(at + offsetAt(zone, at)).toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
};

/** Minutes that pass between two local times, each in its own zone; negative when the second comes first. */
export const minutesBetween = (from: ZonedTime, to: ZonedTime): number =>
  Math.round((millisOf(to) - millisOf(from)) / 60_000);
