import { updateMemberships } from '@wayline/core/access/memberships';
import { SCOPED_KINDS } from '@wayline/core/access/trip-scope';
import { deliverEvent } from '@wayline/core/areas/notifications/deliver';
import { notifyPresence } from '@wayline/core/areas/notifications/notify-presence';
import { TripPresences } from '@wayline/core/areas/notifications/presence.records';
import type { Table } from '@wayline/core/store/client';
import { Events } from '@wayline/core/store/commit';
import { parseCompanyId } from '@wayline/core/store/keys';
import { transact } from '@wayline/core/store/transact';
import { writesFor } from '@wayline/core/store/write';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { baseDeps } from '../kernel/deps';
import { socketsAdapter } from '../notifications/sockets-adapter';
import { listChangedItems, listInsertedItems, listTouchedItems } from './stream-event';

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
      const w = writesFor(table, parseCompanyId(String(after.pk)));
      await transact(table, updateMemberships(w, kind, before, after));
    }
};

/** Stream consumer: brings each event of the outbox to open pages and to the bells, and tells who is on a trip to all who are. */
export const handler = async (batch: DynamoDBStreamEvent) => {
  const { table, now } = baseDeps();
  const sockets = socketsAdapter();
  // First, so that whoever hears of a new trip finds it.
  await keepMemberships(table, batch);
  for (const item of listInsertedItems(batch, Events.name))
    await deliverEvent(table, sockets, Events.schema.parse(item));
  for (const trip of tripsStirred(batch)) await notifyPresence(table, sockets, { ...trip, now: now() });
};
