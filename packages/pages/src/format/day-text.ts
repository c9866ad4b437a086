import { capitalize, getLocale, type Reader } from './locale';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const DAYS = {
  long: { weekday: 'long', month: 'long', day: 'numeric' },
  dated: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  short: { weekday: 'short', month: 'short', day: 'numeric' },
  full: { year: 'numeric', month: 'long', day: 'numeric' },
  weekday: { weekday: 'short' },
  month: { month: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();
const formatIn = (reader: Reader, kind: keyof typeof DAYS): Intl.DateTimeFormat => {
  const locale = getLocale(reader);
  const key = `${locale} ${kind}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...DAYS[kind] });
  formats.set(key, format);
  return format;
};

/** Sunday, March 21: as it stands alone, above a day. */
export const longDay = (reader: Reader, day: string) => capitalize(formatIn(reader, 'long').format(at(day)));
/** Sunday, March 21, 2027 */
export const longDate = (reader: Reader, day: string) => capitalize(formatIn(reader, 'dated').format(at(day)));
/** Sun, Mar 21 */
export const shortDay = (reader: Reader, day: string) => formatIn(reader, 'short').format(at(day));
/** Sun, Mar 21: as it stands alone, before a line. */
export const shortDayAlone = (reader: Reader, day: string) => capitalize(shortDay(reader, day));
/** March 21, 2027 */
export const fullDate = (reader: Reader, day: string) => formatIn(reader, 'full').format(at(day));
/** The parts of a day as a calendar sheet shows them: Sun, 21, Mar. */
export const dayParts = (reader: Reader, day: string) => ({
  weekday: capitalize(formatIn(reader, 'weekday').format(at(day))),
  date: String(Number(day.slice(8))),
  month: capitalize(formatIn(reader, 'month').format(at(day))),
});

/** March 20 – 29, 2027; one date when there is one day or one end is open. */
export const dayRange = (reader: Reader, first: string | undefined, last: string | undefined): string => {
  if (!first || !last || first === last) return first || last ? fullDate(reader, (first ?? last) as string) : '';
  return formatIn(reader, 'full')
    .formatRange(at(first), at(last))
    .replaceAll(/[\u2009\u202f]/g, ' ');
};
