import { sameValue } from '../../../base/merge';
import { withTag } from '../../../base/tag-list';

type Entry = Readonly<Record<string, unknown>>;
/** What addresses are compared by: not their suite, nor their days. Source: R-ACC-103, R-ACC-104. */
const COMPARED = ['area', 'city_name', 'state_name', 'country_name', 'zip_code'] as const;

/** Whether there is something in a value: an empty text, an empty list and an object with only such have nothing. */
export const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled);
  return value !== undefined && value !== null;
};

/** Entries in their order, each once. */
export const dropRepeated = <T>(entries: readonly T[], isSame: (a: T, b: T) => boolean = sameValue): T[] =>
  entries.filter((one, at) => entries.findIndex((other) => isSame(other, one)) === at);

/** Both lists, the kept one first, without what is in it twice. Source: R-ACC-108, R-ACC-113 (G-164). */
export const joinLists = <T>(kept: readonly T[], other: readonly T[]): T[] =>
  dropRepeated([...kept, ...other].filter(isFilled));

/** Tags of both, the kept ones first; one that differs in letter case alone is the same tag. Source: R-ACC-112 (G-163). */
export const joinTags = (kept: readonly string[], other: readonly string[]): string[] =>
  [...kept, ...other].filter(isFilled).reduce<string[]>(withTag, []);

const fold = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');
const isSameAddress = (a: Entry, b: Entry) => COMPARED.every((name) => fold(a[name]) === fold(b[name]));
const hasMoreThanArea = ({ area: _area, ...rest }: Entry) => isFilled(rest);

/** Addresses of both, the kept ones first; those that say nothing, or an area alone, are skipped. Source: R-ACC-100..105 (G-161). */
export const joinAddresses = <T extends Entry>(kept: readonly T[], other: readonly T[]): T[] =>
  dropRepeated([...kept, ...other].filter(hasMoreThanArea), isSameAddress);
