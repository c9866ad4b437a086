import { SimpleGrid, Text } from '@chakra-ui/react';
import { OPERATING_BANK } from '@wayline/core/areas/accounting/payments/bank-account';
import { toFeeLeft, toFree } from '@wayline/core/areas/accounting/payments/payment';
import { formatMoney } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../../lib/api';
import { todayHere } from '../../../lib/today';
import { DateField } from '../../../ui/fields/date-field';
import { MoneyField } from '../../../ui/fields/money-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { onceUnder } from '../../../ui/record/use-bulk';
import type { Payment } from '../payment-queries';
import { MoneySheet } from './money-sheet';
import { MovedFields, useBankAccounts } from './moved-fields';
import { type MovedForm, toMovedDraft } from './moved-form';
import { validateUnapplied } from './validate-unapplied';

/** Money goes back in every way but as credit. */
type RefundForm = MovedForm & {
  transaction_type: Exclude<MovedForm['transaction_type'], 'credit_point'>;
  refunded_on: string | undefined;
  fee: Money | undefined;
  /** Whether Stripe sends it, or somebody pays it out themselves. */
  through: 'stripe' | 'self';
};
const THROUGH = [
  { value: 'stripe', label: 'Back through Stripe' },
  { value: 'self', label: 'Another way, which you pay out yourself' },
];
type Props = { payment: Payment; onClose: () => void };

/** Money of a payment that goes back to its client, at most what isn’t applied: the way it came, unless another is chosen. Source: R-ACC-051. */
export const RefundPayment = ({ payment, onClose }: Props) => {
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  const { id, version, currency, books, client, online_id } = payment;
  const [most, feeLeft] = [toFree(payment), toFeeLeft(payment).amount];
  const form = useForm<RefundForm>({
    defaultValues: {
      ...{
        amount: { minor: most, currency },
        fee: { minor: 0, currency },
        refunded_on: todayHere(),
        transaction_type: payment.transaction_type === 'credit_point' ? 'other' : payment.transaction_type,
      },
      ...{ account: payment.account ?? OPERATING_BANK, rate: '', confirmation_code: '', remark: '' },
      credit_id: undefined,
      through: online_id ? 'stripe' : 'self',
    },
  });
  const { control, formState } = form;
  const banks = useBankAccounts();
  const sends = useWatch({ control, name: 'through' }) === 'stripe';
  const send = (values: RefundForm) => {
    const back = { amount: values.amount?.minor ?? 0, fee: values.fee?.minor ?? 0 };
    if (values.through === 'stripe') return call('book.payments.online-refund', { id, version, ...back }, once);
    const draft = toMovedDraft(values, { isForeign: currency !== books, choosesAccount: banks.length > 0 });
    const fee = values.fee?.minor;
    const refund = { ...draft, id, version, refunded_on: values.refunded_on, ...(fee && { fee }) };
    return call('book.payments.refund', refund, once);
  };
  const validate = validateUnapplied(payment, 'Enter what went back.');
  return (
    <MoneySheet
      form={form}
      title="Refund this payment"
      submit={sends ? 'Send refund' : 'Record refund'}
      done={sends ? 'Refund sent' : 'Refund recorded'}
      send={send}
      unsaved={formState.isDirty}
      onClose={onClose}
    >
      <Text color="fg.muted">
        {sends
          ? `Up to ${formatMoney({ minor: most, currency })} can go back to ${client.name}. Stripe sends it the way it was paid, which takes 5 to 10 days. Stripe doesn’t return what it kept.`
          : `Up to ${formatMoney({ minor: most, currency })} can go back to ${client.name}. Wayline records it and doesn’t send money: pay it out yourself, the way you choose here.${online_id ? ' What you refund in Stripe itself comes in without you.' : ''}`}
      </Text>
      {online_id && <SelectField control={control} name="through" label="Send it" options={THROUGH} />}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <MoneyField control={control} name="amount" label="Amount" currency={currency} rules={{ validate }} />
        {feeLeft > 0 && (
          <MoneyField
            control={control}
            name="fee"
            label="Fee given back"
            currency={currency}
            hint={`Up to ${formatMoney({ minor: feeLeft, currency })} besides.`}
          />
        )}
        {!sends && (
          <>
            <DateField
              control={control}
              name="refunded_on"
              label="Refunded"
              min={payment.received_on}
              max={todayHere()}
              required
            />
            <MovedFields banks={banks} currency={currency} booksIn={books} />
          </>
        )}
      </SimpleGrid>
      {!sends && <TextField control={control} name="remark" label="Note" lines={2} maxLength={1000} />}
    </MoneySheet>
  );
};
