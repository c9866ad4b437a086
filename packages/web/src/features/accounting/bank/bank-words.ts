import type { Reason } from '@wayline/core/areas/accounting/bank/bank-line';
import type { CsvField } from '@wayline/core/areas/accounting/bank/read/csv-mapping';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import { formatDate } from '../../../lib/format';
import type { BankFile, BankRow, DecidedLine, Suggestion } from './bank-queries';

/** Why something is suggested. */
export const REASON_WORDS: Readonly<Record<Reason, string>> = {
  same_amount: 'Same amount',
  same_day: 'Same day',
  near_day: 'Within a few days',
  invoice_number: 'Invoice number in the text',
  reference: 'Reference in the text',
  same_name: 'Same name',
  like_name: 'Similar name',
  due_now: 'The amount that is due',
  parts_add_up: 'Adds up to this amount',
  looks_like_fee: 'Looks like a fee',
};

/** What a column of a bank’s file can be. */
export const COLUMN_WORDS: Readonly<Record<CsvField, string>> = {
  '': 'Leave out',
  day: 'Date',
  value_day: 'Value date',
  amount: 'Amount',
  debit: 'Money out',
  credit: 'Money in',
  direction: 'Debit or credit',
  currency: 'Currency',
  balance: 'Balance',
  name: 'Paid by or to',
  text: 'Description',
  reference: 'Reference',
  check_number: 'Check number',
  iban: 'Account of the other side',
  bank_id: 'Bank’s own number',
};

/** What moved, with a plus or a minus. */
export const describeAmount = ({ amount, currency }: Pick<BankRow, 'amount' | 'currency'>): string => {
  const moved = formatMoney({ minor: Math.abs(amount), currency });
  return amount < 0 ? `−${moved}` : `+${moved}`;
};

/** Who is on the other side, or what the bank wrote where it names nobody. */
export const toWho = ({ name, text, reference }: Pick<BankRow, 'name' | 'text' | 'reference'>): string =>
  name || text || reference || 'No name';
/** What the bank wrote besides that. */
export const toWhat = ({ name, text, reference, check_number }: BankRow): string =>
  [name && text, (name || text) && reference, check_number && `Check ${check_number}`].filter(Boolean).join(' · ');
/** A line where it is spoken of. */
export const toRowName = (row: BankRow): string => `${describeAmount(row)} ${toWho(row)}, ${formatDate(row.day)}`;

/** What a line most likely is, in a line. */
export const describeSuggestion = ({ decision, words }: Suggestion, { amount }: Pick<BankRow, 'amount'>): string => {
  if (decision.as === 'received') return `Payment by ${words}`;
  if (decision.as === 'paid') return amount < 0 ? `Payment to ${words}` : `Money back from ${words}`;
  return decision.as === 'found' ? `In your books: ${words}` : words;
};
/** What is said for it, and the day that the books have. */
export const describeReasons = ({ reasons, day, decision }: Suggestion): string =>
  [
    ...reasons.map((reason) => REASON_WORDS[reason]),
    day && decision.as === 'found' && !reasons.includes('same_day') && `On ${formatDate(day)}`,
    day && decision.as === 'paid' && `Due ${formatDate(day)}`,
  ]
    .filter(Boolean)
    .join(' · ');
/** What taking it does: what is in the books already is matched, anything else is recorded. */
export const toTakeLabel = ({ decision }: Suggestion): 'Match' | 'Record' =>
  decision.as === 'found' ? 'Match' : 'Record';

/** What became of a line, once it is decided. */
export const describeDecided = ({ matched }: Pick<DecidedLine, 'matched'>): string => {
  if (!matched) return 'Left out of your books';
  return matched.as === 'found' ? `Matched with ${matched.words}` : `Recorded: ${matched.words}`;
};

export const countMovements = (n: number): string => countOf(n, 'movement');
/** What came with a file, and the balance with which it ends. */
export const describeFile = ({ name, lines, closing, currency }: BankFile): string =>
  [
    `${name}, ${countMovements(lines)}`,
    closing !== undefined && `closing balance ${formatMoney({ minor: closing, currency })}`,
  ]
    .filter(Boolean)
    .join(', ');
