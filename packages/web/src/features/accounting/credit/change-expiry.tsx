import { Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { sum } from '@wayline/core/base/sum';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { todayHere } from '../../../lib/today';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { onceUnder } from '../../../ui/record/use-bulk';
import { MoneySheet } from '../payment/money-sheet';
import type { ClientCredit } from './credit-queries';

type ExpiryForm = { expires_on: string | undefined; remark: string };
type Props = { credit: ClientCredit; onClose: () => void };

/** What changing the expiry of a credit does, once it has expired. */
const describeChange = ({ state, currency, expired }: ClientCredit): string => {
  const minor = sum(expired.map(({ amount }) => amount));
  if (state !== 'expired' || minor === 0) return 'It can be spent up to and including this day.';
  return `With a later day, ${formatMoney({ minor, currency })} that expired can be spent again.`;
};

/** The last day on which a credit can be spent, and what is noted of it. */
export const ChangeExpiry = ({ credit, onClose }: Props) => {
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  const { id, version } = credit;
  const form = useForm<ExpiryForm>({
    defaultValues: { expires_on: credit.expires_on, remark: credit.remark ?? '' },
  });
  const { control, formState } = form;
  const send = ({ expires_on, remark }: ExpiryForm) =>
    call('book.client-credits.update', { id, version, expires_on: expires_on ?? null, remark: remark.trim() }, once);
  return (
    <MoneySheet
      form={form}
      title="Change expiry"
      submit="Save"
      done="Credit changed"
      send={send}
      unsaved={formState.isDirty}
      onClose={onClose}
    >
      <Text color="fg.muted">{describeChange(credit)}</Text>
      <DateField
        control={control}
        name="expires_on"
        label="Expires after"
        min={todayHere()}
        hint="Leave blank and it never expires."
      />
      <TextField control={control} name="remark" label="Note" lines={2} maxLength={1000} />
    </MoneySheet>
  );
};
