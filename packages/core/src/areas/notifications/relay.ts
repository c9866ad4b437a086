import type { CompanyId } from '../../base/ids';
import { tenantDb } from '../../store/tenant-db';
import type { OutboxRow, ReadAnnouncement } from '../live/public';
import { DELIVERIES } from './delivery.records';
import { PURPOSES, type Purpose, type PurposeTools, SERVE } from './purposes';

type Tools = PurposeTools & { read: ReadAnnouncement };
type Failure = { purpose: Purpose; error: unknown };

/**
 * Serves each purpose with an event of the outbox. One that fails keeps neither the others nor later events waiting: it is written down,
 * and the due work tries it again from `now` on. Safe to repeat: what is written down already stays as it is. Answers what failed.
 */
export const relayEvent = async (tools: Tools, event: OutboxRow, now: string): Promise<Failure[]> => {
  const db = tenantDb(tools.table, event.company_id as CompanyId);
  const failures: Failure[] = [];
  for (const purpose of PURPOSES) {
    try {
      await SERVE[purpose](tools, tools.read(event));
    } catch (error) {
      await db.transact([db.insert(DELIVERIES[purpose], { id: event.id, event, due_at: now })]);
      failures.push({ purpose, error });
    }
  }
  return failures;
};

/** Serves a purpose once more with an event that it failed with. Throws when it fails again. */
export const deliverAgain = async (tools: Tools, purpose: Purpose, event: OutboxRow): Promise<void> => {
  await SERVE[purpose](tools, tools.read(event));
  const db = tenantDb(tools.table, event.company_id as CompanyId);
  await db.transact([db.deleteIfExists(DELIVERIES[purpose], event)]);
};
