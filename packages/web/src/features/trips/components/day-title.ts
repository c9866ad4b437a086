const inWords = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const WEEKDAY = inWords({ weekday: 'long' });
const DATE = inWords({ month: 'long', day: 'numeric', year: 'numeric' });

/** A day in words, from the day itself: no zone of this machine plays a part. */
export const dayTitle = (day: string): { weekday: string; date: string } => {
  const noon = new Date(`${day}T12:00:00Z`);
  return { weekday: WEEKDAY.format(noon), date: DATE.format(noon) };
};
