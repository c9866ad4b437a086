import * as z from 'zod';
import { ClientLanguage } from '../../../base/client-language';
import { CurrencyCode, Day } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { ClientId } from '../../clients/public-schemas';
import { ClientStatement } from './statement';

const view = {
  kind: 'signed_in',
  permissions: ['View Invoices', 'View Payments'],
  action: 'view statements of account',
} as const;
const STATEMENT = '/api/v3/client_statement';
const errors = ['record.missing', 'statement.days_reversed', 'statement.too_long'] as const;

/** Whose statement, and from which day to which: this year to today where that isn’t said, in a currency that moved. */
const Asked = z.object({
  client_id: ClientId,
  from: Day.optional(),
  to: Day.optional(),
  currency: CurrencyCode.optional(),
});

const get = contract({
  id: 'book.client-statement.get',
  service: 'book',
  method: 'GET',
  path: STATEMENT,
  handler: 'accounting/statement/get-statement',
  summary:
    'The statement of account of a client: what they owed at its first day, each invoice, credit note, payment and refund with what they owe after it, and what is open today. To someone who sees only their own work, of what they see.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: Asked,
  output: ClientStatement,
  errors,
});
const pdf = contract({
  id: 'book.client-statement.pdf',
  service: 'book',
  method: 'GET',
  path: `${STATEMENT}/pdf`,
  handler: 'accounting/statement/statement-pdf',
  summary:
    'The same statement as a PDF, in the language of the client’s latest itinerary that was invoiced where none is named.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  produces: 'application/pdf',
  input: Asked.extend({ language: ClientLanguage.optional() }),
  output: z.object({ body: z.string(), base64: z.literal(true), file_name: z.string() }),
  errors,
});

export const statementContracts = byId(get, pdf);
