import * as z from 'zod';
import { section } from '../section';

const line = (most = 120) => z.string().trim().max(most, `At most ${most} characters.`).optional();
/** An account number or a bank's code as people type it, in groups of letters and digits. */
const Code = z
  .string()
  .trim()
  .max(42, 'At most 42 characters.')
  .regex(/^[A-Za-z0-9 .-]*$/, 'Letters, digits, spaces and hyphens only.')
  .optional();

/** How clients pay the company, as it stands on invoices: it is meant to be read, so nothing of it is a secret. */
export const howToPayUs = section({
  name: 'howtopayus',
  scope: 'company',
  path: '/myaccount/howtopayus',
  permission: 'Settings',
  schema: z.object({
    account_name: line(),
    bank_name: line(),
    account_number: Code,
    routing_code: Code,
    check_payable_to: line(),
    check_address: line(300),
    words: z.string().max(2_000, 'At most 2,000 characters.').default(''),
  }),
});
