import { clock, isoDay, type WrittenTime } from './local-time';
import { monthNamed } from './months';

const DAY_FIRST =
  /(?<![\p{L}\d])(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]*(?:(?:de|of)\s+)?(\p{L}{3,12})\.?,?[\s-]*(?:de )?(?:'?(\d{4}|\d{2})(?![\d:.h]))?/giu;
const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:]),?\s*(\d{4})?(?![\d:])/giu;
const CLOCK = /(?<![\d.:-])(\d{1,2})(?:[:.h](\d{2})(?::\d{2})?\s*([ap])?\.?m?\.?|\s*([ap])\.?m\.?)(?![\d.])/i;

type SpokenDay = { year?: number; month: number; day: number };

/** The first day in a text that has a month in words, with its year where it is said. */
export const readSpokenDay = (text: string): SpokenDay | undefined => {
  const short = text.slice(0, 200);
  for (const match of short.matchAll(DAY_FIRST)) {
    const month = monthNamed(match[2] ?? '');
    if (month) return { month, day: Number(match[1]), year: match[3] ? yearOf(match[3]) : undefined };
  }
  for (const match of short.matchAll(MONTH_FIRST)) {
    const month = monthNamed(match[1] ?? '');
    if (month) return { month, day: Number(match[2]), year: match[3] ? yearOf(match[3]) : undefined };
  }
  return undefined;
};

const yearOf = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** The first clock time in a text, `HH:mm`: `3:00 PM`, `15.00`, `15h00`, `3 pm`. */
export const readClock = (text: string): string | undefined => {
  const match = CLOCK.exec(text.slice(0, 200));
  if (!match) return undefined;
  const half = (match[3] ?? match[4] ?? '').toLowerCase();
  const hours = Number(match[1]);
  const shift = half === 'p' && hours < 12 ? 12 : half === 'a' && hours === 12 ? -12 : 0;
  return clock(hours + shift, Number(match[2] ?? 0));
};

/** A date in words with its year, and a time where there is one: `Thu, 04 Mar 2027 20:15`, `March 4, 2027 8:15 PM`. */
export const readSpokenTime = (text: string): WrittenTime | undefined => {
  const spoken = readSpokenDay(text);
  const day = spoken?.year ? isoDay(spoken.year, spoken.month, spoken.day) : undefined;
  if (!day) return undefined;
  const time = readClock(text);
  return { local: time ? `${day}T${time}` : day, utc: /\b(GMT|UTC|\d{2}Z)\s*$/.test(text) };
};
