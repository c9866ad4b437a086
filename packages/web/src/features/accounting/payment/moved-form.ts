import type { CreditId } from '@wayline/core/areas/accounting/credits/credit-id';
import type { Money } from '@wayline/core/base/values';
import type { PaymentDraft } from '../payment-queries';

/** How money comes or goes, as it is typed. */
export type MovedForm = {
  amount: Money | undefined;
  transaction_type: PaymentDraft['transaction_type'];
  account: string;
  /** The credit that was chosen, where a payment is made with credit. */
  credit_id: CreditId | undefined;
  rate: string;
  confirmation_code: string;
  remark: string;
};

type Sent = { isForeign: boolean; choosesAccount: boolean };
/** What is sent of money that came or went; the rate where it isn’t in the currency of the books. */
export const toMovedDraft = <M extends MovedForm>(form: M, { isForeign, choosesAccount }: Sent) => ({
  ...{ transaction_type: form.transaction_type as M['transaction_type'], amount: form.amount?.minor ?? 0 },
  ...(form.transaction_type === 'bank_transfer' && choosesAccount && { account: form.account }),
  ...(isForeign && form.rate.trim() && { rate: form.rate.trim() }),
  confirmation_code: form.confirmation_code.trim() || undefined,
  remark: form.remark.trim() || undefined,
});
