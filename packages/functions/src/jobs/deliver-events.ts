import { deliverEvent } from '@wayline/core/notifications/deliver';
import { TripPresences } from '@wayline/core/notifications/presence.records';
import { tellPresence } from '@wayline/core/notifications/tell-presence';
import { Events } from '@wayline/core/store/commit';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { baseDeps } from '../kernel/deps';
import { socketsAdapter } from '../kernel/sockets-adapter';
import { inserted, touched } from './stream-event';

/** The trips on which somebody has come, gone or opened something, each once. */
const tripsStirred = (batch: DynamoDBStreamEvent) =>
  new Map(
    touched(batch, TripPresences.name).map((item) => {
      const { company_id: company, channel } = TripPresences.schema.parse(item);
      return [`${company} ${channel}`, { company, channel }];
    }),
  ).values();

/** Stream consumer: brings each event of the outbox to open pages and to the bells, and tells who is on a trip to all who are. */
export const handler = async (batch: DynamoDBStreamEvent) => {
  const { table, now } = baseDeps();
  const sockets = socketsAdapter();
  for (const item of inserted(batch, Events.name)) await deliverEvent(table, sockets, Events.schema.parse(item));
  for (const trip of tripsStirred(batch)) await tellPresence(table, sockets, { ...trip, now: now() });
};
