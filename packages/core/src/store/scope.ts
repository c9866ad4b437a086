import type { Table } from './client';
import type { Write } from './write';

/**
 * What of a company is open to a reader who does not see all of it. What decides are subjects, such as trips: an item belongs to the
 * subject that its key or its fields name, and is there for the reader as the subject is. A table with a scope is read and written through it, so
 * that no function can forget it.
 */
export type Scope = {
  /** The subject an item belongs to; undefined for what is open to all. */
  subjectOf: (item: Readonly<Record<string, unknown>>) => string | undefined;
  /** Which of these the reader sees. */
  visible: (subjects: readonly string[]) => Promise<ReadonlySet<string>>;
  /** The users whose things the reader sees: their own, or those of their team. */
  listUsers: () => Promise<readonly string[]>;
  /** Everything the reader sees, for lists of it; what has just come may be missing for a moment. */
  listOwn: () => Promise<ReadonlySet<string>>;
  /** Which of these the reader may write to: those they see, and those that do not exist yet. */
  writable: (subjects: readonly string[]) => Promise<ReadonlySet<string>>;
};

type Item = Readonly<Record<string, unknown>>;
const isSubject = (subject: string | undefined): subject is string => subject !== undefined;

/** Of items that were read, those whose subject the reader sees. */
export const onlyVisible = async <I extends Item>({ scope }: Table, items: readonly I[]): Promise<I[]> => {
  if (!scope) return [...items];
  const subjects = items.map(scope.subjectOf);
  const named = new Set(subjects.filter(isSubject));
  if (named.size === 0) return [...items];
  const visible = await scope.visible([...named]);
  return items.filter((_item, i) => {
    const subject = subjects[i];
    return subject === undefined || visible.has(subject);
  });
};

const keyOf = ({ item }: Write): Item =>
  item.Put?.Item ?? item.Update?.Key ?? item.Delete?.Key ?? item.ConditionCheck?.Key ?? {};

/** The first write to something the reader does not see, by its place; undefined where all are open to them. */
export const findHiddenWrite = async ({ scope }: Table, writes: readonly Write[]): Promise<number | undefined> => {
  if (!scope) return undefined;
  const subjects = writes.map((write) => (write.bookkeeping ? undefined : scope.subjectOf(keyOf(write))));
  const named = new Set(subjects.filter(isSubject));
  if (named.size === 0) return undefined;
  const writable = await scope.writable([...named]);
  const hidden = subjects.findIndex((subject) => subject !== undefined && !writable.has(subject));
  return hidden < 0 ? undefined : hidden;
};
