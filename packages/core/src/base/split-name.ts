const TITLES =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|sir|dame|rev|fr|capt|hon|herr|frau|mme|mlle|sr|sra|srta|sig|dott|ing|dipl-ing|mag)\.?$/i;
const SUFFIX = /^(?:jr|sr|jnr|snr|ii|iii|iv|ph\.?d|m\.?d|d\.?d\.?s|esq|cpa|cta)\.?$/i;
/** Words that a last name begins with: van der Berg, de la Tour, bin Salman. */
const PARTICLES = new Set(
  'van von vom zu zum zur der den de del della dello di da dal das do dos du des la le las los lo el al ter ten te op af av bin ibn ben bint abu st st. san'.split(
    ' ',
  ),
);
const TWO_PEOPLE = /\S\s*(?:&|\+|\/)\s*\S|\s(?:and|und|et|og|och|en)\s/i;

export type SplitName = { first_name: string; last_name: string; suffix?: string };

const toWords = (text: string) => text.split(' ').filter(Boolean);
const withoutTitles = (words: readonly string[]): string[] => {
  const rest = [...words];
  while (rest.length > 1 && TITLES.test(rest[0] ?? '')) rest.shift();
  return rest;
};
/** The suffix behind a name, unless the name is nothing else. */
const takeSuffix = (words: string[]): string | undefined =>
  words.length > 1 && SUFFIX.test(words.at(-1) ?? '') ? words.pop() : undefined;

/**
 * A whole name in its parts, written either way round: `Lindqvist, Mara` or `Mara Lindqvist`, where the last name is the last word with the particles
 * before it. Titles are no part of a name.
 */
export const splitName = (written: string): SplitName => {
  const [last = [], ...given] = written
    .replace(/\s/g, ' ')
    .split(',')
    .map((part) => withoutTitles(toWords(part)));
  const lastSuffix = takeSuffix(last);
  const suffixes = given.filter((words) => words.length === 1 && SUFFIX.test(words[0] ?? '')).flat();
  const [first] = given.filter((words) => words.length > 0 && !(words.length === 1 && SUFFIX.test(words[0] ?? '')));
  const firstSuffix = first ? takeSuffix(first) : undefined;
  const suffix = lastSuffix ?? firstSuffix ?? suffixes[0];
  if (first) return { first_name: first.join(' '), last_name: last.join(' '), ...(suffix && { suffix }) };
  let begin = Math.max(last.length - 1, 1);
  while (begin > 1 && PARTICLES.has((last[begin - 1] ?? '').toLowerCase())) begin -= 1;
  return {
    first_name: last.slice(0, begin).join(' '),
    last_name: last.slice(begin).join(' '),
    ...(suffix && { suffix }),
  };
};

/** Whether a name is that of a couple or a family: `Ana and Tom Price`, `Mr. & Mrs. Price`. */
export const namesTwoPeople = (written: string): boolean => TWO_PEOPLE.test(written.replace(/\s/g, ' ').slice(0, 300));
