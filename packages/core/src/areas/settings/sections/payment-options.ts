import * as z from 'zod';
import { TRANSACTION_TYPES } from '../../../base/payment-lists';
import { section } from '../section';

/** What a client can choose to pay by; the other transaction types are entered by hand. Source: R-SHELL-292. */
export const CLIENT_PAYS_BY = TRANSACTION_TYPES.filter(
  (type) => type !== 'credit_point' && type !== 'payment_portal' && type !== 'other',
);

/** Which ways to pay stand on an invoice. */
export const paymentOptions = section({
  name: 'payment_options',
  scope: 'company',
  path: '/myaccount/payment_options',
  permission: 'Settings',
  schema: z.object({
    methods: z
      .array(z.enum(CLIENT_PAYS_BY))
      .min(1, 'Please keep at least one payment method.')
      .default(['bank_transfer', 'check']),
    /** AnnouncementContent beside paying by card, such as a fee that applies. */
    card_note: z.string().trim().max(300, 'At most 300 characters.').default(''),
  }),
});
