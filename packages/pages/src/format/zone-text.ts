import { toInstant } from '@wayline/core/base/zoned-time';

/** English of other countries knows the short names of its own part of the world; the first that has a name gives it. */
const LOCALES = ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA', 'en-AE'] as const;
const KNOWN: Record<string, string> = {
  'Asia/Tokyo': 'JST',
  'Asia/Seoul': 'KST',
  'Asia/Hong_Kong': 'HKT',
  'Asia/Singapore': 'SGT',
};

const formats = new Map<string, Intl.DateTimeFormat>();
const formatOf = (locale: string, zone: string) => {
  const key = `${locale} ${zone}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' });
    formats.set(key, format);
  }
  return format;
};

const nameIn = (locale: string, zone: string, instant: Date) =>
  formatOf(locale, zone)
    .formatToParts(instant)
    .find((p) => p.type === 'timeZoneName')?.value ?? '';
const isName = (name: string) => !name.startsWith('GMT') || name === 'GMT';

/** The short name of a zone at a local time there: EDT, CET, or GMT+3 where it has none. */
export const zoneText = (zone: string, date: string, time = '12:00'): string => {
  const known = KNOWN[zone];
  if (known) return known;
  const instant = new Date(toInstant({ date, time, zone }));
  for (const locale of LOCALES) {
    const name = nameIn(locale, zone, instant);
    if (isName(name)) return name;
  }
  return nameIn(LOCALES[0], zone, instant);
};
