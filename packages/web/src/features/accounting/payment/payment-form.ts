import type { CreditId } from '@wayline/core/areas/accounting/credits/credit-id';
import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import { OPERATING_BANK } from '@wayline/core/areas/accounting/payments/bank-account';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { Money } from '@wayline/core/base/values';
import type { ApiError } from '../../../lib/api-error';
import { todayHere } from '../../../lib/today';
import type { ClientChoice } from '../../clients/public';
import type { PaymentDraft } from '../payment-queries';
import type { Part } from './fill-parts';
import { type MovedForm, toMovedDraft } from './moved-form';

/** A payment as it is typed. What it is for is kept beside it (`usePayable`). */
export type PaymentForm = MovedForm & {
  client_id: ClientId | undefined;
  client: ClientChoice | undefined;
  currency: string;
  received_on: string | undefined;
};

/** What is known of a payment before anyone has typed. */
export type PaymentPreset = {
  client?: ClientChoice | undefined;
  amount?: Money | undefined;
  currency?: string | undefined;
  /** The invoice that it is for before others. */
  invoice?: InvoiceId | undefined;
};

export const startPayment = ({ client, amount, currency = 'USD' }: PaymentPreset): PaymentForm => ({
  ...{ client, client_id: client?.id, amount, currency, received_on: todayHere(), rate: '' },
  ...{ transaction_type: 'bank_transfer', account: OPERATING_BANK, confirmation_code: '', remark: '' },
  credit_id: undefined,
});

export const toPartDrafts = (parts: readonly Part[]) =>
  parts.map(({ invoice_id, payer_id, amount }) => ({ invoice_id, payer_id, amount }));

type Sent = {
  /** Whether who paid is mailed a receipt. */
  receipt?: boolean;
  booksIn: string;
  choosesAccount: boolean;
  parts: readonly Part[];
  /** The credit that is paid with. */
  credit_id?: CreditId | undefined;
};
/** What is sent of a payment. Credit is worth what it was when it came, so no rate goes with it, nor what was typed for another method. */
export const toPaymentDraft = (form: PaymentForm, sent: Sent): PaymentDraft => ({
  ...(form.transaction_type === 'credit_point'
    ? {
        ...toMovedDraft({ ...form, confirmation_code: '' }, { isForeign: false, choosesAccount: false }),
        credit_id: sent.credit_id,
      }
    : toMovedDraft(form, { isForeign: form.currency !== sent.booksIn, choosesAccount: sent.choosesAccount })),
  ...{ client_id: form.client_id as ClientId, currency: form.currency, received_on: form.received_on },
  apply: toPartDrafts(sent.parts),
  ...(sent.receipt && { send_receipt: true }),
});

/** What a refusal says of the parts that were sent, by their keys; `''` is what it says of all of them. */
export const toPartIssues = ({ issues }: ApiError, sent: readonly Part[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    issues.flatMap(({ path, message }) => {
      const [group, at] = path.split('.');
      if (group !== 'apply') return [];
      return [[sent[Number(at ?? -1)]?.key ?? '', message]];
    }),
  );
