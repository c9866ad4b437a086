import type { SignedCall } from '../../access/signed-call';
import { getUserToday } from '../../access/user-time-zone';
import { addDays } from '../../base/days';
import { convert, money } from '../../base/money';
import { type Result, refuse } from '../../base/result';
import { MAX_AMOUNT } from '../../base/values';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { type OpenBooks, readOwnBooks } from './books';
import type { Chart } from './chart-of-accounts';
import type { Dimensions } from './dimensions';
import { type JournalEntry, type Posting, TOO_LARGE } from './journal-entry';
import { ledgerEvents } from './ledger.events';
import { postEntry } from './post-entry';

/** What a person enters: amounts are minor units of `currency`, debits positive. */
export type TypedEntry = {
  kind: 'manual' | 'opening';
  entry_date: string;
  memo: string;
  currency?: string | undefined;
  rate?: string | undefined;
  lines: readonly { account: string; amount: number; dimensions: Dimensions }[];
};

/** Lines in the currency of the entry and in that of the books. The last line takes what rounding leaves, so both add up to 0. */
const toPostings = ({ lines, rate, currency }: TypedEntry, books: string): Posting[] => {
  if (!currency || !rate || currency === books)
    return lines.map((line) => ({ ...line, currency: books, base_amount: line.amount }));
  const postings = lines.map((line) => ({
    ...line,
    currency,
    rate,
    base_amount: convert(money(line.amount, currency), books, rate).minor,
  }));
  const off = postings.reduce((sum, { base_amount }) => sum + base_amount, 0);
  return postings.map((line, i) =>
    i === postings.length - 1 ? { ...line, base_amount: line.base_amount - off } : line,
  );
};

/** The first account that follows a list of open items. Opening balances may name them, because their items come from earlier books. */
export const refuseControlAccount = (chart: Chart, lines: readonly Pick<Posting, 'account'>[]) => {
  const account = lines.map((line) => chart.get(line.account)).find((one) => one?.control);
  return (
    account && refuse('ledger.control_account', { params: { name: account.name, control: account.control ?? '' } })
  );
};

const YEAR_DAYS = 366;
/** A day more than a year ahead is a slip of the keyboard; an entry keeps its day for good, and a reversal could only be later still. */
export const refuseFarDay = ({ actor, deps }: Pick<SignedCall, 'actor' | 'deps'>, day: string, path: string) =>
  day > addDays(getUserToday(actor, deps.now()), YEAR_DAYS)
    ? refuse('ledger.not_balanced', { issues: [{ path, message: 'Choose a day within the next year.' }] })
    : undefined;

type Posted = Omit<JournalEntry, 'id' | 'posted_at' | 'posted_by' | 'source'>;
/** Commits an entry of a person's: it has no source but itself. */
export const commitEntry = async (
  { actor, db, deps, commit }: SignedCall,
  posted: Posted,
  { books, source, event }: { books: OpenBooks; source?: string; event: 'posted' | 'reversed' },
): Promise<Result<{ entry: JournalEntry }>> => {
  const id = deps.newId('journal_entry');
  const made = { posted_at: deps.now(), posted_by: actor.user_id, source: source ?? `${posted.kind}:${id}` };
  const entry: JournalEntry = { ...posted, ...made, id };
  const writes = postEntry(db, entry, books);
  if (!writes.ok) return writes;
  return commit({
    writes: writes.value,
    audit: { subject: id, changes: { entry_date: entry.entry_date, memo: entry.memo } },
    events: [ledgerEvents[event]({ id })],
    answer: { entry },
  });
};

/** Posts what a person has entered. */
export const postByHand = (call: SignedCall, typed: TypedEntry): Promise<Result<{ entry: JournalEntry }>> =>
  // Two first entries open the books at once: the later one finds them open.
  retryOnConflict(async () => {
    const books = await readOwnBooks(call);
    const { kind, entry_date, memo } = typed;
    const late = refuseFarDay(call, entry_date, 'entry_date');
    if (late) return late;
    const foreign = typed.currency !== undefined && typed.currency !== books.currency;
    if (foreign && !typed.rate)
      return refuse('ledger.not_balanced', { issues: [{ path: 'rate', message: 'Enter the exchange rate.' }] });
    const refused = kind === 'manual' ? refuseControlAccount(books.chart, typed.lines) : undefined;
    if (refused) return refused;
    const lines = toPostings(typed, books.currency);
    const over = lines.findIndex(({ base_amount }) => Math.abs(base_amount) > MAX_AMOUNT);
    if (over >= 0)
      return refuse('ledger.not_balanced', {
        issues: [
          { path: 'rate', message: `At this rate, line ${over + 1} is too large. Check the rate and the zeros.` },
          { path: `lines.${over}.amount`, message: TOO_LARGE },
        ],
      });
    return commitEntry(call, { kind, entry_date, memo, lines }, { books, event: 'posted' });
  });
