import { ok } from '@wayline/core/kernel/result';
import { mayHear } from '@wayline/core/notifications/channels';
import { toLiveEvents } from '@wayline/core/notifications/deliver';
import { notificationsContracts } from '@wayline/core/notifications/notifications.contract';
import { Events } from '@wayline/core/store/commit';
import { sortKey } from '@wayline/core/store/keys';
import { listPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

const MOST = 200;

/** What happened after an event, as far as this user may hear it. */
export const handler = endpoint(
  notificationsContracts['misc.events.since'],
  async ({ input, actor, deps, request }) => {
    const page = await listPartition(
      deps.table,
      actor.company_id,
      Events,
      { partition: ['EVENTS'], after: sortKey(input.after) },
      { limit: MOST },
    );
    const heard = page.items.flatMap(toLiveEvents).filter((e) => mayHear(actor, request.session ?? '', e.channel));
    return ok({ events: heard, reset: page.cursor !== undefined });
  },
);
