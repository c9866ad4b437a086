import * as z from 'zod';
import { section } from '../section';

const text = (most: number) =>
  z
    .string()
    .max(most, `At most ${most.toLocaleString('en-US')} characters.`)
    .default('');

/** The words of an invoice that are the same on every one. */
export const invoiceText = section({
  name: 'invoice_text',
  scope: 'company',
  path: '/myaccount/invoice_text',
  permission: 'Settings',
  schema: z.object({
    title: z.string().trim().max(60, 'At most 60 characters.').default('Invoice'),
    /** Who bills: address, registration and tax number, line by line. */
    sender: text(600),
    intro: text(1_000),
    terms: text(4_000),
    foot: text(600),
  }),
});
