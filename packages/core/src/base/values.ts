import * as z from 'zod';
import { DAY_OUT_OF_REACH, FIRST_DAY, LAST_DAY } from './days';

/** A calendar day, `YYYY-MM-DD`, without a zone: one that a traveler can be born on or travel on. */
export const Day = z.iso.date().refine((day) => day >= FIRST_DAY && day <= LAST_DAY, DAY_OUT_OF_REACH);
/** A wall-clock time of a place, `HH:mm`. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time like 14:05.');
/** A moment in UTC, `YYYY-MM-DDTHH:mm:ss.sssZ`. */
export const Instant = z.iso.datetime();
let listed: Set<string> | undefined;
/** Listed when a zone is first looked at: most functions never do. */
const listZones = () => {
  listed ??= new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
  return listed;
};
/** Runtimes list one name of each zone, and not all the same: Asia/Katmandu here is Asia/Kathmandu there. They know them all. */
const isZone = (name: string): boolean => {
  if (listZones().has(name)) return true;
  if (!/^[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z0-9_+-]*){1,2}$/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
/** An IANA time zone name, of the present or an earlier one. */
export const TimeZone = z.string().refine(isZone, 'That’s not a time zone.');
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/, 'Use a three-letter currency code, such as USD.');
/** Ten thousand million of a currency with cents, in minor units: beyond what anybody books, within what can be added exactly. */
export const MAX_AMOUNT = 1_000_000_000_000;
/** Whole minor units (cents, yen, fils) and an ISO 4217 currency. */
export const Money = z.object({ minor: z.int(), currency: CurrencyCode });
export type Money = z.infer<typeof Money>;
export const Email = z.email('Please enter a valid email address.').max(254);
/** An address as it is compared: one person has one, however it is written. */
export const ComparedEmail = Email.max(128, 'At most 128 characters.').toLowerCase();
/** A name as people write it: 1 to 255 characters, trimmed. */
export const Name = z.string().trim().min(1, 'Please enter a name.').max(255, 'At most 255 characters.');
export const Note = z.string().max(10_000, 'At most 10,000 characters.');
/** Counts the saves of a record; a save names the version it was made from. */
export const Version = z.int().min(1);
