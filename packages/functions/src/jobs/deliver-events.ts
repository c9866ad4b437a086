import { followMemberships } from '@wayline/core/access/memberships';
import { SCOPED_KINDS } from '@wayline/core/access/scoped-kinds';
import { readAnnouncement } from '@wayline/core/announcers';
import { JournalEntries } from '@wayline/core/areas/ledger/ledger.records';
import { keepStatements } from '@wayline/core/areas/ledger/statements';
import { OutboxRows } from '@wayline/core/areas/live/outbox-rows';
import { notifyPresence } from '@wayline/core/areas/notifications/notify-presence';
import { TripPresences } from '@wayline/core/areas/notifications/presence.records';
import { relayEvent } from '@wayline/core/areas/notifications/relay';
import type { CompanyId } from '@wayline/core/base/ids';
import { later } from '@wayline/core/base/later';
import { log } from '@wayline/core/base/log';
import { SEARCH_INDEXES } from '@wayline/core/search-indexes';
import type { Table } from '@wayline/core/store/client';
import type { History } from '@wayline/core/store/history';
import { parseCompanyId } from '@wayline/core/store/keys';
import { noteMissedChanges, orderWholeCheck } from '@wayline/core/store/projection-check';
import { updateSearchIndex } from '@wayline/core/store/search/update-search';
import { tenantDb } from '@wayline/core/store/tenant-db';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { baseDeps } from '../kernel/deps';
import { recordMissedChanges, recordWrongProjection } from '../kernel/metrics';
import { socketsAdapter } from '../notifications/sockets-adapter';
import { listHistories, listInsertedItems, listTouchedItems } from './stream-event';

/** The trips on which somebody has come, gone or opened something, each once. */
const tripsStirred = (batch: DynamoDBStreamEvent) =>
  new Map(
    listTouchedItems(batch, TripPresences.name).map((item) => {
      const { company_id: company, channel } = TripPresences.schema.parse(item);
      return [`${company} ${channel}`, { company, channel }];
    }),
  ).values();

/** What the stream keeps, by name: lists of what somebody works on, what searches find, and statements of the ledger. */
type Kept = { name: string; keep: () => Promise<void> };
const listKept = (table: Table, batch: DynamoDBStreamEvent): Kept[] => {
  const known = new Map<string, History[]>();
  const listOf = (kind: string) => {
    const listed = known.get(kind) ?? listHistories(batch, kind);
    known.set(kind, listed);
    return listed;
  };
  return [
    // First, so that whoever hears of a new trip finds it.
    ...SCOPED_KINDS.map((kind) => ({
      name: `memberships of ${kind.name}`,
      keep: () => followMemberships(table, kind, listOf(kind.name)),
    })),
    ...SEARCH_INDEXES.map((index) => ({ name: index.name, keep: () => updateSearchIndex(table, index, listOf) })),
    { name: 'statements', keep: () => keepStatements(table, listInsertedItems(batch, JournalEntries.name)) },
  ];
};

const companiesIn = ({ Records }: DynamoDBStreamEvent): CompanyId[] => [
  ...new Set(Records.map(({ dynamodb }) => parseCompanyId(dynamodb?.Keys?.pk?.S ?? ''))),
];

/**
 * Keeps a projection up to date. What fails twice is left to a check of the companies of the batch, so that neither the others nor the stream
 * wait for it, and nothing stays wrong.
 */
const keepOrCheck = async (table: Table, batch: DynamoDBStreamEvent, { name, keep }: Kept, now: () => string) => {
  const failure = await keep()
    .catch(keep)
    .then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
  if (!failure) return;
  for (const company_id of companiesIn(batch)) {
    log.error('projection not kept', failure.error, { projection: name, company_id });
    recordWrongProjection('not kept', { projection: name, company_id });
    await orderWholeCheck(tenantDb(table, company_id), now());
  }
};

/** A stream keeps its records for a day: where one is nearly as old, some before it may be gone. */
const NEARLY_A_DAY_MS = 23 * 60 * 60_000;
const mayHaveMissed = ({ Records }: DynamoDBStreamEvent, now: string): boolean => {
  const oldest = Records[0]?.dynamodb?.ApproximateCreationDateTime;
  return oldest !== undefined && oldest * 1000 < Date.parse(later(now, -NEARLY_A_DAY_MS));
};

/**
 * Stream consumer, the one reader of what happens: hands each event to every purpose it has, and tells who is on a trip to all who are. What
 * a purpose fails with is left to the due work, so that neither the others nor the stream wait for it.
 */
export const handler = async (batch: DynamoDBStreamEvent) => {
  const { table, now } = baseDeps();
  const sockets = socketsAdapter();
  if (mayHaveMissed(batch, now())) {
    recordMissedChanges();
    await noteMissedChanges(table, now());
  }
  for (const kept of listKept(table, batch)) await keepOrCheck(table, batch, kept, now);
  const tools = { table, sockets, read: readAnnouncement };
  for (const item of listInsertedItems(batch, OutboxRows.name)) {
    const row = OutboxRows.schema.parse(item);
    const { id: event, company_id } = row;
    const failures = await relayEvent(tools, row, now());
    for (const { purpose, error } of failures) log.error('event not delivered', error, { event, company_id, purpose });
  }
  for (const trip of tripsStirred(batch)) await notifyPresence(table, sockets, { ...trip, now: now() });
};
