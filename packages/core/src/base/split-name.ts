import { findTitle, type PersonTitle } from './person-title';

/** What comes before a name and is no part of it, whether or not it is a title that is kept. */
const TITLES =
  /^(?:mr|mister|mrs|missus|ms|miss|mstr|mx|dr|doctor|prof|professor|sir|dame|rev|reverend|msgr|monsignor|fr|capt|hon|herr|frau|mme|mlle|sr|sra|srta|sig|dott|ing|dipl-ing|mag)\.?$/i;
/** Of what somebody is a doctor: `Dr. med. dent. Lena Kern`. */
const FIELD = /^(?:med|dent|vet|phil|jur|iur|rer|nat|oec|pol|theol|habil|h\.?\s?c)\.$/i;
const SUFFIX = /^(?:jr|sr|jnr|snr|ii|iii|iv|ph\.?d|m\.?d|d\.?d\.?s|esq|cpa|cta)\.?$/i;
/** Words that a last name begins with: van der Berg, de la Tour, bin Salman. */
const PARTICLES = new Set(
  'van von vom zu zum zur der den de del della dello di da dal das do dos du des la le las los lo el al ter ten te op af av bin ibn ben bint abu st st. san'.split(
    ' ',
  ),
);
const TWO_PEOPLE = /\S\s*(?:&|\+|\/)\s*\S|\s(?:and|und|et|og|och|en)\s/i;

/** Titles that are names too: `Lady Gaga`. Pastor is a common first name, so it is left where it stands. */
const NAMES_TOO = new Set(['lady', 'lord', 'father']);

export type SplitName = { title?: PersonTitle; first_name: string; last_name: string; suffix?: string };

const toWords = (text: string) => text.split(' ').filter(Boolean);
const firstTitle = (words: readonly string[]): PersonTitle | undefined =>
  findTitle(words.slice(0, 2).join(' ')) ?? words.map(findTitle).find(Boolean);
/** The first of several titles that is one to keep: `Prof. Dr.` is `Prof.`; undefined where none is. Source: R-ACC-118. */
export const titleIn = (text: string): PersonTitle | undefined => firstTitle(toWords(text.trim()));

type Named = { title?: PersonTitle | undefined; words: string[] };
/** Words of a name without the titles before them, and the first of those that is one to keep. `least` is how many words make up the whole name. */
const takeTitles = (words: readonly string[], least: number): Named => {
  const rest = [...words];
  const isTitle = (word = '') => TITLES.test(word) || (NAMES_TOO.has(word.toLowerCase()) && rest.length > least);
  const taken: string[] = [];
  const isMore = (word = '') => isTitle(word) || (taken.length > 0 && FIELD.test(word));
  while (rest.length > 1 && isMore(rest[0])) taken.push(rest.shift() ?? '');
  return { title: firstTitle(taken), words: rest };
};
/** The suffix behind a name, unless the name is nothing else. */
const takeSuffix = (words: string[]): string | undefined =>
  words.length > 1 && SUFFIX.test(words.at(-1) ?? '') ? words.pop() : undefined;

/**
 * A whole name in its parts, written either way round: `Lindqvist, Mara` or `Mara Lindqvist`, where the last name is the last word with the particles
 * before it. Titles are no part of a name; one that a profile can have is told beside it. Source: R-ACC-118.
 */
export const splitName = (written: string): SplitName => {
  const sections = written.replace(/\s/g, ' ').split(',');
  const parts = sections.map((part) => takeTitles(toWords(part), sections.length > 1 ? 1 : 2));
  const [last = [], ...given] = parts.map(({ words }) => words);
  const title = parts.map((part) => part.title).find(Boolean);
  const lastSuffix = takeSuffix(last);
  const suffixes = given.filter((words) => words.length === 1 && SUFFIX.test(words[0] ?? '')).flat();
  const [first] = given.filter((words) => words.length > 0 && !(words.length === 1 && SUFFIX.test(words[0] ?? '')));
  const firstSuffix = first ? takeSuffix(first) : undefined;
  const suffix = lastSuffix ?? firstSuffix ?? suffixes[0];
  const beside = { ...(title && { title }), ...(suffix && { suffix }) };
  if (first) return { first_name: first.join(' '), last_name: last.join(' '), ...beside };
  let begin = Math.max(last.length - 1, 1);
  while (begin > 1 && PARTICLES.has((last[begin - 1] ?? '').toLowerCase())) begin -= 1;
  return {
    first_name: last.slice(0, begin).join(' '),
    last_name: last.slice(begin).join(' '),
    ...beside,
  };
};

/** Whether a name is that of a couple or a family: `Ana and Tom Price`, `Mr. & Mrs. Price`. */
export const namesTwoPeople = (written: string): boolean => TWO_PEOPLE.test(written.replace(/\s/g, ' ').slice(0, 300));
