import * as z from 'zod';

/** As many entries as a list of the company may have, those of all its branches together. */
export const MOST_ENTRIES = 200;
export const LONGEST_ENTRY = 80;

/**
 * One entry of a list that a company edits. Its id stays with it whatever it is called, and is never given again. A hidden one is not
 * offered any more and keeps its name for the records that use it.
 */
export const ListEntry = z.object({
  id: z.string().min(1).max(60),
  name: z
    .string('Enter a name, or remove it.')
    .trim()
    .min(1, 'Enter a name, or remove it.')
    .max(LONGEST_ENTRY, `At most ${LONGEST_ENTRY} characters.`),
  hidden: z.boolean().optional(),
});
export type ListEntry = z.infer<typeof ListEntry>;
/** An entry with those that stand under it. */
export const ListBranch = ListEntry.extend({ children: z.array(ListEntry).default([]) });
export type ListBranch = z.infer<typeof ListBranch>;

const folded = (name: string) => name.trim().toLocaleLowerCase('en');
type Named = { id: string; name: string };

/** Where an entry of a list says what one above it says already, by its place in the list. */
export const repeatedNames = (entries: readonly Named[]): number[] => {
  const first = new Map(entries.map((entry, i) => [folded(entry.name), i] as const).reverse());
  return entries.flatMap(({ name }, i) => (folded(name) && first.get(folded(name)) !== i ? [i] : []));
};
const repeatedIds = (entries: readonly Named[]) => new Set(entries.map(({ id }) => id)).size !== entries.length;

type Kept = Named & { children?: readonly Named[] | undefined };
const countOf = (entries: readonly Kept[]) =>
  entries.reduce((count, { children = [] }) => count + 1 + children.length, 0);

/** A list of entries whose names and ids are all different, as far as they stand side by side. */
export const uniqueEntriesSchema = <S extends z.ZodType<Kept, { id: string; name: string }>>(entry: S) =>
  z.array(entry).superRefine((entries, { addIssue }) => {
    const told = (among: readonly Named[], at: (string | number)[]) => {
      for (const i of repeatedNames(among))
        addIssue({ code: 'custom', path: [...at, i, 'name'], message: 'This name is already in the list.' });
      if (repeatedIds(among)) addIssue({ code: 'custom', path: [...at], message: 'Two entries have the same id.' });
    };
    told(entries, []);
    entries.forEach(({ children = [] }, i) => {
      told(children, [i, 'children']);
    });
    if (countOf(entries) > MOST_ENTRIES)
      addIssue({ code: 'custom', path: [], message: `A list has at most ${MOST_ENTRIES} entries.` });
  });
