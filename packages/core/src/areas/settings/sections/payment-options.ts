import * as z from 'zod';
import { ONLINE_METHODS, TRANSACTION_TYPES } from '../../../base/payment-lists';
import { Percentage } from '../../../base/percentage';
import { section } from '../section';

/** What a client can choose to pay by; the other transaction types are entered by hand. Source: R-SHELL-292. */
export const CLIENT_PAYS_BY = TRANSACTION_TYPES.filter(
  (type) => type !== 'credit_point' && type !== 'payment_portal' && type !== 'other',
);
/** A fee is there to cover what a payment costs, which is never more than a tenth of it. */
const MOST_FEE = 10;
const Fee = Percentage.refine((rate) => Number(rate) <= MOST_FEE, 'At most 10 percent.');

/** Which ways to pay stand on an invoice, how clients pay online, and what they pay for that besides. */
export const paymentOptions = section({
  name: 'payment_options',
  scope: 'company',
  path: '/myaccount/payment_options',
  permission: 'Settings',
  schema: z.object({
    methods: z
      .array(z.enum(CLIENT_PAYS_BY))
      .min(1, 'Please keep at least one payment method.')
      .default(['bank_transfer', 'check', 'strip_online_payment']),
    /** What is said of paying by a card that the company charges by itself. */
    card_note: z.string().trim().max(300, 'At most 300 characters.').default(''),
    /** How they pay online, through the account that is connected. */
    online_methods: z
      .array(z.enum(ONLINE_METHODS))
      .min(1, 'Please keep at least one way to pay online.')
      .default([...ONLINE_METHODS]),
    /** Whether they pay the fee of their way to pay on top. */
    charges_fees: z.boolean().default(false),
    card_fee: Fee.default('3.4'),
    bank_fee: Fee.default('0.5'),
    /** The account of the books that Stripe’s payouts arrive in: one of the two banks, or one below them. */
    payouts_to: z
      .string()
      .regex(/^10[01]0(\.\d{1,3})?$/, 'Choose one of your bank accounts.')
      .default('1000'),
  }),
});
export type PaymentOptions = z.output<typeof paymentOptions.schema>;
