import * as z from 'zod';
import { Day, MAX_AMOUNT, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { PAGE_SHAPE } from '../../../contract/query-shape';
import { PAYMENT_ACCESS } from '../payments/payment-access';
import { PaymentId } from '../payments/payment-id';
import { POSTING_ERRORS, ShownPayment } from '../payments/payments.contract';
import { DepositDraft, DepositSlip, UndepositedCheck } from './deposit-slip';
import { DepositSlipId } from './deposit-slip-id';

const { view, edit, remove } = PAYMENT_ACCESS;
const SLIPS = '/api/v3/deposit_slips';
const ShownSlip = DepositSlip.omit({ made_by: true });
const Answer = z.object({ slip: ShownSlip });

const list = contract({
  id: 'book.deposit-slips.list',
  service: 'book',
  method: 'GET',
  path: SLIPS,
  handler: 'accounting/deposits/list-slips',
  summary:
    'A page of the deposit slips with which checks were brought to the bank, the latest first. To someone who sees only their own work, those that they made.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  // Each comes with its checks.
  input: z.object({ ...PAGE_SHAPE, per_page: z.coerce.number().int().min(1).max(100).default(20) }),
  output: z.object({ slips: z.array(ShownSlip), cursor: z.string().optional() }),
});
const pdf = contract({
  id: 'book.deposit-slips.pdf',
  service: 'book',
  method: 'GET',
  path: `${SLIPS}/{id}/pdf`,
  handler: 'accounting/deposits/deposit-slip-pdf',
  summary: 'A deposit slip as a PDF, to bring to the bank with the checks or to keep.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  produces: 'application/pdf',
  input: z.object({ id: DepositSlipId }),
  output: z.object({ body: z.string(), base64: z.literal(true), file_name: z.string() }),
  errors: ['record.missing'],
});
const undeposited = contract({
  id: 'book.deposit-slips.checks',
  service: 'book',
  method: 'GET',
  path: '/api/v3/undeposited_checks',
  handler: 'accounting/deposits/list-undeposited',
  summary: 'The checks that came and weren’t brought to the bank yet, the oldest first.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ checks: z.array(UndepositedCheck) }),
});
const create = contract({
  id: 'book.deposit-slips.create',
  service: 'book',
  method: 'POST',
  path: SLIPS,
  handler: 'accounting/deposits/make-deposit',
  summary: 'Record that checks in one currency were brought to a bank account, on one deposit slip with a number.',
  access: edit,
  keyScope: 'book:write',
  input: DepositDraft,
  output: Answer,
  errors: ['record.missing', 'deposit.not_ready', ...POSTING_ERRORS],
});
const takeBack = contract({
  id: 'book.deposit-slips.delete',
  service: 'book',
  method: 'DELETE',
  path: `${SLIPS}/{id}`,
  handler: 'accounting/deposits/take-back-deposit',
  summary:
    'Take back a deposit that wasn’t made. Its checks can be deposited again, and what it posted is taken back today.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({ id: DepositSlipId }),
  output: Answer,
  errors: ['record.missing', 'deposit.has_bounced', ...POSTING_ERRORS],
});
const bounce = contract({
  id: 'book.payments.bounce',
  service: 'book',
  method: 'POST',
  path: '/api/v3/payments/{id}/bounce',
  handler: 'accounting/deposits/bounce-check',
  summary:
    'Note that a deposited check bounced: the bank has taken it back, and its fee. It comes off its invoices, which are owed again, and the payment is deleted.',
  access: remove,
  keyScope: 'book:write',
  input: z.object({
    id: PaymentId,
    version: Version,
    day: Day.optional(),
    /** What the bank took for it, in minor units of the payment’s currency. */
    fee: z.int().min(0).max(MAX_AMOUNT).default(0),
  }),
  output: z.object({ payment: ShownPayment }),
  errors: [
    ...(['record.missing', 'record.stale', 'payment.not_ready', 'payment.deleted', 'payment.not_deposited'] as const),
    ...(['payment.is_refunded', 'payment.is_converted', ...POSTING_ERRORS] as const),
  ],
});

export const depositsContracts = byId(list, pdf, undeposited, create, takeBack, bounce);
