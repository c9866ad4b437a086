import { mayHear } from '@wayline/core/areas/notifications/channels';
import { toLiveEvents } from '@wayline/core/areas/notifications/deliver';
import { eventFor } from '@wayline/core/areas/notifications/event-rights';
import { notificationsContracts } from '@wayline/core/areas/notifications/notifications.contract';
import { ok } from '@wayline/core/base/result';
import { Events } from '@wayline/core/store/commit';
import { sortKey } from '@wayline/core/store/keys';
import { listPartition } from '@wayline/core/store/read';
import { freshActor } from '../kernel/actor-cache';
import { endpoint } from '../kernel/endpoint';

const MOST = 200;

/** What happened after an event, as far as this user may hear it now: a page asks when its connection comes back, perhaps because a right was taken. */
export const handler = endpoint(
  notificationsContracts['misc.events.since'],
  async ({ input, actor, deps, request }) => {
    const [user, page] = await Promise.all([
      freshActor(actor, deps),
      listPartition(
        deps.table,
        actor.company_id,
        Events,
        { partition: ['EVENTS'], after: sortKey(input.after) },
        { limit: MOST },
      ),
    ]);
    const events = page.items
      .flatMap(toLiveEvents)
      .filter((e) => mayHear(user, request.session ?? '', e.channel))
      .flatMap((e) => eventFor(user.permissions, e) ?? []);
    return ok({ events, reset: page.cursor !== undefined });
  },
);
