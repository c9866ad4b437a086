import { DATE_FORMATS, type DateFormat, formatIsoDay } from './date-format';

const DAY_MS = 86_400_000;
const EMPTY = new Set(['', '0000-00-00', 'invalid date', 'nan']);

const MONTH_LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const ZERO = '0'.charCodeAt(0);
const digits = (day: string, at: number) => (day.charCodeAt(at) - ZERO) * 10 + day.charCodeAt(at + 1) - ZERO;
const partsOf = (day: string) => [digits(day, 0) * 100 + digits(day, 2), digits(day, 5), digits(day, 8)] as const;
// A day is read digit by digit: day assembly does it for thousands, and Date.parse is ten times slower. It is left for the years that
// Date.UTC takes for 19xx.
const ms = (day: string) => {
  const [year, month, date] = partsOf(day);
  return year >= 100 ? Date.UTC(year, month - 1, date) : Date.parse(`${day}T00:00:00Z`);
};
const dayAt = (time: number): string => {
  const text = new Date(time).toISOString();
  if (text.length > 24) throw new RangeError('There is no calendar day beyond the year 9999.');
  return text.slice(0, 10);
};
const lengthOf = (year: number, month: number): number => {
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return leap ? 29 : (MONTH_LENGTHS[month - 1] ?? 0);
};

/** Whether a date counts as not given. Source: R-TRIP-128..132 (G-084). */
export const isEmptyDate = (text: string | null | undefined): boolean => EMPTY.has((text ?? '').trim().toLowerCase());

/** Whether a text is a day that exists, `YYYY-MM-DD`. */
export const isDay = (text: string | null | undefined): text is string => {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const [year, month, date] = partsOf(text);
  return date >= 1 && date <= lengthOf(year, month);
};

/** The days that a traveler can be born on or travel on lie between these. */
export const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '2199-12-31'];
export const DAY_OUT_OF_REACH = 'Choose a day between the years 1900 and 2199.';
/** Whether a text is a day that contracts take, as `Day` says it in a schema. */
export const isDayInReach = (text: string): boolean => isDay(text) && text >= FIRST_DAY && text <= LAST_DAY;

/** The day so many days later; earlier when negative. Counted in calendar days, so that no clock change moves it. */
export const addDays = (day: string, days: number): string => dayAt(ms(day) + days * DAY_MS);

/** Days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => (ms(to) - ms(from)) / DAY_MS;

/** Every day from the first to the last, both included; none when they are reversed. */
export const eachDay = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, i) => addDays(first, i));

/**
 * A day as its reader wants it, MM/DD/YYYY unless they say otherwise; an empty or impossible one shows nothing. Source: R-TRIP-133.
 */
export const formatDay = (day: string | null | undefined, format: DateFormat = DATE_FORMATS[0]): string => {
  const text = day?.slice(0, 10);
  return isDay(text) ? formatIsoDay(text, format) : '';
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The month a word names, by its first three letters: May, Sept, december. */
const monthOf = (word: string): string | undefined => {
  const at = MONTHS.findIndex((month) => word.toLowerCase().startsWith(month));
  return at < 0 ? undefined : String(at + 1);
};

/** A year of two digits is one of a trip ahead or of somebody's birth: at most twenty years from now it is meant as the next, else as the last. */
const fullYear = (year: string, today: string): string => {
  if (year.length !== 2) return year;
  const thisYear = Number(today.slice(0, 4));
  const near = Math.floor(thisYear / 100) * 100 + Number(year);
  return String(near > thisYear + 20 ? near - 100 : near);
};

const toDay = (year: string, month: string, date: string): string | undefined => {
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : undefined;
};

/** A day whose month is a word, `May 14, 2027` or `14 May`; without a year it is the next one from today. */
const wordedDay = (typed: string, today: string): string | undefined => {
  const [, word, after, ahead, wordAfter, year] =
    /^(?:([a-z]+)\.? (\d{1,2})|(\d{1,2})\.? ([a-z]+)\.?)(?:,? (\d{2}|\d{4}))?$/i.exec(typed.replace(/\s+/g, ' ')) ?? [];
  const [month, date] = [monthOf(word ?? wordAfter ?? ''), after ?? ahead];
  if (!month || !date) return undefined;
  if (year) return toDay(fullYear(year, today), month, date);
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear + 1]
    .map((next) => toDay(String(next), month, date))
    .find((day) => day !== undefined && day >= today);
};

/**
 * The day a person typed: with figures, month first as in mm/dd/yyyy unless their format puts the day first, or picked as YYYY-MM-DD.
 * Whoever knows today's day may also read a year of two digits and the name of a month. Undefined when it is empty or does not exist. Source: spec 2 §2 Table defaults.
 */
export const parseTypedDate = (
  typed: string,
  format: DateFormat = DATE_FORMATS[0],
  today?: string,
): string | undefined => {
  const text = typed.trim();
  const [, one = '', two = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(text) ?? [];
  const [month, date] = format.startsWith('DD') ? [two, one] : [one, two];
  if (year.length === 4 || (year && today)) return toDay(fullYear(year, today ?? ''), month, date);
  if (isDay(text)) return text;
  return today ? wordedDay(text, today) : undefined;
};
