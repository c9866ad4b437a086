import { getLocale, type Reader } from './locale';

const formats = new Map<string, Intl.DateTimeFormat>();
const formatIn = (locale: string): Intl.DateTimeFormat => {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  formats.set(locale, format);
  return format;
};

/** A local time of day as its reader writes it, 6:05 PM, never broken over two lines. */
export const clock = (reader: Reader, time: string): string =>
  formatIn(getLocale(reader))
    .format(new Date(`1970-01-01T${time}:00Z`))
    .replaceAll(/\s/g, '\u00a0');
