import * as z from 'zod';
import { section } from '../section';

export const ACCOUNT_KINDS = ['Checking', 'Savings', 'Business'] as const;

const text = (most: number) => z.string().trim().max(most, `At most ${most} characters.`).optional();
/** As banks write it, in letters, digits and spaces; or as it is shown once it is kept. */
const AccountNumber = z
  .string()
  .trim()
  .max(60, 'At most 60 characters.')
  .regex(/^(•+ ?\w{0,4}|[A-Za-z0-9][A-Za-z0-9 -]*)?$/, 'Letters, digits and spaces only.')
  .optional();

/** Where a user's own commission is paid to. The numbers are kept encrypted and shown by their ends. */
export const payrollPayment = section({
  name: 'payroll_payment_collection_info',
  scope: 'user',
  path: '/myaccount/payroll_payment_collection_info',
  schema: z.object({
    account_holder: text(120),
    bank_name: text(120),
    bank_country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Choose a country.')
      .optional(),
    account_kind: z.enum(ACCOUNT_KINDS).optional(),
    account_number: AccountNumber,
    routing_number: AccountNumber,
    iban: AccountNumber,
    bic: text(11),
    note: text(500),
  }),
  encrypted: ['account_number', 'iban'],
  personal: true,
});
