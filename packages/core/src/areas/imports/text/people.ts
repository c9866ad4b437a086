import type { Found } from '../found-draft';
import { reread } from '../spans';
import type { LabelledLine } from './labels';
import { toTextLines } from './labels';
import { foundIn, type Passage } from './passage';
import { personName } from './person-name';

const LABEL =
  /^(?:(?:lead |main |primary )?(?:passengers?|travell?ers?|guests?|drivers?|renters?)(?: names?)?(?: \d+)?|under name|guest name|booked (?:for|by)|reserv(?:ed|ation) (?:for|name)|name(?:\(s\))?|names|full name|reisende[r]?|gast|gäste|fahrer|passagiere?|passager(?:s)?|voyageurs?|pasajeros?|passeggeri?o?|resenär|für|pour)$/i;
const NAME = /^(?:\p{Lu}[\p{L}'’.-]*)(?:[ /]+\p{L}[\p{L}'’.-]*){1,5}$/u;
const MOST = 50;

/** Whether a text can be a person's name: two to six words of letters. */
export const looksLikeName = (text: string): boolean => text.length < 80 && NAME.test(text.trim());

const split = (found: Found): Found[] =>
  found.value
    .split(/[,;&]|\s(?:and|und|et|y)\s/)
    .filter(looksLikeName)
    .flatMap((name) => reread(found, personName(name)) ?? []);

/** A name that stands alone on the line above its booking reference. */
const aboveReference = (passage: Passage): Found[] => {
  const lines = toTextLines(passage.text);
  return lines.flatMap(({ start, text }, i) => {
    const next = lines[i + 1]?.text ?? '';
    const isName =
      looksLikeName(text) && /^(?:booking|confirmation|reservation) (?:reference|number|code)\s*:/i.test(next.trim());
    const name = isName ? foundIn(passage, start, start + text.length) : undefined;
    return reread(name, personName(name?.value ?? '')) ?? [];
  });
};

/** The travelers a passage names: behind a label, or above a booking reference. */
export const peopleIn = (passage: Passage | undefined, lines: readonly LabelledLine[]): Found[] => {
  const named = lines
    .filter(({ label }) => LABEL.test(label))
    .flatMap(({ value, more }) => (value ? split(value) : more.flatMap(split)));
  return (named.length || !passage ? named : aboveReference(passage)).slice(0, MOST);
};
