import type { InvoiceHouse } from '../links/client-invoice';
import type { DepositSlip } from './deposit-slip';

/** A deposit slip as it is printed: whose it is, and the bank account by its code and name. */
export type PrintedSlip = Pick<DepositSlip, 'number' | 'day' | 'currency' | 'amount' | 'checks' | 'taken_back_at'> & {
  house: InvoiceHouse;
  account_name: string;
};
