import { addDays } from '../../../base/days';
import { clock, isoDay } from '../time/local-time';
import { monthNamed } from '../time/months';
import { resolveDay } from '../time/year-of-day';

const WEEKDAYS: Record<string, number> = {
  M: 1,
  T: 2,
  W: 3,
  Q: 4,
  F: 5,
  J: 6,
  S: 7,
  MO: 1,
  TU: 2,
  WE: 3,
  TH: 4,
  FR: 5,
  SA: 6,
  SU: 7,
};

/** Monday is 1. */
const weekdayOf = (day: string): number => ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** A weekday as the four systems write it: `5`, `F` or `FR`; Q is Thursday, J is Saturday. */
const weekdayNamed = (written: string | undefined): number | undefined => {
  const text = written?.trim() ?? '';
  return /^[1-7]$/.test(text) ? Number(text) : WEEKDAYS[text];
};

/** `12JUN`, with its year where written, else the year nearest after `near` in which it falls on the weekday given. */
export const gdsDay = (written: string, near: string, weekday?: string): string | undefined => {
  const match = /^(\d{1,2})([A-Z]{3})(\d{4}|\d{2})?$/.exec(written.trim());
  const month = match && monthNamed(match[2] ?? '');
  if (!match || !month) return undefined;
  if (match[3]) return isoDay(Number(match[3]), month, Number(match[1]));
  const wanted = weekdayNamed(weekday);
  return resolveDay(near, month, Number(match[1]), wanted ? (day) => weekdayOf(day) === wanted : undefined);
};

/** `0810`, `810`, `615P`, `1200N` (noon), `1200M` (midnight) or `08:10` as `HH:mm`. */
export const gdsClock = (written: string): string | undefined => {
  const match = /^(\d{1,2}):?(\d{2})([APNM])?$/.exec(written.trim());
  if (!match) return undefined;
  const hours = Number(match[1]);
  const half = match[3];
  if (half === 'M' || half === 'A') return clock(hours % 12, Number(match[2]));
  if (half === 'P') return clock((hours % 12) + 12, Number(match[2]));
  return clock(hours, Number(match[2]));
};

const MARKS: Record<string, number> = { '#': 1, '+': 1, '|': 1, '‡': 1, '¥': 1, '*': 2, '-': -1 };

/** The day of arrival: as many days after departure as the mark says (`#`, `+1`, `-1`, `*` is two), or the date that stands there. */
export const arrivalDay = (departs: string, mark: string | undefined, date: string | undefined): string => {
  const dated = date ? gdsDay(date, departs) : undefined;
  if (dated) return dated;
  const sign = mark?.trim() ?? '';
  if (!sign) return departs;
  const count = /\d/.exec(sign)?.[0];
  const days = count ? Number(count) * (sign.startsWith('-') ? -1 : 1) : (MARKS[sign[0] ?? ''] ?? 0);
  return addDays(departs, days);
};
