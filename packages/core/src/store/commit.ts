import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { epochSeconds } from '../base/epoch-seconds';
import type { CompanyId, NewId } from '../base/ids';
import { ok, type Refusal, type Result, refuse } from '../base/result';
import { Instant } from '../base/values';
import { type Audit, Audits } from './audits';
import { recordCapacity } from './capacity-meter';
import { type AuditEntry, type Change, toTold } from './change';
import type { Table } from './client';
import { decryptAnswer, encryptAnswer, hashIdempotencyKey } from './encrypted-answer';
import { eventWrite } from './outbox';
import { fromItem, type RecordDef, record, toItemKey } from './record';
import type { TenantDb } from './tenant-db';
import { type Refused, transact } from './transact';
import { type Write, type Writes, writesFor } from './write';

const DAY_SECONDS = 86_400;
const KEYS_KEPT_DAYS = 1;

const Answers = record({
  name: 'answer',
  schema: z.object({
    key: z.string(),
    input_hash: z.string(),
    answer: z.union([z.instanceof(Uint8Array), z.string()]),
    at: Instant,
  }),
  key: ['key'],
  partition: (k) => ['ANSWER', k.key],
  sort: () => ['ANSWER'],
  expires: (a) => epochSeconds(a.at) + KEYS_KEPT_DAYS * DAY_SECONDS,
});

export type Committer = <T>(change: Change<T>) => Promise<Result<T>>;
/** Who commits, under which request, and under which key a repetition is recognised. */
export type CommitContext = {
  table: Table;
  company: CompanyId;
  actor_id: string;
  /** What the actor is called, where a person is signed in. */
  actor_name?: string;
  request_id: string;
  now: string;
  newId: NewId;
  api_key?: { id: string; name: string };
  idempotency?: Repeatable;
};
/** A request that may be sent again: its key, known to the caller alone, and what it asked for. */
type Repeatable = { key: string; input: unknown };

const REFUSALS = { exists: 'record.exists', missing: 'record.missing', stale: 'record.stale' } as const;
/** What a refused transaction means, with the record as it stands where a step asked for it. */
export const toWriteRefusal = ({ write: refused, current: item, hidden }: Refused): Refusal => {
  if (hidden) return refuse('record.missing');
  if (refused.refusal) return refused.refusal;
  const current = item && refused.def && fromItem(refused.def as RecordDef, item);
  return refuse(refused.onConflict === 'stale' && !current ? 'record.missing' : REFUSALS[refused.onConflict], {
    current,
  });
};
const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('base64url');

/** The answer given before to the same key: replayed, or refused when the request under it was another. */
const replay = <T>(item: Record<string, unknown>, { key, input }: Repeatable): Result<T> => {
  const kept = fromItem(Answers, item);
  return kept.input_hash === hashOf(input) ? ok(decryptAnswer(key, kept.answer) as T) : refuse('request.key_reused');
};

/** Looks for an earlier answer, for when a repeated request was refused because its own first run has changed the state. */
export const replayAnswer = async <T>(ctx: CommitContext): Promise<Result<T> | undefined> => {
  if (!ctx.idempotency) return undefined;
  const answer = await ctx.table.db.send(
    new GetCommand({
      TableName: ctx.table.name,
      Key: toItemKey(ctx.company, Answers, { key: hashIdempotencyKey(ctx.idempotency.key) }),
      ConsistentRead: true,
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  recordCapacity('reads', answer.ConsumedCapacity);
  return answer.Item && replay<T>(answer.Item, ctx.idempotency);
};

/** What an entry says of the record that a step changes: its name then, and how it changed. */
const toAbout = ({ audited }: Write): Pick<Audit, 'about' | 'diff'> => {
  if (!audited) return {};
  const { diff, subject: _subject, ...about } = audited;
  const changed = diff();
  return { about, ...(changed && { diff: changed }) };
};

const auditWrite = (ctx: CommitContext, w: Writes, { about, ...entry }: AuditEntry & Pick<Audit, 'action'>): Write =>
  w.insert(Audits, {
    id: ctx.newId('audit'),
    ...entry,
    ...(about && toAbout(about)),
    actor_id: ctx.actor_id,
    request_id: ctx.request_id,
    ...(ctx.api_key && { api_key: ctx.api_key }),
    at: ctx.now,
  });

/** The answer under its key; a refusal brings back the one that is kept already. */
const answerWrite = ({ now }: CommitContext, w: Writes, { key, input }: Repeatable, answer: unknown): Write => {
  const write = w.insert(Answers, {
    key: hashIdempotencyKey(key),
    input_hash: hashOf(input),
    answer: encryptAnswer(key, answer),
    at: now,
  });
  if (write.item.Put) write.item.Put.ReturnValuesOnConditionCheckFailure = 'ALL_OLD';
  return write;
};

/** Writes steps as one transaction, for what no person does; refused as a change is. */
export const writeTogether = async (
  { transact: write }: Pick<TenantDb, 'transact'>,
  writes: readonly Write[],
): Promise<Result<true>> => {
  const outcome = await write(writes);
  return outcome.ok ? ok(true) : toWriteRefusal(outcome);
};

/**
 * Writes a change as one transaction: its records, the audit row, its facts, and the answer under its idempotency key. Refused
 * with `record.exists`, `record.missing` or `record.stale` (with the record as it stands) when a condition does not hold.
 */
export const committer =
  (ctx: CommitContext): Committer =>
  async (change) => {
    const w = writesFor(ctx.table, ctx.company);
    const idem = ctx.idempotency;
    const { events, entries } = toTold(change, ctx.company);
    const writes = [
      ...(idem ? [answerWrite(ctx, w, idem, change.answer)] : []),
      ...change.writes,
      ...entries.map((entry) => auditWrite(ctx, w, { action: events[0]?.name ?? '', ...entry })),
      ...events.map((event) => eventWrite(w, event, ctx)),
    ];
    const outcome = await transact(ctx.table, writes);
    if (outcome.ok) return ok(change.answer);
    if (idem && outcome.index === 0 && outcome.current) return replay(outcome.current, idem);
    return toWriteRefusal(outcome);
  };
