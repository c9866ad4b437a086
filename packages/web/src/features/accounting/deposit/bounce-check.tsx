import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { sum } from '@wayline/core/base/sum';
import type { Money } from '@wayline/core/base/values';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../../lib/api';
import { todayHere } from '../../../lib/today';
import { DateField } from '../../../ui/fields/date-field';
import { MoneyField } from '../../../ui/fields/money-field';
import { onceUnder } from '../../../ui/record/use-bulk';
import { MoneySheet } from '../payment/money-sheet';
import type { Payment } from '../payment-queries';

type BounceForm = { day: string | undefined; fee: Money | undefined };
type Props = { payment: Payment; onClose: () => void };

/** That the bank sent a check back, with all that follows from it. Source: V02. */
export const BounceCheck = ({ payment, onClose }: Props) => {
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  const { id, version, currency, amount, applied, deposit, client } = payment;
  const since = deposit?.deposited_on ?? payment.received_on;
  // The agency’s day may be ahead of that of its reader.
  const today = [todayHere(), since].reduce((a, b) => (b > a ? b : a));
  const form = useForm<BounceForm>({ defaultValues: { day: today, fee: { minor: 0, currency } } });
  const { control, formState } = form;
  const fee = useWatch({ control, name: 'fee' })?.minor ?? 0;
  const money = (minor: number) => formatMoney({ minor, currency });
  const numbers = [...new Set(applied.map(({ invoice_no }) => invoice_no))];
  return (
    <MoneySheet
      form={form}
      title="This check bounced"
      submit="Record as bounced"
      done="Check recorded as bounced"
      send={(values) =>
        call('book.payments.bounce', { id, version, day: values.day, fee: values.fee?.minor ?? 0 }, once)
      }
      unsaved={formState.isDirty}
      onClose={onClose}
    >
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <DateField control={control} name="day" label="Sent back" min={since} max={today} required />
        <MoneyField
          control={control}
          name="fee"
          label="Fee of your bank"
          currency={currency}
          hint="What it took from your account. Leave it at 0 if there’s none."
        />
      </SimpleGrid>
      <Stack
        as="ul"
        gap="1"
        ps="8"
        listStyleType="disc"
        borderWidth="1px"
        borderRadius="l2"
        bg="bg.subtle"
        p="4"
        role="status"
        aria-label="What this does"
      >
        <Text as="li">{`${money(amount)} leaves your bank account again; slip ${deposit?.number} keeps the check as bounced.`}</Text>
        {numbers.length > 0 && (
          <Text as="li">
            {`${money(sum(applied.map((part) => part.amount)))} comes off ${numbers.join(', ')} and is owed again.`}
          </Text>
        )}
        <Text as="li">{`The payment of ${client.name} is deleted: they haven’t paid.`}</Text>
        {fee > 0 && <Text as="li">{`${money(fee)} is a cost of yours, in Bank fees (5230).`}</Text>}
      </Stack>
      <Text color="fg.muted">You can’t undo this. If they pay again, record a new payment.</Text>
    </MoneySheet>
  );
};
