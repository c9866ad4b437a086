import type { Found } from '../found-draft';
import { reread } from '../spans';
import { foundIn, type Passage } from '../text/passage';
import { personName } from '../text/person-name';
import type { GdsLine } from './gds-lines';

/** `1.1DOE/JOHNMR`, `1.DOE/JOHN MR(ADT)`, `1.2SMITH/JOHN MR/JANE MRS`, `1.I/1DOE/BABY`. */
const NAME =
  /(?<![\w.])\d{1,2}\.\s*(?:I\/\s*)?(?:\d{1,2}\s*)?([A-Z][A-Z' -]{0,40}?)\s*\/\s*([A-Z][A-Z' .-]*(?:\/[A-Z][A-Z' .-]*)*)(?=[\s*(]|$|\d)/dg;
const LABELLED =
  /^\s*(?:NAME(?:\(S\))?|PASSENGERS?|TRAVELL?ERS?|FOR)(?: NAMES?)?\s*:\s*(?:\d\s*)?([A-Z][A-Z' -]+)\/([A-Z][A-Z' .-]*)/d;

const namesOf = (passage: Passage, line: GdsLine, match: RegExpExecArray): Found[] => {
  const surname = match.indices?.[1];
  const rest = match.indices?.[2];
  const whole = surname && rest && foundIn(passage, line.start + surname[0], line.start + rest[1]);
  const givens = (match[2] ?? '').split('/').map((name) => name.split(/\s{2}/, 1)[0] ?? '');
  return givens.flatMap((given) => reread(whole, personName(`${match[1]}/${given}`)) ?? []);
};

/** A name that stands alone on its line with a title, as printed itineraries have it. */
const ALONE = /^\s*([A-Z][A-Z' -]{1,40})\/([A-Z][A-Z' -]*\s(?:MR|MRS|MS|MISS|MSTR|DR|CHD))\s*$/d;

const namesOn = (passage: Passage, line: GdsLine): Found[] => {
  if (/^\s*(?:SI|SSR|OSI|GFAX|\*)/.test(line.text)) return [];
  const matches = [...line.text.matchAll(NAME)];
  const labelled = LABELLED.exec(line.text) ?? ALONE.exec(line.text);
  return [...matches, ...(labelled ? [labelled] : [])].flatMap((match) =>
    namesOf(passage, line, match as RegExpExecArray),
  );
};

/** A reservation of a group has 99. */
const MOST_NAMES = 200;

/** The passengers on the name lines of a reservation, 200 at most. */
export const passengerNames = (passage: Passage, lines: readonly GdsLine[]): Found[] => {
  const names: Found[] = [];
  for (const line of lines) {
    if (names.length >= MOST_NAMES) break;
    names.push(...namesOn(passage, line));
  }
  return names.slice(0, MOST_NAMES);
};
