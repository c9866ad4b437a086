import type { Field } from './field';

/** A heading as it is compared: letters and numbers of any script. */
export const bare = (header: string): string =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** For each column of a file the path of the field it is, or the empty text where it is left out. */
export type Mapping = string[];

/** What a file's heading row is known by: the same columns in the same order are the same kind of file. */
export const headerText = (headers: readonly string[]): string => headers.map(bare).join('|');

/** What the columns of a file probably are, by their headings; no field is taken twice, and a label says more than another name. */
export const guessMapping = (headers: readonly string[], fields: readonly Field[]): Mapping => {
  const byName = new Map<string, string>();
  const call = (name: string, path: string) => {
    if (!byName.has(name)) byName.set(name, path);
  };
  for (const { path, label } of fields) call(bare(label), path);
  for (const { path } of fields) call(bare(path), path);
  for (const { path, names = [] } of fields) for (const name of names) call(name, path);
  const taken = new Set<string>();
  const guessed = headers.map((header) => {
    const path = byName.get(bare(header)) ?? '';
    if (taken.has(path)) return '';
    taken.add(path);
    return path;
  });
  // Where the parts of a name have columns of their own, the whole name says nothing more.
  return guessed.map((path) => (path === '$name' && taken.has('first_name') ? '' : path));
};
