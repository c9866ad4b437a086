import { SimpleGrid, Text } from '@chakra-ui/react';
import { OPERATING_BANK } from '@wayline/core/areas/accounting/payments/bank-account';
import { formatMoney } from '@wayline/core/base/money-text';
import { sum } from '@wayline/core/base/sum';
import type { Money } from '@wayline/core/base/values';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { todayHere } from '../../../lib/today';
import { DateField } from '../../../ui/fields/date-field';
import { MoneyField } from '../../../ui/fields/money-field';
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
};
type Props = { payment: Payment; onClose: () => void };

/** Money of a payment that goes back to its client, at most what isn’t applied: the way it came, unless another is chosen. Source: R-ACC-051. */
export const RefundPayment = ({ payment, onClose }: Props) => {
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  const { id, version, currency, books, client, unapplied_amount: most } = payment;
  const feeLeft = payment.fee - sum(payment.refunds.map(({ fee }) => fee));
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
    },
  });
  const { control, formState } = form;
  const banks = useBankAccounts();
  const send = (values: RefundForm) => {
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
      submit="Record refund"
      done="Refund recorded"
      send={send}
      unsaved={formState.isDirty}
      onClose={onClose}
    >
      <Text color="fg.muted">
        {`Up to ${formatMoney({ minor: most, currency })} can go back to ${client.name}. Wayline records it and doesn’t send money: pay it out yourself, the way you choose here.`}
      </Text>
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
        <DateField
          control={control}
          name="refunded_on"
          label="Refunded"
          min={payment.received_on}
          max={todayHere()}
          required
        />
        <MovedFields banks={banks} currency={currency} booksIn={books} />
      </SimpleGrid>
      <TextField control={control} name="remark" label="Note" lines={2} maxLength={1000} />
    </MoneySheet>
  );
};
