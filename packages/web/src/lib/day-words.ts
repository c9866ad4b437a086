import { readsDayFirst } from './format';

// Days in words: from the day itself, so that no zone of this machine plays a part, and in the order their reader reads days.

const SHAPES = {
  weekday: { weekday: 'long' },
  whole: { month: 'long', day: 'numeric', year: 'numeric' },
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  yearly: { month: 'short', day: 'numeric', year: 'numeric' },
  today: { weekday: 'long', month: 'long', day: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  monthAlone: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type Shape = keyof typeof SHAPES;

const known = new Map<string, Intl.DateTimeFormat>();
const inWords = (day: string, shape: Shape): string => {
  const locale = readsDayFirst() ? 'en-GB' : 'en-US';
  const key = `${locale} ${shape}`;
  const format = known.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...SHAPES[shape] });
  known.set(key, format);
  return format.format(new Date(`${day}T12:00:00Z`));
};

/** A day as a heading: Friday, and May 9, 2031. Source: R-TRIP-133. */
export const dayTitle = (day: string): { weekday: string; date: string } => ({
  weekday: inWords(day, 'weekday'),
  date: inWords(day, 'whole'),
});
/** A day in a list of days: Sat, May 3; with its year where that is not the other's. */
export const shortDay = (day: string, beside = day): string =>
  inWords(day, day.slice(0, 4) === beside.slice(0, 4) ? 'short' : 'yearly');
/** A day as people say it of today: Friday, May 9. */
export const todayInWords = (day: string): string => inWords(day, 'today');
/** The month of a day with its year: May 2031. */
export const monthTitle = (day: string): string => inWords(day, 'month');
/** The month of a day: May. */
export const monthName = (day: string): string => inWords(day, 'monthAlone');
