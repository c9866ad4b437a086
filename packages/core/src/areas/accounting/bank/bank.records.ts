import * as z from 'zod';
import { Instant } from '../../../base/values';
import { listRow } from '../../../store/list-row';
import { record } from '../../../store/record';
import { AccountCode } from '../../ledger/public-schemas';
import { BankFile as BankFileSchema } from './bank-file';
import { BankLineId } from './bank-id';
import { type BankLine, BankLineRow, BankLine as BankLineSchema, toBankLineRow } from './bank-line';
import { CsvMapping } from './read/csv-mapping';

export const [BANK_LINE_LIST, DONE_BANK_LINE_LIST] = [['BANK_LINES'], ['DONE_BANK_LINES']] as const;
export const BANK_FILES = ['BANK_FILES'] as const;
export const BANK_MAPPINGS = ['BANK_MAPPINGS'] as const;
export const ofBankLine = (id: string) => ['BANK_LINE', id] as const;
export const ofBankMatches = (account: string) => ['BANK_MATCHES', account] as const;

/** How the table of bank lines is kept. */
export const BankLineRows = listRow(BankLineRow, {
  columns: [
    'file_id',
    'account',
    'day',
    'amount',
    'currency',
    'name',
    'text',
    'reference',
    'check_number',
    'reversal',
    'state',
    'reason',
    'decided_by_name',
    'created_at',
    'version',
    'matched_as',
    'words',
    'payment_id',
    'supplier_payment_id',
    'value_day',
    'bank_id',
    'iban',
  ],
  keyed: { id: ({ order: [, id = ''] }) => BankLineId.parse(id) },
  usual: { currency: 'USD', account: '1000', state: 'open' },
});

/** The files of a company’s banks, few enough for one partition. */
export const BankFiles = record({
  name: 'bank_file',
  schema: BankFileSchema,
  key: ['id'],
  partition: () => BANK_FILES,
  sort: (k) => ['BANK_FILE', k.id],
});

/** What a bank says moved. Its id follows from what it says, so that it is there once, in however many files it comes. */
export const BankLines = record({
  name: 'bank_line',
  schema: BankLineSchema,
  key: ['id'],
  partition: (k) => ofBankLine(k.id),
  sort: () => ['BANK_LINE'],
  list: (line: BankLine) => ({
    list: line.state === 'open' ? BANK_LINE_LIST : DONE_BANK_LINE_LIST,
    order: [line.day, line.id],
    row: BankLineRows.pack(toBankLineRow(line)),
  }),
  counted: true,
});

/** Which line an entry of the books is on an account: none is two of them. */
export const BankMatches = record({
  name: 'bank_match',
  schema: z.object({ account: AccountCode, source: z.string(), line_id: BankLineId, at: Instant }),
  key: ['account', 'source'],
  partition: (k) => ofBankMatches(k.account),
  sort: (k) => ['BANK_MATCH', k.source],
});

/** How the columns of a bank’s file were read, by what its headings are: the next one is read the same way. */
export const BankMappings = record({
  name: 'bank_mapping',
  schema: z.object({ shape: z.string(), mapping: CsvMapping }),
  key: ['shape'],
  partition: () => BANK_MAPPINGS,
  sort: (k) => ['BANK_MAPPING', k.shape],
});
