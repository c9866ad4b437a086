import type * as z from 'zod';
import type { UserId } from '../base/ids';
import { type Result, refuse } from '../base/result';
import { MAX_TAGS, withoutTag, withTag } from '../base/tag-list';
import type { DomainEvent } from '../store/domain-event';
import type { RecordDef } from '../store/record';
import { retryOnConflict } from '../store/retry-on-conflict';
import type { Draft, Write } from '../store/write';
import { commitUnchanged } from './commit-unchanged';
import { Users } from './people.records';
import type { SignedCall } from './signed-call';

/** What a record has that goes to the trash and comes back. */
type Stored = {
  id: z.ZodType<string>;
  version: z.ZodType<number>;
  deleted_at: z.ZodType<string | undefined>;
  deleted_by: z.ZodType<string | undefined>;
};
type Schema<More = unknown> = z.ZodObject<Stored & More>;

/** A kind of record of which one call changes several. Its entries in the history begin with the name of the record: `client.deleted`. */
export type BulkKind<S extends z.ZodObject> = {
  def: RecordDef<S, 'id'>;
  /** That several of them were changed. */
  changed: (fact: { ids: string[] }) => DomainEvent;
};
type Id<S extends Schema> = z.output<S>['id'];
type Call<S extends Schema, Input = unknown> = SignedCall & { input: { ids: readonly Id<S>[] } & Input };
type Outcome<S extends Schema> = Promise<Result<{ changed: Id<S>[]; unchanged: Id<S>[] }>>;

/** Fields that the calls of every kind set. */
type Shared = {
  deleted_at?: string | undefined;
  deleted_by?: string | undefined;
  tags?: string[];
  advisor_id?: UserId[];
};
type Plan<T> = {
  /** What it is called in the history of each, after the name of the record: `deleted`. */
  action: string;
  /** A record as it becomes; undefined for one that is so already, or that it does not concern. */
  change: (before: T, now: string) => (Partial<T> & Shared) | Shared | undefined;
  /** What else becomes of those that are changed, by their ids, and what is written beside them. */
  further?: (changing: readonly T[]) => Promise<{ fields: ReadonlyMap<string, Partial<T>>; writes: Write[] }>;
};

const splitIds = <Id>(ids: readonly Id[], changed: Id[]) => ({
  changed,
  unchanged: ids.filter((id) => !changed.includes(id)),
});

/**
 * Does the same to several records of a kind in one transaction; one that is gone or is so already is told apart and keeps the others from
 * nothing. Refuses `record.missing` when none is there.
 */
const changeMany = <S extends Schema>(
  { input, actor, db, deps, commit }: Call<S>,
  { def, changed }: BulkKind<S>,
  { action, change, further }: Plan<z.output<S>>,
): Outcome<S> =>
  retryOnConflict(async () => {
    const ids = [...new Set(input.ids)];
    const found = await db.getMany(ids.map((id) => ({ def, key: { id } })));
    if (!found.some(Boolean)) return refuse('record.missing');
    const now = deps.now();
    const planned = found.flatMap((before) => {
      const fields = before && change(before, now);
      return before && fields ? [{ before, fields }] : [];
    });
    const answer = splitIds<Id<S>>(
      ids,
      planned.map(({ before }) => before.id),
    );
    const name = `${def.name}.${action}`;
    if (planned.length === 0) return commitUnchanged({ actor, commit }, `${name}.unchanged`, answer);
    const more = await further?.(planned.map(({ before }) => before));
    const saved = planned.map(({ before, fields }) =>
      // A record with other values in fields of its own is one that can be saved: the compiler does not see that of a kind it does not know.
      db.save(def, before, { ...before, ...fields, ...more?.fields.get(before.id) } as Draft<RecordDef<S, 'id'>>),
    );
    return commit({
      writes: [...saved, ...(more?.writes ?? [])],
      audit: { action: name },
      events: [changed({ ids: answer.changed })],
      answer,
    });
  });

/** Puts records in the trash, from which they can be restored. Source: R-ACC-137 (G-165). */
export const deleteMany = <S extends Schema>(call: Call<S>, kind: BulkKind<S>): Outcome<S> =>
  changeMany(call, kind, {
    action: 'deleted',
    change: ({ deleted_at }, now) => (deleted_at ? undefined : { deleted_at: now, deleted_by: call.actor.name }),
  });

/** Brings records back from the trash, without the fields that they only had there. Source: R-ACC-137 (G-165). */
export const restoreMany = <S extends Schema>(
  call: Call<S>,
  kind: BulkKind<S>,
  { fields, further }: Pick<Plan<z.output<S>>, 'further'> & { fields?: Partial<z.output<S>> } = {},
): Outcome<S> =>
  changeMany(call, kind, {
    action: 'restored',
    ...(further && { further }),
    change: ({ deleted_at }) => (deleted_at ? { ...fields, deleted_at: undefined, deleted_by: undefined } : undefined),
  });

/** Puts a tag on records, or takes it off; one that has as many as it can have stays as it is. */
export const tagMany = <S extends Schema<{ tags: z.ZodType<string[]> }>>(
  call: Call<S, { tag: string; on: boolean }>,
  kind: BulkKind<S>,
): Outcome<S> => {
  const { tag, on } = call.input;
  return changeMany(call, kind, {
    action: on ? 'tagged' : 'untagged',
    change: (before) => {
      const tags = on ? withTag(before.tags, tag) : withoutTag(before.tags, tag);
      const isChange = tags.length !== before.tags.length && tags.length <= MAX_TAGS;
      return isChange && !before.deleted_at ? { tags } : undefined;
    },
  });
};

/** Adds an advisor to records, or takes one off. An advisor is a colleague who works here. Source: R-ACC-072. */
export const assignMany = async <S extends Schema<{ advisor_id: z.ZodType<UserId[]> }>>(
  call: Call<S, { advisor: UserId; on: boolean }>,
  kind: BulkKind<S>,
  { most }: { most: number },
): Outcome<S> => {
  const { advisor, on } = call.input;
  const colleague = on ? await call.db.get(Users, { id: advisor }) : undefined;
  if (on && !colleague?.is_active) return refuse('record.missing');
  return changeMany(call, kind, {
    action: on ? 'assigned' : 'unassigned',
    change: ({ advisor_id, deleted_at }) => {
      if (deleted_at || advisor_id.includes(advisor) === on || advisor_id.length >= most + (on ? 0 : 1))
        return undefined;
      return { advisor_id: on ? [...advisor_id, advisor] : advisor_id.filter((id) => id !== advisor) };
    },
  });
};

/**
 * Forgets records for good, of those that are in the trash. That it was done stays in the history of the company, with the number by which
 * people know each. Refuses `record.missing` when none is there. Source: R-ACC-137.
 */
export const purgeMany = async <S extends Schema>(
  { input, actor, db, commit }: Call<S>,
  { def, changed }: BulkKind<S>,
  { account, purge }: { account: (gone: z.output<S>) => string; purge: (gone: z.output<S>) => Promise<void> },
): Outcome<S> => {
  const ids = [...new Set(input.ids)];
  const found = await db.getMany(ids.map((id) => ({ def, key: { id } })));
  if (!found.some(Boolean)) return refuse('record.missing');
  const going = found.flatMap((one) => (one?.deleted_at ? [one] : []));
  const answer = splitIds<Id<S>>(
    ids,
    going.map(({ id }) => id),
  );
  const action = `${def.name}.purged`;
  if (going.length === 0) return commitUnchanged({ actor, commit }, `${action}.unchanged`, answer);
  const noted = await commit({
    writes: [],
    audit: { subject: actor.company_id, action, changes: { accounts: going.map(account) } },
    events: [changed({ ids: answer.changed })],
    answer,
  });
  if (noted.ok) for (const one of going) await purge(one);
  return noted;
};
