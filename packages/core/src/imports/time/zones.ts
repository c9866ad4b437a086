import { WINDOWS_ZONES } from '../data/windows-zones';
import type { WrittenTime } from './local-time';

const formats = new Map<string, Intl.DateTimeFormat | null>();

const formatOf = (zone: string): Intl.DateTimeFormat | null => {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  let format: Intl.DateTimeFormat | null = null;
  try {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  } catch {
    format = null;
  }
  if (formats.size < 2000) formats.set(zone, format);
  return format;
};

const TAILS = [
  /(?:^|\/)([A-Z][A-Za-z_-]+(?:\/[A-Z][A-Za-z_+-]+){2})$/,
  /(?:^|\/)([A-Z][A-Za-z_-]+\/[A-Z][A-Za-z_+-]+)$/,
];

/** The IANA name behind what a calendar calls a zone: an IANA name, a Windows name, or a path that ends in an IANA name. */
export const ianaZone = (name: string | undefined): string | undefined => {
  const plain = name?.trim().replace(/^"|"$/g, '');
  if (!plain || plain.length > 120) return undefined;
  if (/^(z|utc|gmt|etc\/utc)$/i.test(plain)) return 'UTC';
  const windows = WINDOWS_ZONES.get(plain.toLowerCase());
  if (windows) return windows;
  return TAILS.map((tail) => tail.exec(plain)?.[1]).find((name) => name && formatOf(name));
};

/** A UTC time `YYYY-MM-DDTHH:mm` as the clocks of a zone show it; a day alone stays as it is. */
export const utcToZone = (utc: string, zone: string): string => {
  const format = formatOf(zone);
  if (!format || utc.length < 16) return utc;
  const parts = format.formatToParts(new Date(`${utc}:00Z`));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
};

/** The moment a written time names, on the clocks of a zone; as written where it has no offset or the zone is not known. */
export const momentInZone = ({ local, offset }: WrittenTime, zone: string | undefined): string => {
  if (offset === undefined || !zone || local.length < 16) return local;
  return utcToZone(new Date(Date.parse(`${local}:00Z`) - offset * 60_000).toISOString().slice(0, 16), zone);
};

/** The moment a zone's clocks show a local time `YYYY-MM-DDTHH:mm`, in milliseconds; nothing for a day alone. */
export const instantOf = (local: string, zone: string): number | undefined => {
  if (local.length < 16) return undefined;
  const wanted = Date.parse(`${local}:00Z`);
  const shown = (at: number) => Date.parse(`${utcToZone(new Date(at).toISOString().slice(0, 16), zone)}:00Z`);
  const first = wanted - (shown(wanted) - wanted);
  return first - (shown(first) - wanted);
};
