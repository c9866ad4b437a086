import { deliverEvent } from '@wayline/core/areas/notifications/deliver';
import { notifyPresence } from '@wayline/core/areas/notifications/notify-presence';
import { TripPresences } from '@wayline/core/areas/notifications/presence.records';
import { Events } from '@wayline/core/store/commit';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { baseDeps } from '../kernel/deps';
import { socketsAdapter } from '../notifications/sockets-adapter';
import { listInsertedItems, listTouchedItems } from './stream-event';

/** The trips on which somebody has come, gone or opened something, each once. */
const tripsStirred = (batch: DynamoDBStreamEvent) =>
  new Map(
    listTouchedItems(batch, TripPresences.name).map((item) => {
      const { company_id: company, channel } = TripPresences.schema.parse(item);
      return [`${company} ${channel}`, { company, channel }];
    }),
  ).values();

/** Stream consumer: brings each event of the outbox to open pages and to the bells, and tells who is on a trip to all who are. */
export const handler = async (batch: DynamoDBStreamEvent) => {
  const { table, now } = baseDeps();
  const sockets = socketsAdapter();
  for (const item of listInsertedItems(batch, Events.name))
    await deliverEvent(table, sockets, Events.schema.parse(item));
  for (const trip of tripsStirred(batch)) await notifyPresence(table, sockets, { ...trip, now: now() });
};
