import { deliverEvent } from '@wayline/core/notifications/deliver';
import { Events } from '@wayline/core/store/commit';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { baseDeps } from '../kernel/deps';
import { socketsAdapter } from '../kernel/sockets-adapter';
import { inserted } from './stream-event';

/** Stream consumer: brings each event of the outbox to open pages and to the bells. */
export const handler = async (batch: DynamoDBStreamEvent) => {
  const { table } = baseDeps();
  for (const item of inserted(batch, Events.name))
    await deliverEvent(table, socketsAdapter(), Events.schema.parse(item));
};
