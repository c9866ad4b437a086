import { SimpleGrid, Text } from '@chakra-ui/react';
import { defaultCurrency } from '@wayline/core/access/session-user';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { decimalText, toMoney } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../../lib/api';
import { useSignedInUser } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import { DateField } from '../../../ui/fields/date-field';
import { MoneyField } from '../../../ui/fields/money-field';
import { TextField } from '../../../ui/fields/text-field';
import { onceUnder } from '../../../ui/record/use-bulk';
import { CurrencyField } from '../currency-field';
import { MoneySheet } from '../payment/money-sheet';
import { RateField } from '../rate-field';
import type { CreditDraft } from './credit-queries';

type GrantForm = {
  amount: Money | undefined;
  currency: string;
  rate: string;
  reason: string;
  expires_on: string | undefined;
  remark: string;
};
type Props = { client: ClientId; onClose: () => void };

/** Credit for a client out of the agency's goodwill: how much, why, and until when. Source: V12. */
export const GiveCredit = ({ client, onClose }: Props) => {
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  const booksIn = defaultCurrency(useSignedInUser());
  const form = useForm<GrantForm>({
    defaultValues: {
      ...{ amount: undefined, currency: booksIn, rate: '', reason: '', expires_on: undefined, remark: '' },
    },
  });
  const { control, formState, getValues, setValue } = form;
  const currency = useWatch({ control, name: 'currency' });
  const send = ({ amount, rate, reason, expires_on, remark }: GrantForm) => {
    const draft: CreditDraft = {
      ...{ client_id: client, currency, amount: amount?.minor ?? 0, reason: reason.trim(), expires_on },
      ...(currency !== booksIn && rate.trim() && { rate: rate.trim() }),
      remark: remark.trim() || undefined,
    };
    return call('book.client-credits.grant', draft, once);
  };
  return (
    <MoneySheet
      form={form}
      title="Give credit"
      submit="Give credit"
      done="Credit given"
      send={send}
      unsaved={formState.isDirty}
      keepAs={`credit-${client}`}
      onClose={onClose}
    >
      <Text color="fg.muted">They can pay invoices with it. It’s a cost of the agency, and no money moves.</Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <MoneyField
          control={control}
          name="amount"
          label="Amount"
          currency={currency}
          rules={{ validate: (given) => ((given as Money | undefined)?.minor ?? 0) > 0 || 'Enter an amount.' }}
        />
        <CurrencyField
          control={control}
          name="currency"
          onCurrency={() => {
            const typed = getValues('amount');
            if (typed) setValue('amount', toMoney(decimalText(typed), getValues('currency')), { shouldDirty: true });
          }}
        />
        {currency !== booksIn && (
          <RateField
            control={control}
            name="rate"
            code={currency}
            booksIn={booksIn}
            hint="Leave blank to use the rate of the day."
          />
        )}
        <DateField
          control={control}
          name="expires_on"
          label="Expires after"
          min={todayHere()}
          hint="Leave blank and it never expires."
        />
      </SimpleGrid>
      <TextField
        control={control}
        name="reason"
        label="Reason"
        hint="e.g. the transfer that came late."
        maxLength={200}
        required
      />
      <TextField control={control} name="remark" label="Note" lines={2} maxLength={1000} />
    </MoneySheet>
  );
};
