import { later } from '../../../base/later';
import { TimeZone } from '../../../base/values';
import { localAt } from '../../../base/zoned-time';
import { WINDOWS_ZONES } from '../data/windows-zones';
import type { WrittenTime } from './local-time';

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
  return TAILS.map((tail) => tail.exec(plain)?.[1]).find((tail) => TimeZone.safeParse(tail).success);
};

/** A UTC time `YYYY-MM-DDTHH:mm` as the clocks of a zone show it; a day alone stays as it is. */
export const utcToZone = (utc: string, zone: string): string => {
  if (utc.length < 16) return utc;
  const { date, time } = localAt(`${utc}:00Z`, zone);
  return `${date}T${time}`;
};

/** The moment a written time names, on the clocks of a zone; as written where it has no offset or the zone is not known. */
export const momentInZone = ({ local, offset }: WrittenTime, zone: string | undefined): string => {
  if (offset === undefined || !zone || local.length < 16) return local;
  return utcToZone(later(`${local}:00Z`, -offset * 60_000).slice(0, 16), zone);
};
