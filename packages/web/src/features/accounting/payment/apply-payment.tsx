import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { onceUnder } from '../../../ui/record/use-bulk';
import type { Payment } from '../payment-queries';
import { ApplyPart } from './apply-part';
import { MoneySheet } from './money-sheet';
import { toPartDrafts } from './payment-form';
import { usePayable } from './use-payable';

type Props = { payment: Payment; onClose: () => void };

/** What is left of a payment, to be applied to open invoices. Where someone else was first, it is sent of what is left by then. */
export const ApplyPayment = ({ payment, onClose }: Props) => {
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  const form = useForm();
  const { id, version, currency, client, unapplied_amount } = payment;
  const payable = usePayable({ client: client.id, currency, amount: unapplied_amount });
  const isNothing = payable.parts.every(({ amount }) => amount === 0);
  return (
    <MoneySheet
      form={form}
      title="Apply this payment"
      submit="Apply payment"
      done="Payment applied"
      send={() =>
        payable.send((parts) => call('book.payments.apply', { id, version, apply: toPartDrafts(parts) }, once))
      }
      isReady={payable.isReady && !isNothing}
      isDisabled={isNothing}
      unsaved={payable.isTyped}
      onClose={onClose}
    >
      <ApplyPart payable={payable} currency={currency} name={client.name} isFirst={false} />
    </MoneySheet>
  );
};
