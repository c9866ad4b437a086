import type { Money } from '@wayline/core/base/values';
import type { PaymentDraft } from '../payment-queries';

/** How money comes or goes, as it is typed. */
export type MovedForm = {
  amount: Money | undefined;
  transaction_type: PaymentDraft['transaction_type'];
  account: string;
  rate: string;
  confirmation_code: string;
  remark: string;
};

/** The account that transfers are on where no one says which. */
export const OPERATING_BANK = '1000';
const BANKS = /^10[01]0(\.|$)/;
/** The accounts that a transfer can be on: the two banks, and those that a company has added below them. */
export const isBankAccount = ({ code }: { code: string }): boolean => BANKS.test(code);

type Sent = { isForeign: boolean; choosesAccount: boolean };
/** What is sent of money that came or went; the rate where it isn’t in the currency of the books. */
export const toMovedDraft = (form: MovedForm, { isForeign, choosesAccount }: Sent) => ({
  ...{ transaction_type: form.transaction_type, amount: form.amount?.minor ?? 0 },
  ...(form.transaction_type === 'bank_transfer' && choosesAccount && { account: form.account }),
  ...(isForeign && form.rate.trim() && { rate: form.rate.trim() }),
  confirmation_code: form.confirmation_code.trim() || undefined,
  remark: form.remark.trim() || undefined,
});
