import { freshActor } from '@wayline/core/access/actor-cache';
import { readAnnouncement } from '@wayline/core/announcers';
import { type OutboxRow, OutboxRows } from '@wayline/core/areas/live/outbox-rows';
import { mayHear } from '@wayline/core/areas/notifications/channels';
import { eventFor } from '@wayline/core/areas/notifications/event-rights';
import { notificationsContracts } from '@wayline/core/areas/notifications/notifications.contract';
import { toLiveEvents } from '@wayline/core/areas/notifications/notify-sockets';
import { ok } from '@wayline/core/base/result';
import { sortKey } from '@wayline/core/store/keys';
import { onlyVisible } from '@wayline/core/store/scope';
import { endpoint } from '../kernel/endpoint';

const MOST = 200;

/** Undefined for a row that this version cannot read: another one wrote it, and the page has to load everything again. */
const readOrSkip = (row: OutboxRow) => {
  try {
    return readAnnouncement(row);
  } catch {
    return undefined;
  }
};

/** What happened after an event, as far as this user may hear it now: a page asks when its connection comes back, perhaps because a right was taken. */
export const handler = endpoint(
  notificationsContracts['misc.events.since'],
  async ({ input, actor, db, deps, request }) => {
    const [user, page] = await Promise.all([
      freshActor(actor, deps),
      db.listPartition(OutboxRows, { partition: ['EVENTS'], after: sortKey(input.after) }, { limit: MOST }),
    ]);
    const read = page.items.map(readOrSkip);
    const known = read.filter((event) => event !== undefined);
    const events = (await onlyVisible(deps.table, known))
      .flatMap(toLiveEvents)
      .filter((e) => mayHear(user, request.session ?? '', e.channel))
      .flatMap((e) => eventFor(user.permissions, e) ?? []);
    return ok({ events, reset: page.cursor !== undefined || read.includes(undefined) });
  },
);
