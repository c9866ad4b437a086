import type { Found } from '../found-draft';
import { reread } from '../spans';
import { readWrittenTime } from '../time/local-time';
import { readClock, readSpokenDay, readSpokenTime } from '../time/spoken-time';
import { resolveDay } from '../time/year-of-day';
import { momentInZone } from '../time/zones';
import type { Pass } from './pass';
import { fieldNamed } from './pass-fields';

const DATE =
  /^(?:(?:departure|flight|travel|event|boarding|dep|journey)?\s*(?:date|datum|fecha|data|day)|abflugdatum|reisedatum|flightdate|departuredate|date de d[ée]part|when|wann)$/;

/** A date or time of a field, on the clocks of `zone` where it has an offset: passes are dated by the issuer's. Days without a year are near `near`. */
export const readPassTime = (found: Found | undefined, near: string, zone?: string): Found | undefined => {
  if (!found) return undefined;
  const read = readWrittenTime(found.value) ?? readSpokenTime(found.value);
  if (read) return reread(found, momentInZone(read, zone));
  const spoken = readSpokenDay(found.value);
  const day = spoken && (spoken.year ? undefined : resolveDay(near, spoken.month, spoken.day));
  const clock = readClock(found.value);
  return reread(found, day && clock ? `${day}T${clock}` : day);
};

/** The day nearest to which the pass means its days: its own relevant or expiry date, else the day of reading. */
export const getReferenceDay = (pass: Pass, today: string): string => {
  const written = pass.top('relevantDate') ?? pass.top('expirationDate');
  return readWrittenTime(written?.value ?? '')?.local.slice(0, 10) ?? today;
};

/** The day a field of the pass gives, apart from any clock time. */
export const findPassDay = (pass: Pass, near: string): Found | undefined => {
  const found = readPassTime(fieldNamed(pass.fields, DATE), near);
  return reread(found, found?.value.slice(0, 10));
};

/** A field's time on a day: its own day where it has one, else the day given. */
export const onDay = (
  found: Found | undefined,
  day: string | undefined,
  near: string,
  zone?: string,
): Found | undefined => {
  const whole = readPassTime(found, near, zone);
  if (whole && whole.value.length > 10) return whole;
  const clock = readClock(found?.value ?? '');
  const date = whole?.value ?? day;
  return clock && date ? reread(found, `${date}T${clock}`) : whole;
};
