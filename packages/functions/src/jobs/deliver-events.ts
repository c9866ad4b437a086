import { updateMemberships } from '@wayline/core/access/memberships';
import { SCOPED_KINDS } from '@wayline/core/access/scoped-kinds';
import { readAnnouncement } from '@wayline/core/announcers';
import { keepStatements } from '@wayline/core/areas/accounting/ledger/keep-statements';
import { JournalEntries } from '@wayline/core/areas/accounting/ledger/ledger.records';
import { OutboxRows } from '@wayline/core/areas/live/outbox-rows';
import { notifyPresence } from '@wayline/core/areas/notifications/notify-presence';
import { TripPresences } from '@wayline/core/areas/notifications/presence.records';
import { relayEvent } from '@wayline/core/areas/notifications/relay';
import { log } from '@wayline/core/base/log';
import { SEARCH_INDEXES } from '@wayline/core/search-indexes';
import type { Table } from '@wayline/core/store/client';
import { parseCompanyId } from '@wayline/core/store/keys';
import type { History } from '@wayline/core/store/search/search-changes';
import { updateSearchIndex } from '@wayline/core/store/search/update-search';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transactInTurns } from '@wayline/core/store/transact';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { baseDeps } from '../kernel/deps';
import { socketsAdapter } from '../notifications/sockets-adapter';
import { listChangedItems, listHistories, listInsertedItems, listTouchedItems } from './stream-event';

/** The trips on which somebody has come, gone or opened something, each once. */
const tripsStirred = (batch: DynamoDBStreamEvent) =>
  new Map(
    listTouchedItems(batch, TripPresences.name).map((item) => {
      const { company_id: company, channel } = TripPresences.schema.parse(item);
      return [`${company} ${channel}`, { company, channel }];
    }),
  ).values();

/** Whoever works on a trip finds it in their lists. */
const keepMemberships = async (table: Table, batch: DynamoDBStreamEvent) => {
  for (const kind of SCOPED_KINDS)
    for (const { before, after } of listChangedItems(batch, kind.name)) {
      const db = tenantDb(table, parseCompanyId(String(after.pk)));
      await transactInTurns(table, updateMemberships(db, kind, before, after));
    }
};

/** Searches and filters of lists find what was saved. */
const keepSearchIndexes = async (table: Table, batch: DynamoDBStreamEvent) => {
  const known = new Map<string, History[]>();
  const listOf = (kind: string) => {
    const listed =
      known.get(kind) ?? listHistories(batch, kind).map(({ pk, images }) => ({ company: parseCompanyId(pk), images }));
    known.set(kind, listed);
    return listed;
  };
  for (const index of SEARCH_INDEXES) await updateSearchIndex(table, index, listOf);
};

/**
 * Stream consumer, the one reader of what happens: hands each event to every purpose it has, and tells who is on a trip to all who are. What
 * a purpose fails with is left to the due work, so that neither the others nor the stream wait for it.
 */
export const handler = async (batch: DynamoDBStreamEvent) => {
  const { table, now } = baseDeps();
  const sockets = socketsAdapter();
  // First, so that whoever hears of a new trip finds it.
  await keepMemberships(table, batch);
  await keepSearchIndexes(table, batch);
  await keepStatements(table, listInsertedItems(batch, JournalEntries.name));
  const tools = { table, sockets, read: readAnnouncement };
  for (const item of listInsertedItems(batch, OutboxRows.name)) {
    const row = OutboxRows.schema.parse(item);
    const { id: event, company_id } = row;
    const failures = await relayEvent(tools, row, now());
    for (const { purpose, error } of failures) log.error('event not delivered', error, { event, company_id, purpose });
  }
  for (const trip of tripsStirred(batch)) await notifyPresence(table, sockets, { ...trip, now: now() });
};
