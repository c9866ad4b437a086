import type { Found } from '../found-draft';
import { reread } from '../spans';
import { readWrittenTime } from './local-time';
import { readSpokenTime } from './spoken-time';
import { ianaZone, utcToZone } from './zones';

/** A local time of a place and the zone it is in, where known. */
export type PlaceTime = { time?: Found; zone?: Found };

/**
 * What a source's date or date-time means at its place: with `Z` and a known zone it is moved to that zone's clocks; with an
 * offset, or with nothing, the digits already are the local time.
 */
export const timeAtPlace = (written: Found | undefined, zone: Found | undefined): PlaceTime => {
  const read = written && (readWrittenTime(written.value) ?? readSpokenTime(written.value));
  if (!read) return { zone: undefined };
  const known = ianaZone(zone?.value);
  const local = read.utc && known ? utcToZone(read.local, known) : read.local;
  return { time: reread(written, local), zone: zone && known ? { value: known, span: zone.span } : undefined };
};
