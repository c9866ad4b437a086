import type { SignedCall } from '../../access/signed-call';
import { type Result, refuse } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import type { SeedAccount } from './account';
import { readOwnBooks } from './books';
import { toChart } from './chart-of-accounts';
import { ledgerEvents } from './ledger.events';
import { Books, MAX_OWN_ACCOUNTS } from './ledger.records';
import { toShownAccount } from './to-shown-account';

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
    const books = { currency, accounts: [...others, { code, name, kind }], version: (kept?.version ?? 0) + 1 };
    const account = toChart(books.accounts).get(code) as SeedAccount;
    return commit({
      writes: [kept ? db.change(Books, kept, books) : db.insert(Books, books)],
      audit: { subject: code, changes: { name } },
      events: [ledgerEvents.accounts_changed({})],
      answer: { account: toShownAccount(account) },
    });
  });
