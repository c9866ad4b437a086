import { groupBy } from '../../../base/group-by';
import { ok, type Result, refuse } from '../../../base/result';
import { sum } from '../../../base/sum';
import { wholeList } from '../../../store/full-page';
import type { TenantDb } from '../../../store/tenant-db';
import { type ClientId, followMerges } from '../../clients/public';
import { ofClientMoney } from '../invoices/invoice.records';
import { type ShownCredit, toShownCredit } from './credit';
import { ClientCredits, Credits } from './credit.records';

type Available = { currency: string; amount: number };
/**
 * The credits of a client as they are on a day, newest first, and what of them can be spent in each currency; `record.missing` of nobody
 * the reader sees. One who was merged has those of who they are now. Source: R-ACC-131.
 */
export const listCredits = async (
  db: TenantDb,
  client_id: ClientId,
  today: string,
): Promise<Result<{ credits: ShownCredit[]; available: Available[] }>> => {
  const { client } = await followMerges(db, client_id);
  if (!client) return refuse('record.missing');
  const at = { partition: ofClientMoney(client.id), prefix: 'CREDIT#' };
  const rows = await wholeList((cursor) => db.listPartition(ClientCredits, at, { cursor }));
  const found = await db.getMany(rows.map(({ id }) => ({ def: Credits, key: { id } })));
  const credits = found
    .flatMap((credit) => (credit && !credit.deleted_at ? [toShownCredit(credit, today)] : []))
    .sort((a, b) => (a.id < b.id ? 1 : -1));
  const available = [...groupBy(credits, ({ currency }) => currency)].map(([currency, those]) => ({
    currency,
    amount: sum(those.map(({ left_amount }) => left_amount)),
  }));
  return ok({ credits, available: available.filter(({ amount }) => amount > 0) });
};
