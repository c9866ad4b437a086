const at = (day: string) => new Date(`${day}T12:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });

const LONG = format({ weekday: 'long', month: 'long', day: 'numeric' });
const SHORT = format({ weekday: 'short', month: 'short', day: 'numeric' });
const RANGE = format({ year: 'numeric', month: 'long', day: 'numeric' });
const WEEKDAY = format({ weekday: 'short' });
const MONTH = format({ month: 'short' });

/** Sunday, March 21 */
export const longDay = (day: string) => LONG.format(at(day));
/** Sun, Mar 21 */
export const shortDay = (day: string) => SHORT.format(at(day));
/** March 21, 2027 */
export const fullDate = (day: string) => RANGE.format(at(day));
/** The parts of a day as a calendar sheet shows them: Sun, 21, Mar. */
export const dayParts = (day: string) => ({
  weekday: WEEKDAY.format(at(day)),
  date: String(Number(day.slice(8))),
  month: MONTH.format(at(day)),
});

/** March 20 – 29, 2027; one date when there is one day or one end is open. */
export const dayRange = (first: string | undefined, last: string | undefined): string => {
  if (!first || !last || first === last) return first || last ? fullDate((first ?? last) as string) : '';
  return RANGE.formatRange(at(first), at(last)).replaceAll(/[\u2009\u202f]/g, ' ');
};
