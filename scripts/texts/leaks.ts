import { escapePattern } from '../escape-pattern';

/** What the table says by itself, in words of its maker. */
const BY_TABLE = /Column with Header Selection|Press Space to toggle row selection \(\w+\)/g;
/** What the platform says of a time that has passed. It goes first: its “minutes” may be a stored value too, and “3 ago” is nobody's. */
const AGO = /\b\d+ (?:second|minute|hour|day|week|month|year)s? ago\b/g;
/** What others write: the platform's names of days, months and zones, and its “and”, initials, addresses, patterns to type by, numbers of documents. */
const BY_OTHERS = [
  /(?:\b|(?=,))(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|AM|PM|, and|EDT|EST|CES?T|GMT|UTC)\b/g,
  /\b(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:tember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b/g,
  /mm\/dd\/yyyy|\{\w+\}|^[A-Z]{2}$|(?<!\S)[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+|\bhttps?:\/\/\S+|(?<![\w-])[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g,
  /(?<![\w-])[A-Z]{2,4}-\d[\d-]*(?![\w-])/g,
];
/** A word that the language that is none would have put a mark on. */
const UNMARKED = /(?<![\p{L}\p{M}])(?=[a-z]+(?![\p{L}\p{M}]))[bdf-hj-mp-rtv-xz]*[aeiouycns]/iu;

const alone = (words: string) => new RegExp(`(?<![\\p{L}\\d])${escapePattern(words)}(?![\\p{L}\\d])`, 'gu');

/** Every string within a value, such as an answer of the server. */
export const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value.trim()];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
};

/**
 * Which texts of a page in the language that is none came past the catalogue: those with words that it would have marked, and that are
 * neither `told`, what somebody has typed or the server has said, nor a value that is stored.
 */
export const leaksIn = (shown: readonly string[], told: Iterable<string>, kept: ReadonlySet<string>): string[] => {
  const lines = [...told].flatMap((one) => one.split('\n'));
  const longestFirst = [...new Set([...lines, ...kept])].filter((one) => one.length > 2 && UNMARKED.test(one));
  longestFirst.sort((a, b) => b.length - a.length);
  return shown.filter((text) => {
    let rest = text.replace(BY_TABLE, '').replace(AGO, '');
    for (const one of longestFirst) {
      if (!UNMARKED.test(rest)) return false;
      if (rest.includes(one)) rest = rest.replace(alone(one), '');
    }
    return UNMARKED.test(BY_OTHERS.reduce((words, theirs) => words.replace(theirs, ''), rest));
  });
};
