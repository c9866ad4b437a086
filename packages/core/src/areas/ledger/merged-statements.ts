import * as z from 'zod';
import { Version } from '../../base/values';
import { sortKey } from '../../store/keys';
import { record, view } from '../../store/record';
import { type TenantDb, withoutScope } from '../../store/tenant-db';
import { transactDecided } from '../../store/transact-decided';
import { Dimension } from './dimensions';

/** Where it is kept whose statements have become one. */
export const MERGED_STATEMENTS = ['LEDGER_MERGED'] as const;

/** The same by whom the entries are shown with now. */
const StatementSources = record({
  name: 'ledger_merge_source',
  schema: z.object({ of: Dimension, into: z.string(), id: z.string() }),
  key: ['of', 'into', 'id'],
  partition: () => MERGED_STATEMENTS,
  sort: (k) => ['FROM', k.of, k.into, k.id],
});

const StatementMerge = z.object({ of: Dimension, id: z.string(), into: z.string(), version: Version });
type StatementMerge = z.infer<typeof StatementMerge>;

/** That the statement of one, such as a client, is part of another's since the two were merged. Their entries stay as they were posted. */
export const StatementMerges = record({
  name: 'ledger_merge',
  schema: StatementMerge,
  key: ['of', 'id'],
  partition: () => MERGED_STATEMENTS,
  sort: (k) => ['INTO', k.of, k.id],
  views: [view(StatementSources, ({ of, into, id }: StatementMerge) => ({ of, into, id }))],
});

type Merged = { of: Dimension; from: string; into: string };

/** Makes the entries about one part of another's statement. Safe to repeat. */
export const mergeStatements = (scoped: TenantDb, { of, from, into }: Merged): Promise<void> => {
  const db = withoutScope(scoped);
  return transactDecided(db, async () => {
    const before = await db.get(StatementMerges, { of, id: from }, true);
    if (before?.into === into) return [];
    const merge = { of, id: from, into, version: (before?.version ?? 0) + 1 };
    return [before ? db.change(StatementMerges, before, merge) : db.insert(StatementMerges, merge)];
  });
};

/** Gives the one their statement back. Safe to repeat. */
export const splitStatements = (scoped: TenantDb, { of, from, into }: Merged): Promise<void> => {
  const db = withoutScope(scoped);
  return transactDecided(db, async () => {
    const before = await db.get(StatementMerges, { of, id: from }, true);
    return before?.into === into ? [db.deleteIfUnchanged(StatementMerges, before, ['version'])] : [];
  });
};

/** Of a chain of merges as many as are followed. */
const MOST_MERGES = 10;

/** Everyone whose entries belong to the statement of one: themselves, and those who were merged into them, directly or through others. */
export const listStatementIds = async (scoped: TenantDb, of: Dimension, id: string): Promise<string[]> => {
  const db = withoutScope(scoped);
  const all = new Set([id]);
  let open = [id];
  for (let i = 0; i < MOST_MERGES && open.length > 0; i++) {
    const lists = await Promise.all(
      open.map((into) =>
        db.readPartition(
          MERGED_STATEMENTS,
          { sources: StatementSources },
          { prefix: `${sortKey('FROM', of, into)}#`, consistent: true },
        ),
      ),
    );
    open = lists.flatMap(({ sources }) => sources.map((source) => source.id)).filter((one) => !all.has(one));
    for (const one of open) all.add(one);
  }
  return [...all];
};

/** Where ids lead by now: a function that tells of each whom its statement is part of, and undefined of one that was never merged. */
export const followStatements = async (
  scoped: TenantDb,
  references: readonly { dimension: Dimension; id: string }[],
): Promise<(reference: { dimension: Dimension; id: string }) => string | undefined> => {
  const db = withoutScope(scoped);
  const toKey = ({ of, id }: { of: string; id: string }) => `${of} ${id}`;
  const into = new Map<string, string>();
  let open = references.map(({ dimension: of, id }) => ({ of, id }));
  for (let i = 0; i < MOST_MERGES && open.length > 0; i++) {
    const found = await db.getMany(open.map((key) => ({ def: StatementMerges, key })));
    const merges = found.flatMap((merge) => (merge && !into.has(toKey(merge)) ? [merge] : []));
    for (const merge of merges) into.set(toKey(merge), merge.into);
    open = merges.map(({ of, into: id }) => ({ of, id }));
  }
  return ({ dimension: of, id }) => {
    const seen = new Set<string>();
    let last: string | undefined;
    for (let next = into.get(toKey({ of, id })); next && !seen.has(next); next = into.get(toKey({ of, id: next }))) {
      seen.add(next);
      last = next;
    }
    return last;
  };
};
