import { airportIn } from '../airport-names';
import { findAirport } from '../airports';
import type { Found, FoundPlace } from '../found-draft';
import { derived, toFoundPlace } from '../found-draft';
import { reread } from '../spans';
import { groupIn, type Passage } from './passage';

export type Route = { from?: Found; to?: Found };

// No headline has ten blanks in a row. Without an end, each place to begin would be tried with each number of them.
const STOP = String.raw`(?=\s{0,9}$|\s{0,9}\n|\s{0,9}[,;|]\s{0,9}(?:seat|sitz|coach|wagen|dep|arr|on |am |at \d)|\s{1,9}(?:on|am|le|il|el) \d|\s{1,9}\d{1,2}[:.]\d{2})`;
const ROUTES = [
  new RegExp(
    String.raw`(?<!\p{L})(?:from|von|de|da|van|från|fra)\s{1,9}(\S[^\n]{1,80}?),?\s{1,9}(?:to|nach|à|a|naar|till|til|para)\s{1,9}(\S[^\n]{1,80}?)${STOP}`,
    'diu',
  ),
  new RegExp(
    String.raw`(?:^|[:\n]\s{0,9})([^\s:\n][^:\n]{1,80}?)\s{0,9}(?:->|→|=>|➔|➞|✈|⇒|»)\s{0,9}(\S[^\n]{1,80}?)${STOP}`,
    'du',
  ),
  /(?<![A-Z])([A-Z]{3})\s?[-–—/>]{1,2}\s?([A-Z]{3})(?![A-Z])/du,
  new RegExp(
    String.raw`(?:^|[:\n]\s{0,9}|\d\s{1,9})(\p{Lu}[^:\n]{2,80}?)\s{1,9}(?:to|nach|naar)\s{1,9}(\p{Lu}[^\n]{2,80}?)${STOP}`,
    'du',
  ),
  /(?:^|[:\n])\s{0,9}(\p{Lu}[^:\n]{1,60}?)\s{1,9}[-–—]\s{1,9}(\p{Lu}[^\n]{1,60}?)\s{0,9}(?:$|\n)/du,
];
const TO_ONLY = new RegExp(
  String.raw`(?<!\p{L})(?:flight|flug|train|zug|bus|vol|vuelo|volo)\s{1,9}(?:to|nach|à|a|naar|per)\s{1,9}(\S[^\n]{1,80}?)${STOP}`,
  'diu',
);
const LONGEST = 400;
/** `Flug nach ...` has a vehicle where an origin would stand. */
const VEHICLE = /(?:flight|flug|vol|vuelo|volo|vlucht|train|zug|bus|trip|reise)\s*$/iu;

/** An origin without the flight that some headlines put before it. */
const bare = (found: Found | undefined) =>
  reread(
    found,
    found?.value
      .replace(/^[^\p{L}\d(]+/u, '')
      .replace(/^(?:flight\s+)?(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{1,4}[:,]?\s+/i, ''),
  );

/** Where a headline goes from and to: `from FRA to EWR`, `Köln -> Paris`, `TXL-MUC`, `Flug nach Toulouse`. */
export const routeIn = (passage: Passage): Route => {
  const text = passage.text.slice(0, LONGEST);
  for (const route of ROUTES) {
    const match = route.exec(text);
    if (match && !VEHICLE.test(match[1] ?? ''))
      return { from: bare(groupIn(passage, match, 1)), to: groupIn(passage, match, 2) };
  }
  return { to: groupIn(passage, TO_ONLY.exec(text), 1) };
};

/** A station or stop by the name it is written with. */
export const toStation = (written: Found | undefined): FoundPlace | undefined => toFoundPlace({ name: written });

/** An airport by its code or by a name that only one airport has, with its zone. */
export const airportPlace = (written: Found | undefined): { place?: FoundPlace; zone?: string } => {
  if (!written) return {};
  const airport = airportIn(written.value);
  const plain = written.value.replace(/\s{0,9}\([A-Z]{3}\)\s{0,9}/, ' ').trim();
  const name = /^[A-Z]{3}$/.test(plain) ? derived(airport?.name) : reread(written, plain);
  const code = airport?.iata ?? /\(([A-Z]{3})\)|^([A-Z]{3})$/.exec(written.value)?.slice(1).find(Boolean);
  return { place: toFoundPlace({ name, iata_code: reread(written, code) }), zone: findAirport(code)?.zone };
};
