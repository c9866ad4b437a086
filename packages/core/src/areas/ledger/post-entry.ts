import type { SignedCall } from '../../access/signed-call';
import { getUserToday } from '../../access/user-time-zone';
import { isCurrencyInUse } from '../../base/currency-in-use';
import { addDays } from '../../base/days';
import { groupBy } from '../../base/group-by';
import { convert, money } from '../../base/money';
import { ok, type Result } from '../../base/result';
import { MAX_AMOUNT } from '../../base/values';
import type { Deps } from '../../store/deps';
import { retryOnConflict } from '../../store/retry-on-conflict';
import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';
import { type OpenBooks, readOwnBooks } from './books';
import type { Chart } from './chart-of-accounts';
import { checkEntry } from './check-entry';
import { checkReferences, type DimensionTarget } from './dimension-targets';
import type { Dimensions } from './dimensions';
import { refuse } from './errors';
import { type JournalEntry, type Posting, TOO_LARGE } from './journal-entry';
import { ledgerEvents } from './ledger.events';
import { JournalEntries, PERIOD_GATES, PeriodGates, PostedSources, TOTAL_SHARDS, toPlace } from './ledger.records';
import { formatMonth, toMonth } from './month';
import type { ShownEntry } from './shown-entry';
import { addToMonth, toTotalFields, totalEntries } from './totals';

type Happened = { source: string; day: string; memo: string; lines: readonly Posting[] };
/** The entry of something that happened: dated by it, and posted now by whoever did it. */
export const toEventEntry = (
  { actor, deps }: { actor: { user_id: string }; deps: Deps },
  { source, day, memo, lines }: Happened,
): JournalEntry => ({
  id: deps.newId('journal_entry'),
  ...{ source, memo, kind: 'event', entry_date: day, lines: [...lines] },
  ...{ posted_at: deps.now(), posted_by: actor.user_id },
});

/** One of so many places, by chance: the last letters of an id are random. */
const pick = (id: string, places: number) => parseInt(id.slice(-4), 36) % places;

/**
 * The steps that post entries, for the transaction of whatever causes them: each entry, its source, which posts once, and for each month a
 * gate of the books and the totals. They are refused with `ledger.posted_already` and `ledger.period_closed`. An entry that doesn't balance, or
 * that names no account of the company, is `ledger.not_balanced` with what is wrong with it.
 */
export const postEntries = (
  db: TenantDb,
  entries: readonly JournalEntry[],
  { chart, currency, open }: OpenBooks,
): Result<Write[]> => {
  const issues = entries.flatMap((entry) => checkEntry(entry, chart, currency));
  if (issues.length > 0) return refuse('ledger.not_balanced', { issues });
  const months = groupBy(entries, ({ entry_date }) => toMonth(entry_date));
  return ok([
    ...open,
    ...entries.flatMap((entry): Write[] => [
      {
        ...db.insert(PostedSources, { source: entry.source, entry_id: entry.id }),
        refusal: refuse('ledger.posted_already'),
      },
      db.insert(JournalEntries, entry),
    ]),
    ...[...months].flatMap(([month, those]): Write[] => {
      const [{ id }] = those as [JournalEntry, ...JournalEntry[]];
      return [
        {
          ...db.checkBefore(PeriodGates, { gate: toPlace(pick(id, PERIOD_GATES)) }, { field: 'through', text: month }),
          refusal: refuse('ledger.period_closed', { params: { month: formatMonth(month) } }),
        },
        ...addToMonth(db, month, toTotalFields(totalEntries(those)), pick(id, TOTAL_SHARDS)),
      ];
    }),
  ]);
};
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

type PostingOptions = {
  books: OpenBooks;
  source?: string;
  event: 'posted' | 'reversed';
  /** What the answer shows of the entry; all of it to someone who may see what its lines name. */
  show?: (entry: JournalEntry) => ShownEntry;
};
type Posted = Omit<JournalEntry, 'id' | 'posted_at' | 'posted_by' | 'source'>;
/** Commits an entry of a person's: it has no source but itself. */
export const commitEntry = async (
  { actor, db, deps, commit }: SignedCall,
  posted: Posted,
  { books, source, event, show = (entry) => entry }: PostingOptions,
): Promise<Result<{ entry: ShownEntry }>> => {
  const id = deps.newId('journal_entry');
  const made = { posted_at: deps.now(), posted_by: actor.user_id, source: source ?? `${posted.kind}:${id}` };
  const entry: JournalEntry = { ...posted, ...made, id };
  const writes = postEntries(db, [entry], books);
  if (!writes.ok) return writes;
  return commit({
    writes: writes.value,
    audit: { changes: { entry_date: entry.entry_date, memo: entry.memo } },
    events: [ledgerEvents[event]({ id })],
    answer: { entry: show(entry) },
  });
};

/** Posts what a person has entered. */
export const postByHand = (
  call: SignedCall,
  typed: TypedEntry,
  targets: readonly DimensionTarget[],
): Promise<Result<{ entry: ShownEntry }>> =>
  // Two first entries open the books at once: the later one finds them open.
  retryOnConflict(async () => {
    const books = await readOwnBooks(call);
    const { kind, entry_date, memo } = typed;
    const late = refuseFarDay(call, entry_date, 'entry_date');
    if (late) return late;
    const foreign = typed.currency !== undefined && typed.currency !== books.currency;
    if (foreign && !typed.rate)
      return refuse('ledger.not_balanced', { issues: [{ path: 'rate', message: 'Enter the exchange rate.' }] });
    if (foreign && !isCurrencyInUse(typed.currency ?? ''))
      return refuse('ledger.not_balanced', {
        issues: [{ path: 'currency', message: `${typed.currency} isn’t a currency in use. Choose another one.` }],
      });
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
    const unknown = await checkReferences(call.db, targets, lines);
    if (unknown.length > 0) return refuse('record.missing', { issues: unknown });
    return commitEntry(call, { kind, entry_date, memo, lines }, { books, event: 'posted' });
  });
