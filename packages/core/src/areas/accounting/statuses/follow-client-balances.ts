import type { Table } from '../../../store/client';
import type { History, Image } from '../../../store/history';
import type { Backfill } from '../../../store/reindex';
import { tenantDb } from '../../../store/tenant-db';
import { transactDecided } from '../../../store/transact-decided';
import { ClientId, Clients } from '../../clients/public';
import type { Invoice } from '../invoices/invoice';
import { planClientBalance } from './client-balance';

type Told = readonly History[];
/** Clients say what they owe and have as the stream tells of invoices, payments and credits. Safe to repeat, and in any order. */
export const followClientBalances = async (
  table: Table,
  { invoices, payments, credits }: { invoices: Told; payments: Told; credits: Told },
): Promise<void> => {
  const clients = new Map<string, Pick<History, 'company'> & { id: ClientId }>();
  const add = (told: Told, listIds: (image: Image) => readonly unknown[]) => {
    for (const { company, images } of told)
      for (const id of images.flatMap((image) => (image ? listIds(image) : [])))
        clients.set(`${company} ${id}`, { company, id: ClientId.parse(id) });
  };
  add(
    invoices.filter(({ images }) => images.some((image) => image && image.state !== 'draft')),
    (image) => (image as unknown as Invoice).client_ids,
  );
  add(payments, ({ client_id }) => [client_id]);
  add(credits, ({ client_id }) => [client_id]);
  for (const { company, id } of clients.values()) {
    const db = tenantDb(table, company);
    await transactDecided(db, async () => {
      const plan = await planClientBalance(db, id);
      return plan ? [plan.mend] : [];
    });
  }
};

/** Clients learn what they owe and have of what was invoiced and paid before lists said so. */
export const CLIENT_BALANCES_BACKFILL: Backfill<typeof Clients> = {
  def: Clients,
  writes: async (db, { id }) => {
    const plan = await planClientBalance(db, id);
    return plan ? [plan.mend] : [];
  },
};
