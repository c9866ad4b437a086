import type { SearchIndex } from '../../../store/search/search-index';
import { BANK_LINE_LIST, BankLineRows, BankLines, DONE_BANK_LINE_LIST } from './bank.records';
import type { BankLineRow } from './bank-line';
import { BANK_LINE_QUERY } from './bank-line-query';

/** How bank lines are found: by who paid or was paid, and what the bank wrote to it, in one box. */
export const BANK_LINE_INDEX: SearchIndex<typeof BankLines, BankLineRow, typeof BANK_LINE_QUERY> = {
  name: 'BANK_LINES',
  def: BankLines,
  rows: BankLineRows,
  serial: ({ serial }) => serial,
  texts: ({ name, text, matched }) => [name, text, matched?.words],
  codes: ({ reference, check_number, bank_id }) => [reference, check_number, bank_id],
  search: { codes: true },
  query: BANK_LINE_QUERY,
  values: ({ account, file_id, amount, day }) => ({
    ...{ account, file: file_id, moved: day },
    direction: amount > 0 ? 'in' : 'out',
  }),
  aside: { name: 'done', has: ({ state }) => state !== 'open' },
  lists: () => ({ current: BANK_LINE_LIST, aside: DONE_BANK_LINE_LIST }),
  subject: () => ({}),
  order: 'moved',
};
