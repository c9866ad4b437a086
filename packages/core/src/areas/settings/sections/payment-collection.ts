import * as z from 'zod';
import { INVOICE_PAID_BY } from '../../../base/payment-lists';
import { section } from '../section';

const Key = (begins: string) =>
  z
    .string()
    .trim()
    .max(200)
    .regex(new RegExp(`^(${begins}_|••••)`), `It must start with ${begins}_.`)
    .optional();

/** Who collects what clients pay, and the account of a payment provider it goes to. The secret key is stored encrypted. Source: R-SHELL-296. */
export const paymentCollection = section({
  name: 'paymentcollection',
  scope: 'company',
  path: '/myaccount/paymentcollection',
  permission: 'Payment Collection',
  schema: z.object({
    collected_by: z.enum(INVOICE_PAID_BY).default('client_to_company'),
    provider: z.enum(['none', 'stripe']).default('none'),
    publishable_key: Key('pk'),
    secret_key: Key('sk'),
    /** What the client reads on the statement of their card. */
    statement_words: z
      .string()
      .trim()
      .max(22, 'At most 22 characters.')
      .regex(/^[^<>\\'"*]*$/, 'Quotes, asterisks and angle brackets aren’t allowed.')
      .optional(),
  }),
  encrypted: ['secret_key'],
});
