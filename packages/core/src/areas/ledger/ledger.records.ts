import * as z from 'zod';
import { CurrencyCode, Day, Instant, Version } from '../../base/values';
import { record } from '../../store/record';
import { Account } from './account';
import { JournalEntry, JournalEntryId } from './journal-entry';
import { Month, toMonth } from './month';

/** The entries of a month lie together, by day. */
export const JournalEntries = record({
  name: 'journal_entry',
  schema: JournalEntry,
  key: ['id', 'entry_date'],
  partition: (k) => ['LEDGER', toMonth(k.entry_date)],
  sort: (k) => [k.entry_date, k.id],
});

/** That something has been posted, so that it never is again. */
export const PostedSources = record({
  name: 'posted_source',
  schema: z.object({ source: z.string(), entry_id: JournalEntryId }),
  key: ['source'],
  partition: (k) => ['LEDGER_SOURCE', k.source],
  sort: () => ['SOURCE'],
});

export const LEDGER = ['LEDGER'] as const;
/** As many accounts as a company adds or renames. */
export const MAX_OWN_ACCOUNTS = 300;

/**
 * The books of a company: their currency, which is the company's own when the first entry is posted and stays that from then on, and the
 * accounts that it has added or renamed, few enough for one item.
 */
export const Books = record({
  name: 'ledger_books',
  schema: z.object({
    currency: CurrencyCode,
    accounts: z.array(Account).max(MAX_OWN_ACCOUNTS).default([]),
    version: Version,
  }),
  key: [],
  partition: () => LEDGER,
  sort: () => ['BOOKS'],
});
export type Books = z.infer<typeof Books.schema>;

/** A month that was closed, or reopened. One that no one has closed yet has none. */
export const Period = z.object({
  month: Month,
  state: z.enum(['open', 'closed']),
  reason: z.string().max(500).optional(),
  changed_by: z.string(),
  changed_at: Instant,
  version: Version,
});
export type Period = z.infer<typeof Period>;
export const Periods = record({
  name: 'ledger_period',
  schema: Period,
  key: ['month'],
  partition: () => LEDGER,
  sort: (k) => ['PERIOD', k.month],
  label: ({ month }) => month,
});

/**
 * Sixteen gates of the books, once a month was closed. Each says through which month they are closed, so that a day before it is closed too,
 * whether or not anything was posted in its month. Each posting looks at one of them, so postings don't queue for a single item.
 */
export const PERIOD_GATES = 16;
/** One of several places for the same thing, as it is part of a key. */
export const toPlace = (n: number): string => String(n).padStart(2, '0');
export const PeriodGates = record({
  name: 'ledger_gates',
  schema: z.object({ gate: z.string(), through: Month }),
  key: ['gate'],
  partition: () => ['LEDGER_GATES'],
  sort: (k) => [k.gate],
});

/**
 * What was posted in a month, added up in eight places so that writers seldom meet. The sums are fields of their own,
 * `<what>|<account>|<currency>`, because a write adds to them without reading.
 */
export const TOTAL_SHARDS = 8;
/** Types know the two fields that each has; the sums are read by `fromTotalFields`. */
type WithSums = z.ZodObject<{ month: typeof Month; shard: z.ZodString }>;
export const LEDGER_TOTALS = ['LEDGER_TOTALS'] as const;
export const MonthTotals = record({
  name: 'ledger_total',
  schema: z.looseObject({ month: Month, shard: z.string() }) as unknown as WithSums,
  key: ['month', 'shard'],
  partition: () => LEDGER_TOTALS,
  sort: (k) => [k.month, k.shard],
});

/** Where the entries about one account, or one thing, are listed. */
export const getStatementPartition = (of: string, id: string): readonly string[] => ['STATEMENT', of, id];

/** The part of an entry that concerns one account or one dimension, for statements; kept by the stream. `of` is `account`, or the dimension. */
export const StatementRows = record({
  name: 'statement_row',
  schema: z.object({ of: z.string(), id: z.string(), entry_date: Day, entry_id: JournalEntryId }),
  key: ['of', 'id', 'entry_date', 'entry_id'],
  partition: (k) => getStatementPartition(k.of, k.id),
  sort: (k) => [k.entry_date, k.entry_id],
});
export type StatementRow = z.infer<typeof StatementRows.schema>;
