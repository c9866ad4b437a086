import { type Follower, OutboxRows, type SubscriberTools } from '@wayline/core/areas/live/public';
import { relayFact } from '@wayline/core/areas/live/relay';
import type { CompanyId } from '@wayline/core/base/ids';
import { later } from '@wayline/core/base/later';
import { log } from '@wayline/core/base/log';
import type { History } from '@wayline/core/store/history';
import { noteMissedChanges, orderWholeCheck } from '@wayline/core/store/projection-check';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { FOLLOWERS, SUBSCRIBERS } from '@wayline/core/subscribers';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { baseDeps } from '../kernel/deps';
import { recordMissedChanges, recordWrongProjection } from '../kernel/metrics';
import { socketsAdapter } from '../notifications/sockets-adapter';
import { listHistories, listInsertedItems } from './stream-event';

/** A follower missed what became of records of one company. */
const noteMissed = async (
  { table, now }: SubscriberTools,
  follower: Follower,
  company_id: CompanyId,
  error: unknown,
) => {
  const { purpose, missed } = follower;
  log.error('changes not followed', error, { purpose, company_id });
  if (missed === 'forgotten') return;
  recordWrongProjection('not kept', { projection: purpose, company_id });
  await orderWholeCheck(tenantDb(table, company_id), now());
};

/**
 * Has a follower do its work. Where it fails it tries again with each company by itself, so that what one company's records make impossible
 * is missed by that company alone.
 */
const follow = async (tools: SubscriberTools, follower: Follower, changes: (kind: string) => readonly History[]) => {
  const concerned = follower.kinds.flatMap(changes);
  if (concerned.length === 0) return;
  try {
    await follower.follow(tools, changes);
  } catch {
    for (const company of new Set(concerned.map((history) => history.company)))
      await follower
        .follow(tools, (kind) => changes(kind).filter((history) => history.company === company))
        .catch((error: unknown) => noteMissed(tools, follower, company, error));
  }
};

/** What became of the records of each kind in a batch, looked up once. */
const readChanges = (batch: DynamoDBStreamEvent) => {
  const known = new Map<string, History[]>();
  return (kind: string) => {
    const histories = known.get(kind) ?? listHistories(batch, kind);
    known.set(kind, histories);
    return histories;
  };
};

/** A stream keeps its records for a day: where one is nearly as old, some before it may be gone. */
const NEARLY_A_DAY_MS = 23 * 60 * 60_000;
const mayHaveMissed = ({ Records }: DynamoDBStreamEvent, now: string): boolean => {
  const oldest = Records[0]?.dynamodb?.ApproximateCreationDateTime;
  return oldest !== undefined && oldest * 1000 < Date.parse(later(now, -NEARLY_A_DAY_MS));
};

/**
 * Stream consumer, the one reader of what happens: hands changes to all who follow records, and each fact to all who do something about it. What one of them fails with is left to a check or to the due work, so that neither the others nor the stream wait for it.
 */
export const handler = async (batch: DynamoDBStreamEvent) => {
  const tools = { ...baseDeps(), sockets: socketsAdapter() };
  if (mayHaveMissed(batch, tools.now())) {
    recordMissedChanges();
    await noteMissedChanges(tools.table, tools.now());
  }
  const changes = readChanges(batch);
  for (const follower of FOLLOWERS) if (follower.missed === 'checked') await follow(tools, follower, changes);
  for (const item of listInsertedItems(batch, OutboxRows.name)) {
    const row = OutboxRows.schema.parse(item);
    const { id: event, company_id } = row;
    for (const { purpose, error } of await relayFact(tools, SUBSCRIBERS, row))
      log.error('event not delivered', error, { event, company_id, purpose });
  }
  for (const follower of FOLLOWERS) if (follower.missed === 'forgotten') await follow(tools, follower, changes);
};
