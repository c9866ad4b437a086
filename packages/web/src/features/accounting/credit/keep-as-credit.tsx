import { SimpleGrid, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { todayHere } from '../../../lib/today';
import { DateField } from '../../../ui/fields/date-field';
import { MoneyField } from '../../../ui/fields/money-field';
import { TextField } from '../../../ui/fields/text-field';
import { onceUnder } from '../../../ui/record/use-bulk';
import { MoneySheet } from '../payment/money-sheet';
import { validateUnapplied } from '../payment/validate-unapplied';
import type { Payment } from '../payment-queries';

type ConversionForm = { amount: Money | undefined; expires_on: string | undefined; remark: string };
type Props = { payment: Payment; onClose: () => void };

/** What isn't applied of a payment, to be kept as credit of its client: all of it, unless less is said. Source: V12. */
export const KeepAsCredit = ({ payment, onClose }: Props) => {
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  const { id, version, currency, client, unapplied_amount: most } = payment;
  const form = useForm<ConversionForm>({
    defaultValues: { amount: { minor: most, currency }, expires_on: undefined, remark: '' },
  });
  const { control, formState } = form;
  const send = ({ amount, expires_on, remark }: ConversionForm) => {
    const draft = { amount: amount?.minor ?? 0, expires_on, remark: remark.trim() || undefined };
    return call('book.client-credits.convert', { ...draft, id, version }, once);
  };
  const validate = validateUnapplied(payment, 'Enter what is kept as credit.');
  return (
    <MoneySheet
      form={form}
      title="Keep as credit"
      submit="Keep as credit"
      done="Kept as credit"
      send={send}
      unsaved={formState.isDirty}
      onClose={onClose}
    >
      <Text color="fg.muted">
        {`${client.name} can pay later invoices with it. Up to ${formatMoney({ minor: most, currency })} of this payment isn’t applied.`}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <MoneyField control={control} name="amount" label="Amount" currency={currency} rules={{ validate }} />
        <DateField
          control={control}
          name="expires_on"
          label="Expires after"
          min={todayHere()}
          hint="Leave blank and it never expires."
        />
      </SimpleGrid>
      <TextField control={control} name="remark" label="Note" lines={2} maxLength={1000} />
    </MoneySheet>
  );
};
