import { useQueryClient } from '@tanstack/react-query';
import type { PaymentId } from '@wayline/core/areas/accounting/payments/payment-id';
import { formatMessage } from '@wayline/core/base/messages';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { confirm, QUESTIONS, sure } from '../../../ui/confirm-dialog';
import { notifyDeleteError, notifyPaymentError } from '../../../ui/notify-delete-error';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { invalidateAccounting } from '../invoice-queries';
import type { InvoicePayment, Payment } from '../payment-queries';

const STAY = { onMissing: 'stay' } as const;
type Applied = Pick<InvoicePayment, 'id' | 'invoice_id'>;
type Refund = Payment['refunds'][number];

/** What takes a payment or a refund of it back: off an invoice, off it and deleted, or deleted. What is deleted is asked about first. Source: R-ACC-120, R-ACC-121. */
export const usePaymentActions = () => {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const act = async (send: () => Promise<unknown>, done: () => void, failed: (thrown: unknown) => void) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await send();
      done();
    } catch (thrown) {
      failed(thrown);
    } finally {
      setBusy(false);
      await invalidateAccounting(client);
    }
  };
  /** Source: R-ACC-092, R-ACC-130, R-ACC-145..147. */
  const detach = ({ id, invoice_id }: Applied) =>
    act(
      () => call('book.payments.detach', { invoice_payment_mapper_id: id, invoice_id }, STAY),
      () => notify({ kind: 'success', title: formatMessage('payment.detach.success') }),
      notifyPaymentError,
    );
  /** Source: R-ACC-091, R-ACC-128, R-ACC-142, R-ACC-143. */
  const removeApplied = async ({ id }: Applied) => {
    if (!(await confirm(QUESTIONS.deletePayment))) return;
    await act(
      () => call('book.invoice-payments.delete', { id }, STAY),
      () => notify({ kind: 'success', title: formatMessage('booking.delete.success') }),
      (thrown) => {
        // Only this says what to do first.
        if (asApiError(thrown).code === 'payment.is_deposited') return notifyPaymentError(thrown);
        notify({
          kind: 'error',
          title: formatMessage('invoice_payment.delete.error_title'),
          text: formatMessage('delete.error'),
        });
      },
    );
  };
  /** Source: R-ACC-120, R-ACC-121, R-ACC-129, R-ACC-144, R-ACC-146, R-ACC-147. */
  const remove = async (id: PaymentId, onGone: () => void) => {
    if (!(await confirm(QUESTIONS.deletePayment))) return;
    await act(
      () => call('book.payments.delete', { id }, STAY),
      () => {
        notify({ kind: 'success', title: formatMessage('payment.delete.success') });
        onGone();
      },
      notifyPaymentError,
    );
  };
  const removeRefund = async (id: PaymentId, { id: refund_id }: Pick<Refund, 'id'>) => {
    const text = 'It no longer counts, and its amount can be applied again. Delete only what was recorded in error.';
    if (!(await confirm(sure(text, 'Delete refund')))) return;
    await act(
      () => call('book.payments.refund.delete', { id, refund_id }, STAY),
      () => notify({ kind: 'success', title: 'Refund deleted' }),
      notifyDeleteError,
    );
  };
  const sendReceipt = async ({ id, receipt, client: { name } }: Payment) => {
    const again = { title: 'Send the receipt again?', text: `It went to ${receipt?.to}.`, confirm: 'Send receipt' };
    if (receipt && !(await confirm(again))) return;
    await act(
      () => call('book.payments.receipt', { id }, STAY),
      () => notify({ kind: 'success', title: `Receipt sent to ${name}` }),
      notifyError,
    );
  };
  return {
    isBusy,
    sendReceipt: (payment: Payment) => void sendReceipt(payment),
    detach: (applied: Applied) => void detach(applied),
    removeApplied: (applied: Applied) => void removeApplied(applied),
    removeRefund: (id: PaymentId, refund: Pick<Refund, 'id'>) => void removeRefund(id, refund),
    remove: (id: PaymentId, onGone: () => void) => void remove(id, onGone),
  };
};
