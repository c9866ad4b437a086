import { isHeardByAny } from '../../../../stacks/stream-filters';
import { pollStream } from '../database/stream-poller';
import type { World } from './world';

/** Hands what the table's stream holds, and all that comes, to its consumer, as the running product does; `stop` when it is enough. */
export const followStream = (world: World) =>
  pollStream({
    endpoint: process.env.AWS_ENDPOINT_URL_DYNAMODB_STREAMS ?? '',
    table: world.table.name,
    checkpoint: { load: () => undefined, save: () => {} },
    deliver: async ({ Records }) => {
      await world.job('deliver-events', { Records: Records.filter((record) => isHeardByAny(record)) });
    },
    onGap: async () => {
      throw new Error('The stream lost records.');
    },
  });
