import * as z from 'zod';
import { ONLINE_METHODS } from '../../../base/payment-lists';

/** What the fields of the form are called by which somebody pays online. */
export const PAY_FIELDS = { pays: 'pays', amount: 'amount', by: 'by' } as const;
const LONGEST_AMOUNT = 60;

/** What somebody chose there: what is due next, all that is left, or so much as they typed. What the form doesn’t offer is what it begins with. */
export const PayFields = z.object({
  pays: z.enum(['next', 'rest', 'other']).catch('next'),
  amount: z
    .string()
    .catch('')
    .transform((typed) => typed.trim().slice(0, LONGEST_AMOUNT)),
  by: z.enum(ONLINE_METHODS).catch('card'),
});
export type PayFields = z.infer<typeof PayFields>;

/** The fields of a form as a browser sends it. */
export const readPayFields = (fields: readonly (readonly [string, string])[]): PayFields =>
  PayFields.parse(Object.fromEntries(fields));
