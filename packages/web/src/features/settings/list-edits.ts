import type { ListBranch, ListEntry } from '@wayline/core/areas/settings/lists/list-entry';

/** An entry as the editor holds it: with those under it, where the list has two levels. */
export type EditedEntry = ListEntry & Partial<Pick<ListBranch, 'children'>>;

const LETTERS_OF_AN_ID = 12;
/** A new entry, under an id that no other has or had. */
export const newEntry = (name: string, branch: boolean): EditedEntry => ({
  id: crypto.randomUUID().replaceAll('-', '').slice(0, LETTERS_OF_AN_ID),
  name: name.trim(),
  ...(branch && { children: [] }),
});

/** The list with one entry in another place. */
export const moveListEntry = <T>(list: readonly T[], from: number, to: number): T[] => {
  const one = list[from];
  const rest = list.filter((_, i) => i !== from);
  return one === undefined ? [...list] : [...rest.slice(0, to), one, ...rest.slice(to)];
};
/** The list with one entry changed. */
export const changeListEntry = <T>(list: readonly T[], at: number, change: Partial<T>): T[] =>
  list.map((one, i) => (i === at ? { ...one, ...change } : one));
