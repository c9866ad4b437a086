import type { Actor } from '../../access/actor';
import type { SignedCall } from '../../access/signed-call';
import type { Result } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import { type SeedAccount, toShownAccount } from './account';
import { type Chart, toChart } from './chart-of-accounts';
import { refuse } from './errors';
import { ledgerEvents } from './ledger.events';
import { Books, MAX_OWN_ACCOUNTS } from './ledger.records';

/** A company's accounts and the currency it keeps its books in, with the step that opens the books where nothing was posted yet. */
export type OpenBooks = { chart: Chart; currency: string; open: Write[] };

/** Reads the books; `currency` is what the company's books are kept in once they are opened. */
export const readBooks = async (db: TenantDb, currency: string): Promise<OpenBooks & { kept: Books | undefined }> => {
  const kept = await db.get(Books, {}, true);
  return {
    kept,
    chart: toChart(kept?.accounts ?? []),
    currency: kept?.currency ?? currency,
    open: kept ? [] : [db.insert(Books, { currency, accounts: [] })],
  };
};

/** The books of whoever calls. */
export const readOwnBooks = ({ db, actor }: { db: TenantDb; actor: Pick<Actor, 'company'> }) =>
  readBooks(db, actor.company.currency_code);

/** Renames an account, or adds one below a seeded account, whose kind and needs it has. */
export const saveAccount = (
  call: SignedCall,
  { code, name }: { code: string; name: string },
): Promise<Result<{ account: ReturnType<typeof toShownAccount> }>> =>
  retryOnConflict(async () => {
    const { db, commit } = call;
    const { kept, chart, currency } = await readOwnBooks(call);
    const parent = code.slice(0, 4);
    const kind = (chart.get(code) ?? chart.get(parent))?.kind;
    if (!kind) return refuse('ledger.account_parent', { params: { code, parent } });
    const others = (kept?.accounts ?? []).filter((account) => account.code !== code);
    if (others.length >= MAX_OWN_ACCOUNTS)
      return refuse('ledger.too_many_accounts', { params: { limit: String(MAX_OWN_ACCOUNTS) } });
    const books = { currency, accounts: [...others, { code, name, kind }] };
    const account = toChart(books.accounts).get(code) as SeedAccount;
    return commit({
      writes: [kept ? db.change(Books, kept, books) : db.insert(Books, books)],
      audit: { subject: code, changes: { name } },
      events: [ledgerEvents.accounts_changed({})],
      answer: { account: toShownAccount(account) },
    });
  });
