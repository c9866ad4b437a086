import * as z from 'zod';
import { INVOICE_PAID_BY } from '../../../base/payment-lists';
import { section } from '../section';

/** Who collects what clients pay for, where nothing else is said on an invoice. Source: R-SHELL-296. */
export const paymentCollection = section({
  name: 'paymentcollection',
  scope: 'company',
  path: '/myaccount/paymentcollection',
  permission: 'Payment Collection',
  schema: z.object({
    collected_by: z.enum(INVOICE_PAID_BY).default('client_to_company'),
    /** What the client reads on the statement of their card. */
    statement_words: z
      .string()
      .trim()
      .max(22, 'At most 22 characters.')
      .regex(
        /^[^<>\\'"*\u0080-\uffff]*$/,
        'Plain letters, digits and signs only, and no quotes, asterisks or angle brackets.',
      )
      .optional(),
  }),
});
