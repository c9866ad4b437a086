import { addDays } from '../../../base/days';

/**
 * A time as a source writes it: its digits, `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`, whether they are UTC, and the offset in minutes that
 * stands behind them, if any.
 */
export type WrittenTime = { local: string; utc: boolean; offset?: number };

const zoneMark = (mark = ''): Pick<WrittenTime, 'utc' | 'offset'> => {
  const utc = /^(z|utc|gmt)$/i.test(mark);
  const [, sign, hours = '', minutes = '0'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(mark) ?? [];
  if (!sign) return { utc, offset: utc ? 0 : undefined };
  return { utc, offset: (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1) };
};

const pad = (n: number, width = 2) => String(n).padStart(width, '0');

/** The ISO day, or nothing where the calendar has no such day. Two-digit years are 20xx. */
export const isoDay = (year: number, month: number, day: number): string | undefined => {
  const full = year < 100 ? 2000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  if (full < 1900 || full > 2200 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return `${pad(full, 4)}-${pad(month)}-${pad(day)}`;
};

export const clock = (hours: number, minutes: number): string | undefined =>
  hours < 24 && minutes < 60 ? `${pad(hours)}:${pad(minutes)}` : undefined;

const join = (day: string | undefined, hours: string | undefined, minutes: string | undefined, half?: string) => {
  if (!day || !hours) return day;
  const late = half && /^p/i.test(half) && Number(hours) < 12 ? 12 : 0;
  const midnight = half && /^a/i.test(half) && Number(hours) === 12 ? -12 : 0;
  if (Number(hours) === 24 && Number(minutes) === 0) return `${addDays(day, 1)}T00:00`;
  const time = clock(Number(hours) + late + midnight, Number(minutes ?? 0));
  return time ? `${day}T${time}` : day;
};

const TIME = String.raw`(?:[T\s,]+(?:at\s+)?(\d{1,2})[:.h]?(\d{2})(?:[:.]?\d{2}(?:[.,]\d+)?)?(?:\s*([ap]\.?m\.?))?(?:\s*(Z|UTC|GMT|[+-]\d{1,2}(?::?\d{2})?))?(?:\s*\[[\w/+-]+\])?)?\s*$`;
const YEAR_FIRST = new RegExp(String.raw`^\s*(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})${TIME}`, 'i');
const YEAR_LAST = new RegExp(String.raw`^\s*(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${TIME}`, 'i');

const dayAndMonth = (first: number, second: number, separator: string, half?: string): [number, number] => {
  if (second > 12) return [second, first];
  if (separator === '/' && half && first <= 12) return [second, first];
  return [first, second];
};

/**
 * Reads an ISO 8601 date or date-time with its usual bad manners (a blank for T, `+0:00`, no seconds), or a numeric date with the
 * year last. An offset is left aside: the digits are the local time as written.
 */
export const readWrittenTime = (text: string): WrittenTime | undefined => {
  if (text.length > 60) return undefined;
  const iso = YEAR_FIRST.exec(text);
  if (iso) {
    if (Number(iso[1]) < 1900) return undefined;
    const local = join(isoDay(Number(iso[1]), Number(iso[2]), Number(iso[3])), iso[4], iso[5], iso[6]);
    return local ? { local, ...zoneMark(iso[7]) } : undefined;
  }
  const numeric = YEAR_LAST.exec(text);
  if (!numeric) return undefined;
  const [day, month] = dayAndMonth(Number(numeric[1]), Number(numeric[3]), numeric[2] ?? '', numeric[7]);
  const local = join(isoDay(Number(numeric[4]), month, day), numeric[5], numeric[6], numeric[7]);
  return local ? { local, ...zoneMark(numeric[8]) } : undefined;
};
