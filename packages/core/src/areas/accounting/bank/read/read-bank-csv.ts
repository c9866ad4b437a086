import type { ReadAccount, ReadFile, ReadLine, ReadProblem } from './bank-file';
import { listProblems, tidy } from './bank-file';
import { type AmountReader, judgeAmounts } from './csv-amounts';
import { type DayReader, judgeDays } from './csv-days';
import type { CsvField, CsvMapping, CsvNeed } from './csv-mapping';
import { type CsvRow, type CsvTable, csvTable } from './csv-table';
import { currencyCode, exactAmount } from './exact-amount';
import { guessColumns, readDirection } from './guess-columns';
import { headerShape } from './header-shape';

const SAMPLES = 5;
const LONGEST_SHOWN = 60;
const GUESSED_FROM = 50;
const CHOOSE_COLUMNS = 'Choose which column has the day, and which has the amount or the money in and out.';
const OPEN_QUOTE =
  'A quotation mark opens in this row and never closes, so nothing below it could be read. Download the file again.';
const BALANCES_DIFFER =
  'The balances in this file don’t follow from its amounts, so check the lines below. Rows may be missing.';

/** The cells of a row by what their columns are. */
type Cells = (field: CsvField) => string;
const cellsBy = (columns: readonly CsvField[]) => {
  const places = new Map<CsvField, number[]>();
  for (const [at, field] of columns.entries()) places.set(field, [...(places.get(field) ?? []), at]);
  return ({ cells }: CsvRow): Cells =>
    (field) =>
      (places.get(field) ?? [])
        .map((at) => cells[at] ?? '')
        .filter(Boolean)
        .join(' ');
};

type Signs = {
  /** Amounts carry their own sign, so a column of debit and credit says nothing more. */
  areSigned: boolean;
  /** Money out is written with a minus already. */
  isDebitSigned: boolean;
};
type Sheet = { rows: { row: number; cells: Cells }[]; days: DayReader; amounts: AmountReader; currency: string };

const judgeSigns = ({ rows, amounts }: Sheet): Signs => {
  const isBelow = (cell: string) => amounts.read(cell)?.startsWith('-') === true;
  const debits = rows.map(({ cells }) => amounts.read(cells('debit'))).filter((one) => one && Number(one) !== 0);
  return {
    areSigned: rows.some(({ cells }) => isBelow(cells('amount'))),
    isDebitSigned: debits.length > 0 && debits.every((debit) => debit?.startsWith('-')),
  };
};

const UNREADABLE = 'We couldn’t read the amount in this row, so it’s left out. Add it by hand.';
const WHICH_WAY = 'We couldn’t tell whether this row is money in or out, so it’s left out. Add it by hand.';
const directed = (amount: number, word: string): number | undefined => {
  const direction = readDirection(word);
  return direction && direction * Math.abs(amount);
};
/** The amount of a row in minor units, above zero for money in; or why there is none. */
const readAmount = (cells: Cells, { amounts }: Sheet, signs: Signs, currency: string): number | string => {
  const minorOf = (field: CsvField): number | undefined => {
    const number = amounts.read(cells(field));
    return number === undefined ? undefined : exactAmount(number, currency);
  };
  const written = (['amount', 'debit', 'credit'] as const).filter((field) => /\d/.test(cells(field)));
  if (written.length === 0) return 'There is no amount in this row, so it’s left out.';
  if (written.some((field) => minorOf(field) === undefined)) return UNREADABLE;
  const amount = minorOf('amount');
  if (amount !== undefined) {
    const word = signs.areSigned ? '' : cells('direction');
    return word === '' ? amount : (directed(amount, word) ?? WHICH_WAY);
  }
  const [debit, credit] = [minorOf('debit') ?? 0, minorOf('credit') ?? 0];
  if (debit !== 0 && credit !== 0) return 'This row has money in and money out, so it’s left out. Add it by hand.';
  return debit === 0 ? credit : signs.isDebitSigned ? debit : 0 - debit;
};

const detailsOf = (cells: Cells, days: DayReader): Omit<ReadLine, 'day' | 'amount' | 'currency'> => {
  const value_day = days.read(cells('value_day'));
  const [name, text, reference, check_number, iban, bank_id] = (
    ['name', 'text', 'reference', 'check_number', 'iban', 'bank_id'] as const
  ).map((field) => tidy(cells(field)));
  return {
    ...(value_day && { value_day }),
    ...(bank_id && { bank_id }),
    ...(name && { name }),
    ...(text && { text }),
    ...(reference && !/^not ?provided$/i.test(reference) && { reference }),
    ...(check_number && { check_number }),
    ...(iban && { iban }),
  };
};

type Read = { line: ReadLine; balance: number | undefined };
const readRow = (cells: Cells, sheet: Sheet, signs: Signs): Read | string => {
  const currency = currencyCode(cells('currency')) ?? sheet.currency;
  const day = sheet.days.read(cells('day'));
  if (!day) return 'This row has no day that we can read, so it’s left out. Add it by hand if it’s a payment.';
  const amount = readAmount(cells, sheet, signs, currency);
  if (typeof amount === 'string') return amount;
  if (amount === 0) return 'This row is for zero, so it’s left out.';
  const balance = sheet.amounts.read(cells('balance'));
  return {
    line: { day, amount, currency, ...detailsOf(cells, sheet.days) },
    balance: balance === undefined ? undefined : exactAmount(balance, currency),
  };
};

/** The first and last balance, where each follows from the one before it, oldest or newest first; `differ` where they don’t. */
const readBalances = (read: readonly Read[]): Pick<ReadAccount, 'opening' | 'closing'> | 'differ' | undefined => {
  const steps = read.flatMap(({ line, balance }) => (balance === undefined ? [] : [{ line, balance }]));
  if (read.length === 0 || steps.length < read.length) return undefined;
  if (read.some(({ line }) => line.currency !== read[0]?.line.currency)) return undefined;
  const chainOf = (inOrder: typeof steps) => {
    const [first, last] = [inOrder[0], inOrder.at(-1)];
    const follows = inOrder.every(
      ({ line, balance }, n) => n === 0 || balance === (inOrder[n - 1]?.balance ?? 0) + line.amount,
    );
    if (!follows || !first || !last || first.line.day > last.line.day) return undefined;
    const closing = { amount: last.balance, day: last.line.day };
    return { opening: { amount: first.balance - first.line.amount }, closing };
  };
  return chainOf(steps) ?? chainOf(steps.toReversed()) ?? 'differ';
};

const readAccount = (sheet: Sheet, openRow: number | undefined): ReadAccount => {
  const signs = judgeSigns(sheet);
  const problems: ReadProblem[] = [];
  const read = sheet.rows.flatMap(({ row, cells }) => {
    const one = readRow(cells, sheet, signs);
    if (typeof one !== 'string') return [one];
    problems.push({ line: row, message: one });
    return [];
  });
  if (openRow !== undefined) problems.push({ line: openRow, message: OPEN_QUOTE });
  if (sheet.rows.length === 0) problems.push({ message: 'There are no rows below the headings of this file.' });
  const balances = readBalances(read);
  if (balances === 'differ') problems.push({ message: BALANCES_DIFFER });
  const lines = read.map(({ line }) => line);
  const currencies = new Set(lines.map(({ currency }) => currency));
  const [only] = currencies.size === 1 ? currencies : [sheet.currency];
  return {
    ...(only && { currency: only }),
    ...(balances !== 'differ' && balances),
    lines,
    problems: listProblems(problems),
  };
};

/** The mapping that is given, where it fits these headings, else the one that is likely. */
const mappingFor = ({ headers, rows }: CsvTable, given: CsvMapping | undefined): CsvMapping => {
  if (given?.columns.length === headers.length) return given;
  const samples = rows.slice(0, GUESSED_FROM).map(({ cells }) => cells);
  return { ...given, columns: guessColumns(headers, samples) };
};

/**
 * A bank’s CSV file: its lines, or what has to be answered first. Days and amounts that can be read in two ways throughout are asked about, never
 * guessed; `currency` is that of the account. Throws `UnreadableFile` where there is no list.
 */
export const readBankCsv = (text: string, currency: string, given: CsvMapping | undefined): ReadFile => {
  const table = csvTable(text);
  const mapping = mappingFor(table, given);
  const { columns } = mapping;
  const cellsOf = cellsBy(columns);
  const rows = table.rows.map((row) => ({ row: row.row, cells: cellsOf(row) }));
  const cellsIn = (...fields: readonly CsvField[]) =>
    rows.flatMap(({ cells }) => fields.map((field) => cells(field)).filter(Boolean));
  const days = judgeDays(cellsIn('day', 'value_day'), mapping.day_order);
  const amounts = judgeAmounts(cellsIn('amount', 'debit', 'credit', 'balance'), mapping.decimal);
  const isMapped =
    columns.includes('day') && (['amount', 'debit', 'credit'] as const).some((one) => columns.includes(one));
  const needs: CsvNeed[] = [
    ...(isMapped ? [] : [{ kind: 'columns' as const, message: CHOOSE_COLUMNS }]),
    ...[days.need, amounts.need].flatMap((need) => need ?? []),
  ];
  const shorten = (cells: readonly string[]) => cells.map((cell) => cell.slice(0, LONGEST_SHOWN));
  return {
    format: 'csv',
    accounts: needs.length > 0 ? [] : [readAccount({ rows, days, amounts, currency }, table.openRow)],
    csv: {
      shape: headerShape(table.headers),
      headers: shorten(table.headers),
      samples: table.rows.slice(0, SAMPLES).map(({ cells }) => shorten(cells)),
      mapping,
      needs,
    },
  };
};
