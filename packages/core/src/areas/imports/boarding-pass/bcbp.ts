import { addDays, daysBetween } from '../../../base/days';
import { findAirport } from '../airports';
import { airlineNamed } from '../data/company-names';
import type { Found, FoundDraft, FoundLeg, FoundPlace } from '../found-draft';
import { derived } from '../found-draft';
import { reread } from '../spans';
import { foundIn, type Passage } from '../text/passage';
import { personName } from '../text/person-name';
import { ordinalDay, resolveYear } from '../time/year-of-day';

/** The unique mandatory items, then those of a leg, of a bar coded boarding pass of format M. Source: IATA resolution 792. */
const NAME = "M([1-9])([A-Z][A-Z '/.-]{19})([E ])";
const LEG = String.raw`([A-Z0-9 ]{7})([A-Z]{3})([A-Z]{3})([A-Z0-9]{2}[A-Z0-9 ])([0-9]{4}[A-Z ]|[0-9 ]{5})(\d{3})(?:([A-Z ])([A-Z0-9 ]{4})(?:[A-Z0-9 ]{5}(?:[A-Z0-9 ]([0-9A-F]{2})?)?)?)?`;
/** The same after a mail or a page has run its blanks together. */
const SQUEEZED = String.raw`M([1-9])([A-Z][A-Z'.-]*/[A-Z'. -]{0,20}?) (E?)([A-Z0-9]{5,7}) ([A-Z]{3})([A-Z]{3})([A-Z0-9]{2,3}) (\d{1,4}[A-Z]?) (\d{3})([A-Z])(\d{1,3}[A-Z])\d{1,4}`;
const HEAD = new RegExp(`(?<![A-Z0-9])${NAME}${LEG}`, 'dg');
const HEAD_SQUEEZED = new RegExp(`(?<![A-Z0-9])${SQUEEZED}`, 'dg');
const NEXT_LEG = new RegExp(LEG, 'dy');
const ISSUE = /^>\d[0-9A-F]{2}.{3}(\d)(\d{3})/;
const MOST = 20;

/** A leg as the pass writes it, by its groups. */
type RawLeg = { passage: Passage; match: RegExpExecArray; first: number };

const group = ({ passage, match, first }: RawLeg, n: number): Found | undefined => {
  const range = match.indices?.[first + n];
  return range && foundIn(passage, range[0], range[1]);
};

/** The day of issue: the latest with that last digit of the year that is not after `today`. */
const issueDay = (digit: number, ordinal: number, today: string): string | undefined => {
  const latest = addDays(today, 2);
  for (let year = Number(latest.slice(0, 4)); year > Number(latest.slice(0, 4)) - 10; year--) {
    const day = year % 10 === digit ? ordinalDay(year, ordinal) : undefined;
    if (day && daysBetween(day, latest) >= 0) return day;
  }
  return undefined;
};

const flightDay = (ordinal: number, today: string, issued?: string): string | undefined => {
  if (!issued) return resolveYear(today, (year) => ordinalDay(year, ordinal));
  const year = Number(issued.slice(0, 4));
  return [year, year + 1].map((y) => ordinalDay(y, ordinal)).find((day) => day && daysBetween(issued, day) >= -1);
};

const airport = (code: Found | undefined): FoundPlace => ({
  iata_code: code,
  name: derived(findAirport(code?.value)?.name),
});

const legOf = (raw: RawLeg, day: string | undefined): FoundLeg => {
  const [from, to, number, seat] = [group(raw, 1), group(raw, 2), group(raw, 4), group(raw, 7)];
  return {
    carrier: derived(airlineNamed(group(raw, 3)?.value)),
    carrier_code: group(raw, 3),
    number: reread(number, number?.value.replace(/^0+(?=\d)/, '')),
    from: airport(from),
    to: airport(to),
    departs: reread(group(raw, 5), day),
    departs_timezone: derived(findAirport(from?.value)?.zone),
    arrives_timezone: derived(findAirport(to?.value)?.zone),
    seat: reread(seat, seat?.value.replace(/^0+(?=.)/, '')),
    cabin: group(raw, 6),
  };
};

/** The legs that follow the first; each says how many characters of the airlines' own stand before the next. */
const legsOf = (passage: Passage, head: RegExpExecArray): RawLeg[] => {
  const legs: RawLeg[] = [{ passage, match: head, first: 4 }];
  let end = head.index + head[0].length + Number.parseInt(head[12] || '0', 16);
  for (let n = 1; n < Number(head[1]); n++) {
    NEXT_LEG.lastIndex = end;
    const match = NEXT_LEG.exec(passage.text);
    if (!match) break;
    legs.push({ passage, match, first: 1 });
    end = NEXT_LEG.lastIndex + Number.parseInt(match[9] || '0', 16);
  }
  return legs;
};

const draftOf = (passage: Passage, head: RegExpExecArray, today: string): FoundDraft => {
  const nameRange = head.indices?.[2] ?? [0, 0];
  const written = foundIn(passage, nameRange[0], nameRange[1]);
  const after = passage.text.slice(head.index + head[0].length, head.index + head[0].length + 20);
  const issue = ISSUE.exec(after);
  const issued = issue && issueDay(Number(issue[1]), Number(issue[2]), today);
  const raws = legsOf(passage, head);
  const traveler = reread(written, personName(written?.value ?? ''));
  return {
    kind: 'flight',
    source_format: 'boarding_pass',
    confidence: 'exact',
    cancelled: false,
    confirmation_id: raws[0] && group(raws[0], 0),
    travelers: traveler ? [traveler] : [],
    places: [],
    legs: raws.map((raw) => legOf(raw, flightDay(Number(group(raw, 5)?.value ?? 0), today, issued ?? undefined))),
  };
};

/** The bar coded boarding passes in a text, as scanners and passes write them. The year is that of issue, else the one nearest `today`. */
export const boardingPassesIn = (passage: Passage, today: string): FoundDraft[] => {
  const heads = [...passage.text.matchAll(HEAD)].slice(0, MOST);
  const found = heads.length ? heads : [...passage.text.matchAll(HEAD_SQUEEZED)].slice(0, MOST);
  return found.map((head) => draftOf(passage, head as RegExpExecArray, today));
};
