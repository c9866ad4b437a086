import type { CompanyId } from '../../base/ids';
import { later } from '../../base/later';
import { tenantDb } from '../../store/tenant-db';
import type { OutboxRow } from './outbox-rows';
import type { Subscriber, SubscriberTools } from './subscriber';

type Failure = { purpose: string; error: unknown };

const MINUTE_MS = 60_000;

const waitFor = async (tools: SubscriberTools, { waiting, later: isLater }: Subscriber, event: OutboxRow) => {
  const db = tenantDb(tools.table, event.company_id as CompanyId);
  const due_at = isLater ? later(tools.now(), MINUTE_MS) : tools.now();
  await db.transact([db.insert(waiting, { id: event.id, event, due_at })]);
};

/**
 * Serves each subscriber with a fact of the outbox, in their order. One that fails keeps neither the others nor later facts waiting: it is
 * written down, as is what takes longer, and the due work does it. Safe to repeat: what is written down already stays as it is. Answers what
 * failed.
 */
export const relayFact = async (
  tools: SubscriberTools,
  subscribers: readonly Subscriber[],
  row: OutboxRow,
): Promise<Failure[]> => {
  const failures: Failure[] = [];
  for (const subscriber of subscribers.filter(({ hears }) => hears(row))) {
    if (subscriber.later) {
      await waitFor(tools, subscriber, row);
      continue;
    }
    try {
      await subscriber.serve(tools, row);
    } catch (error) {
      await waitFor(tools, subscriber, row);
      failures.push({ purpose: subscriber.purpose, error });
    }
  }
  return failures;
};

/** Serves a subscriber with a fact that waited. Throws when it fails again. */
export const relayAgain = async (tools: SubscriberTools, subscriber: Subscriber, row: OutboxRow): Promise<void> => {
  await subscriber.serve(tools, row);
  const db = tenantDb(tools.table, row.company_id as CompanyId);
  await db.transact([db.deleteIfExists(subscriber.waiting, row)]);
};
