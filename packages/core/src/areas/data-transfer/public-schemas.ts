/** What other areas may use of the reading of files: pure, without anything of the table. */
export { bare } from './fields/guess-mapping';
export { parseDay } from './fields/parse-day';
export { csvReader, guessSeparator } from './read/csv-reader';
export { guessEncoding } from './read/encoding';
export { UnreadableFile } from './read/unreadable';
