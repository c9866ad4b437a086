import { toCsvLine } from '../../base/csv';
import { money } from '../../base/money';
import { decimalText } from '../../base/money-text';
import { DIMENSIONS } from './dimensions';
import { formatDimension } from './format-dimension';
import type { Posting } from './journal-entry';
import type { ShownEntry } from './shown-entry';

/** The files that a journal is exported as. */
export const JOURNAL_FORMATS = {
  csv: { label: 'Spreadsheet (CSV)', extension: 'csv' },
  quickbooks: { label: 'QuickBooks Online (CSV)', extension: 'csv' },
  xero: { label: 'Xero (CSV)', extension: 'csv' },
  iif: { label: 'QuickBooks Desktop (IIF)', extension: 'iif' },
} as const;
export type JournalFormat = keyof typeof JOURNAL_FORMATS;

/** What accounts are called by their codes, and records that lines name by their ids. */
type Names = { nameOf: (account: string) => string; names: Readonly<Record<string, string>> };
type Row = readonly string[];

const toCsv = (rows: readonly Row[]) => rows.map(toCsvLine).join('');
const amountOf = ({ amount, currency }: Pick<Posting, 'amount' | 'currency'>, sign: 1 | -1 = 1) =>
  decimalText(money(amount * sign, currency));
const debitOf = (line: Posting) => (line.amount > 0 ? amountOf(line) : '');
const creditOf = (line: Posting) => (line.amount < 0 ? amountOf(line, -1) : '');
const usDate = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const numberOf = ({ id }: ShownEntry) => `E-${id.slice(-8)}`;
const eachLine = (entries: readonly ShownEntry[], row: (entry: ShownEntry, line: ShownEntry['lines'][number]) => Row) =>
  entries.flatMap((entry) => entry.lines.map((line) => row(entry, line)));

const toSpreadsheet = (entries: readonly ShownEntry[], { nameOf, names }: Names) =>
  toCsv([
    ['Entry', 'Date', 'Memo', 'Account', 'Account name', 'Debit', 'Credit', 'Currency', ...DIMENSIONS],
    ...eachLine(entries, (entry, line) => [
      numberOf(entry),
      entry.entry_date,
      entry.memo,
      line.account,
      nameOf(line.account),
      debitOf(line),
      creditOf(line),
      line.currency,
      ...DIMENSIONS.map((dimension) => formatDimension(line, dimension, names)),
    ]),
  ]);
const toQuickBooksOnline = (entries: readonly ShownEntry[], { nameOf }: Names) =>
  toCsv([
    ['JournalNo', 'JournalDate', 'AccountName', 'Debits', 'Credits', 'Description', 'Name', 'Location', 'Class'],
    ...eachLine(entries, (entry, line) => [
      numberOf(entry),
      usDate(entry.entry_date),
      nameOf(line.account),
      debitOf(line),
      creditOf(line),
      entry.memo,
      '',
      '',
      '',
    ]),
  ]);
const XERO_COLUMNS = ['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'];
/** Rows with one narration and day are one journal there, so the narration begins with the entry's number. */
const toXero = (entries: readonly ShownEntry[]) =>
  toCsv([
    [...XERO_COLUMNS, 'TrackingName1', 'TrackingOption1', 'TrackingName2', 'TrackingOption2'],
    ...eachLine(entries, (entry, line) => [
      `${numberOf(entry)} ${entry.memo}`,
      `${entry.entry_date.slice(8)}/${entry.entry_date.slice(5, 7)}/${entry.entry_date.slice(0, 4)}`,
      entry.memo,
      line.account,
      'Tax Exempt (0%)',
      amountOf(line),
      '',
      '',
      '',
      '',
    ]),
  ]);
const IIF_COLUMNS = ['TRNSTYPE', 'DATE', 'ACCNT', 'NAME', 'CLASS', 'AMOUNT', 'DOCNUM', 'MEMO'];
/** The format knows no way to quote. */
const toIifText = (text: string) => text.replace(/[\t\r\n"]+/g, ' ');
const toIif = (entries: readonly ShownEntry[], { nameOf }: Names) =>
  [
    ['!TRNS', ...IIF_COLUMNS],
    ['!SPL', ...IIF_COLUMNS],
    ['!ENDTRNS'],
    ...entries.flatMap((entry) => [
      ...entry.lines.map((line, i) => [
        i === 0 ? 'TRNS' : 'SPL',
        'GENERAL JOURNAL',
        usDate(entry.entry_date),
        toIifText(nameOf(line.account)),
        '',
        '',
        amountOf(line),
        numberOf(entry),
        toIifText(entry.memo),
      ]),
      ['ENDTRNS'],
    ]),
  ]
    .map((row) => `${row.join('\t')}\r\n`)
    .join('');

/** Journal entries as a file for another accounting program, as their reader sees them. Debits are positive amounts. */
export const exportJournal = (format: JournalFormat, entries: readonly ShownEntry[], names: Names): string => {
  const write = { csv: toSpreadsheet, quickbooks: toQuickBooksOnline, xero: toXero, iif: toIif }[format];
  return write(entries, names);
};
