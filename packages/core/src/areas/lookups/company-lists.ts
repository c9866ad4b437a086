/** One entry of a list that a company edits. */
export type ListedName = { id: number; name: string };

const named = (names: readonly string[]): ListedName[] => names.map((name, i) => ({ id: i + 1, name }));

/** How people belong together, until a company edits the list. Source: R-SHELL-154. */
export const DEFAULT_RELATIONS = named([
  'Spouse',
  'Partner',
  'Child',
  'Parent',
  'Sibling',
  'Grandparent',
  'Grandchild',
  'Relative',
  'Friend',
  'Colleague',
  'Assistant',
  'Guardian',
  'Emergency contact',
]);

/** What people celebrate, until a company edits the list. Source: R-SHELL-150. */
export const DEFAULT_OCCASIONS = named([
  'Birthday',
  'Anniversary',
  'Wedding',
  'Honeymoon',
  'Engagement',
  'Graduation',
  'Retirement',
  'Family reunion',
  'New baby',
  'Holiday season',
]);

/** Vaccines that people name when they are asked for theirs, until a company edits the list. Source: R-ACC-151 (G-166). */
export const DEFAULT_VACCINES = named([
  'Pfizer-BioNTech',
  'Moderna',
  'Oxford-AstraZeneca',
  'Covishield',
  'Johnson & Johnson (Janssen)',
  'Novavax',
  'Covovax',
  'Sinopharm (BIBP)',
  'Sinovac (CoronaVac)',
  'Covaxin',
  'CanSino (Convidecia)',
  'Sputnik V',
  'Sputnik Light',
  'Abdala',
  'Soberana 02',
  'Medicago (Covifenz)',
  'Valneva',
  'Zifivax',
]);

type Listed = { id: string; name: string; hidden?: boolean | undefined };
/** The entries of a company's list that may still be chosen. */
export const offered = <T extends Listed>(entries: readonly T[]): T[] => entries.filter(({ hidden }) => !hidden);

/** A list without one entry, wherever it stands in it; undefined when it is not there. Source: R-SHELL-253. */
export const withoutEntry = <T extends Listed & { children?: readonly Listed[] }>(
  entries: readonly T[],
  id: string,
): T[] | undefined => {
  if (entries.some((entry) => entry.id === id)) return entries.filter((entry) => entry.id !== id);
  if (!entries.some(({ children }) => children?.some((child) => child.id === id))) return undefined;
  return entries.map((entry) => ({ ...entry, children: entry.children?.filter((child) => child.id !== id) }));
};

/** A list by the ids of its entries. Source: R-SHELL-150. */
export const indexedById = <T extends { id: number | string }>(list: readonly T[]): Record<string, T> =>
  Object.fromEntries(list.map((one) => [String(one.id), one]));
