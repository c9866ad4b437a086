import * as z from 'zod';
import { TRANSACTION_TYPES } from '../../../base/payment-lists';
import { CurrencyCode, Version } from '../../../base/values';
import { toChangeSchema } from '../../../contract/change-schema';
import { byId, contract } from '../../../contract/contract';
import { ClientId } from '../../clients/public-schemas';
import { InstitutionId } from '../../institutions/public-schemas';
import { PAYMENT_ACCESS } from '../payments/payment-access';
import { PaymentId } from '../payments/payment-id';
import { POSTING_ERRORS, ShownPayment } from '../payments/payments.contract';
import { ConversionDraft, CreditChange, GrantDraft, ShownCredit } from './credit';
import { CreditId } from './credit-id';

const { view, edit, remove } = PAYMENT_ACCESS;
const CREDITS = '/api/v3/client_credits';
const ONE = `${CREDITS}/{id}`;
const Answer = z.object({ credit: ShownCredit });

const list = contract({
  id: 'book.client-credits.list',
  service: 'book',
  method: 'GET',
  path: '/api/v3/client_credit_points',
  handler: 'accounting/list-client-credits',
  summary:
    'The credits of a client, newest first, and what of them can be spent today in each currency. Credit is good at every supplier and for every way of paying, so naming one changes nothing.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({
    client_id: ClientId,
    supplier_id: InstitutionId.optional(),
    payment_type: z.enum(TRANSACTION_TYPES).optional(),
  }),
  output: z.object({
    credits: z.array(ShownCredit),
    available: z.array(z.object({ currency: CurrencyCode, amount: z.int().min(0) })),
  }),
  errors: ['record.missing'],
});
const convert = contract({
  id: 'book.client-credits.convert',
  service: 'book',
  method: 'POST',
  path: '/api/v3/payments/{id}/credits',
  handler: 'accounting/convert-payment',
  summary: 'Keep what isn’t applied of a payment, or a part of it, as credit of its client.',
  access: edit,
  keyScope: 'book:write',
  input: ConversionDraft.extend({ id: PaymentId, version: Version }),
  output: z.object({ payment: ShownPayment, credit: ShownCredit }),
  errors: [
    ...(['record.missing', 'record.stale', 'payment.not_ready', 'payment.deleted', 'payment.is_credit'] as const),
    ...POSTING_ERRORS,
  ],
});
const grant = contract({
  id: 'book.client-credits.grant',
  service: 'book',
  method: 'POST',
  path: CREDITS,
  handler: 'accounting/grant-credit',
  summary: 'Give a client credit out of goodwill, with a reason and, if it isn’t to last, the last day to spend it.',
  access: edit,
  keyScope: 'book:write',
  uses: ['rates'],
  input: GrantDraft,
  output: Answer,
  errors: ['record.missing', 'credit.not_ready', 'payment.not_ready', 'invoice.no_rate', ...POSTING_ERRORS],
});
const change = contract({
  id: 'book.client-credits.update',
  service: 'book',
  method: 'PUT',
  path: ONE,
  handler: 'accounting/change-credit',
  summary:
    'Change the last day on which a credit can be spent, or what is noted of it. With a later day, credit that expired can be spent again.',
  access: edit,
  keyScope: 'book:write',
  input: toChangeSchema(CreditChange).extend({ id: CreditId, version: Version }),
  output: Answer,
  errors: ['record.missing', 'record.stale', 'credit.not_ready', ...POSTING_ERRORS],
});
const takeBack = contract({
  id: 'book.client-credits.delete',
  service: 'book',
  method: 'DELETE',
  path: ONE,
  handler: 'accounting/take-back-credit',
  summary: 'Take back credit of which nothing was spent. What was paid in is unapplied again.',
  access: remove,
  keyScope: 'book:write',
  input: z.object({ id: CreditId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'credit.is_spent', 'credit.is_expired', ...POSTING_ERRORS],
});

export const creditsContracts = byId(list, convert, grant, change, takeBack);
