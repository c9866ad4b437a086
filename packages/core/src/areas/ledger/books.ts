import type { SignedCall } from '../../access/signed-call';
import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import { type Chart, toChart } from './chart-of-accounts';
import { Books } from './ledger.records';

/** A company's accounts and the currency it keeps its books in, with the step that opens the books where nothing was posted yet. */
export type OpenBooks = { chart: Chart; currency: string; open: Write[] };

/** Reads the books; `currency` is what the company's books are kept in once they are opened. */
export const readBooks = async (db: TenantDb, currency: string): Promise<OpenBooks & { kept: Books | undefined }> => {
  const kept = await db.get(Books, {}, true);
  return {
    kept,
    chart: toChart(kept?.accounts ?? []),
    currency: kept?.currency ?? currency,
    open: kept ? [] : [db.insert(Books, { currency, accounts: [], version: 1 })],
  };
};

/** The books of whoever calls. */
export const readOwnBooks = ({ db, actor }: Pick<SignedCall, 'db' | 'actor'>) =>
  readBooks(db, actor.company.currency_code);
