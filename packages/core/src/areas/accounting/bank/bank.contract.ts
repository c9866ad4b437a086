import * as z from 'zod';
import { CurrencyCode, Day, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { PAGE_SHAPE, queryShape } from '../../../contract/query-shape';
import { AccountCode } from '../../ledger/public-schemas';
import { POSTING_ERRORS } from '../payments/payments.contract';
import { BankAccountState, LARGEST_BANK_FILE, ShownBankFile } from './bank-file';
import { BankFileId, BankLineId } from './bank-id';
import { BankLine, BankLineRow, Decision, Suggestion } from './bank-line';
import { BANK_LINE_QUERY } from './bank-line-query';
import { CsvMapping } from './read/csv-mapping';

// What a bank says is of all clients and suppliers, and what comes of it is in the books.
const SEES = ['View Ledger', 'View Payments', 'View Commissions'] as const;
const RECORDS = ['Post Ledger Entries', 'Edit Payments', 'Apply Payment On Invoices'] as const;
const view = { kind: 'signed_in', permissions: [...SEES], tier: 'Basic', action: 'view bank files' } as const;
const edit = {
  kind: 'signed_in',
  permissions: [...SEES, ...RECORDS],
  tier: 'Basic',
  action: 'match bank files',
} as const;
const undo = {
  kind: 'signed_in',
  permissions: [...SEES, ...RECORDS, 'Delete Payments'],
  tier: 'Basic',
  action: 'undo what was matched',
} as const;
const decides = 'refused to someone who sees only part of the work: a bank shows all clients’ money';

const [FILES, LINES] = ['/api/v3/bank_files', '/api/v3/bank_lines'];
const MOST_ASKED = 100;
const BASE64 = 4 / 3;
/** A line as it is answered. */
const ShownLine = BankLine.omit({ serial: true });
const Line = z.object({ line: ShownLine });

/** What has to be answered before a file of columns is read, with its first rows. */
const CsvQuestions = z.object({
  shape: z.string(),
  headers: z.array(z.string()),
  samples: z.array(z.array(z.string())),
  mapping: CsvMapping,
  needs: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('columns'), message: z.string() }),
      z.object({
        kind: z.literal('day_order'),
        example: z.string(),
        readings: z.array(z.object({ answer: z.enum(['day_first', 'month_first']), as: z.string() })),
      }),
      z.object({
        kind: z.literal('decimal'),
        example: z.string(),
        readings: z.array(z.object({ answer: z.enum(['comma', 'point']), as: z.string() })),
      }),
    ]),
  ),
});
/** One of several accounts in a file. */
const AccountInFile = z.object({
  number: z.string(),
  currency: CurrencyCode.optional(),
  lines: z.int(),
  until: Day.optional(),
});

const load = contract({
  id: 'book.bank-files.create',
  service: 'book',
  method: 'POST',
  path: FILES,
  handler: 'accounting/bank/load-file',
  summary:
    'Load what a bank says moved on an account: CSV, OFX or CAMT.053. What came in another file comes once. Where a file can be read in two ways, or has several accounts, the answer asks, and nothing is loaded.',
  access: edit,
  decides,
  keyScope: 'book:write',
  input: z.object({
    account: AccountCode,
    name: z.string().trim().min(1).max(255),
    /** The bytes of the file in base 64. */
    content: z
      .base64()
      .min(1)
      .max(Math.ceil(LARGEST_BANK_FILE * BASE64), 'At most 4 MB. Export a shorter period at your bank.'),
    mapping: CsvMapping.optional(),
    /** Which account of the file it is, where that has several. */
    number: z.string().max(100).optional(),
  }),
  output: z.object({
    file: ShownBankFile.optional(),
    csv: CsvQuestions.optional(),
    accounts: z.array(AccountInFile).optional(),
  }),
  errors: ['bank_file.unreadable', 'bank_file.known', 'record.stale', 'record.exists'],
});
const listFiles = contract({
  id: 'book.bank-files.list',
  service: 'book',
  method: 'GET',
  path: FILES,
  handler: 'accounting/bank/list-files',
  summary:
    'The files of banks that were loaded, newest first, and what each bank account has: as the bank last said, in the books on that day, and in lines that nobody has decided.',
  access: view,
  decides,
  keyScope: 'book:read',
  input: z.object({}),
  output: z.object({
    files: z.array(ShownBankFile),
    accounts: z.array(BankAccountState),
  }),
});
const takeBack = contract({
  id: 'book.bank-files.delete',
  service: 'book',
  method: 'DELETE',
  path: `${FILES}/{id}`,
  handler: 'accounting/bank/take-back-file',
  summary:
    'Take a file back: its lines go, and what was recorded from them is taken back today. `left` says how many lines the next call takes; `kept` are those whose payment can’t be taken back, with why.',
  access: undo,
  decides,
  keyScope: 'book:write',
  input: z.object({ id: BankFileId }),
  output: z.object({
    file: ShownBankFile,
    left: z.int().min(0),
    kept: z.array(z.object({ id: BankLineId, message: z.string() })),
  }),
  errors: ['record.missing', 'record.stale'],
});
const listLines = contract({
  id: 'book.bank-lines.list',
  service: 'book',
  method: 'GET',
  path: LINES,
  handler: 'accounting/bank/list-lines',
  summary:
    'A page of what banks say moved, the last day first: what nobody has decided yet, what is matched, or all. A search finds lines by the other side, what was written and by references.',
  access: view,
  decides,
  keyScope: 'book:read',
  input: z.object({ ...PAGE_SHAPE, ...queryShape(BANK_LINE_QUERY) }),
  output: z.object({
    lines: z.array(BankLineRow),
    cursor: z.string().optional(),
    total: z.int(),
    filtered: z.int().optional(),
  }),
});
const suggest = contract({
  id: 'book.bank-suggestions.list',
  service: 'book',
  method: 'POST',
  path: '/api/v3/bank_suggestions',
  handler: 'accounting/bank/suggest',
  summary:
    'What some lines most likely are, the likeliest first, each with its reasons: what is in the books already, what a client owes, what a supplier is owed, or a fee. Nothing is recorded.',
  access: view,
  decides,
  effect: 'read',
  input: z.object({ ids: z.array(BankLineId).min(1).max(MOST_ASKED) }),
  output: z.object({ suggestions: z.record(z.string(), z.array(Suggestion)) }),
  errors: ['record.missing'],
});
const decide = contract({
  id: 'book.bank-lines.decide',
  service: 'book',
  method: 'POST',
  path: `${LINES}/{id}/decide`,
  handler: 'accounting/bank/decide-line',
  summary:
    'Say what a line is, and record it where it isn’t in the books yet: a payment of a client with what it is for, one to a supplier, or an entry such as a fee. One transaction.',
  access: edit,
  decides,
  keyScope: 'book:write',
  uses: ['rates'],
  input: z.object({ id: BankLineId, version: Version, decision: Decision }),
  output: Line,
  errors: [
    'record.missing',
    'record.stale',
    'bank_line.decided',
    'bank_line.not_ready',
    'bank_line.taken',
    'payment.not_ready',
    'supplier_payment.not_ready',
    'invoice.no_rate',
    ...POSTING_ERRORS,
  ],
});
const reopen = contract({
  id: 'book.bank-lines.reopen',
  service: 'book',
  method: 'POST',
  path: `${LINES}/{id}/reopen`,
  handler: 'accounting/bank/reopen-line',
  summary: 'Undo what a line was said to be: what was recorded from it is taken back today.',
  access: undo,
  decides,
  keyScope: 'book:write',
  input: z.object({ id: BankLineId, version: Version }),
  output: Line,
  errors: [
    'record.missing',
    'record.stale',
    'bank_line.open',
    'payment.not_ready',
    'payment.is_refunded',
    'payment.is_converted',
    'payment.is_online',
    'supplier_payment.is_returned',
    ...POSTING_ERRORS,
  ],
});

export const bankContracts = byId(load, listFiles, takeBack, listLines, suggest, decide, reopen);
