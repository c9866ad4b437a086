import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { LONGEST_WRITE_OFF_REASON } from '@wayline/core/areas/accounting/invoices/write-off';
import { formatMoney } from '@wayline/core/base/money-text';
import { isReason } from '@wayline/core/base/reason';
import { sum } from '@wayline/core/base/sum';
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
import { FigureList } from '../figure-list';
import type { WholeInvoice } from '../invoice-queries';
import { MoneySheet } from '../payment/money-sheet';
import { listOpenShares } from '../payment/open-shares';
import { useRecover } from './use-recover';

type WriteOffForm = { payer_id: string; amount: Money | undefined; reason: string; day: string | undefined };
type Props = { whole: WholeInvoice; onClose: () => void };

/** Gives up what somebody owes on an invoice, with what the books will say and who still owes what then. Source: V11. */
export const WriteOffInvoice = ({ whole, onClose }: Props) => {
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  const { id, version, currency, issue_date = '', revised_on = '', formatted_invoice_number } = whole.invoice;
  const [owing] = useState(() => listOpenShares(whole));
  const [first] = owing;
  // The agency’s day may be ahead of that of its reader.
  const earliest = issue_date > revised_on ? issue_date : revised_on;
  const today = [todayHere(), earliest].reduce((a, b) => (b > a ? b : a));
  const form = useForm<WriteOffForm>({
    defaultValues: {
      ...{ payer_id: first?.payer_id ?? '', amount: { minor: first?.owed ?? 0, currency }, reason: '', day: today },
    },
  });
  const { control, formState, getValues, setValue } = form;
  const { recover } = useRecover(id);
  const [payer_id, amount] = useWatch({ control, name: ['payer_id', 'amount'] });
  const chosen = owing.find((one) => one.payer_id === payer_id);
  const owed = chosen?.owed ?? 0;
  const money = (minor: number) => formatMoney({ minor, currency });
  const validate = (value: unknown) => {
    const minor = (value as Money | undefined)?.minor ?? 0;
    if (minor <= 0) return 'Enter an amount.';
    return minor <= owed || `${chosen?.name ?? 'They'} owes ${money(owed)}. Enter up to that much.`;
  };
  const takeAll = () => {
    const picked = owing.find((one) => one.payer_id === getValues('payer_id'));
    setValue('amount', { minor: picked?.owed ?? 0, currency });
  };
  const given = Math.min(amount?.minor ?? 0, owed);
  return (
    <MoneySheet
      form={form}
      title={`Write off ${formatted_invoice_number}`}
      submit="Write off"
      done="Written off"
      send={(values) =>
        call(
          'book.invoices.write-off',
          {
            ...{ id, version, payer_id: values.payer_id, amount: values.amount?.minor ?? 0 },
            ...{ reason: values.reason.trim(), day: values.day },
          },
          once,
        )
      }
      undo={({ invoice }) => {
        const made = invoice.write_offs.at(-1);
        if (made) recover(made);
      }}
      unsaved={formState.isDirty}
      onClose={onClose}
    >
      <Text color="fg.muted">
        Write off what you won’t collect: it’s no longer asked for, and no one is reminded of it. It isn’t a credit
        note: the invoice stays as it was sent. You can recover it whenever you like.
      </Text>
      {owing.length > 1 && (
        <SelectField
          control={control}
          name="payer_id"
          label="Who won’t pay it"
          options={owing.map((one) => ({ value: one.payer_id, label: `${one.name} owes ${money(one.owed)}` }))}
          rules={{ onChange: takeAll }}
        />
      )}
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <MoneyField control={control} name="amount" label="Amount" currency={currency} rules={{ validate }} />
        <DateField control={control} name="day" label="Date" min={earliest} max={today} required />
      </SimpleGrid>
      <TextField
        control={control}
        name="reason"
        label="Reason"
        hint="For your colleagues and your accountant. Your client doesn’t see it."
        lines={2}
        maxLength={LONGEST_WRITE_OFF_REASON}
        required
        rules={{ validate: (reason) => isReason(String(reason)) || 'Please say why.' }}
      />
      {given > 0 && (
        <Stack
          gap="3"
          borderWidth="1px"
          borderRadius="l2"
          bg="bg.subtle"
          p="4"
          role="status"
          aria-label="What this does"
        >
          <FigureList
            label="Write-off"
            currency={currency}
            rows={[
              { label: 'Written off', minor: given, strong: true },
              { label: `${chosen?.name ?? 'They'} owes then`, minor: owed - given },
              ...(owing.length > 1
                ? [{ label: 'Due on the invoice then', minor: sum(owing.map((one) => one.owed)) - given }]
                : []),
            ]}
          />
          <Text color="fg.muted">
            {`In the books, ${money(given)} moves from Client receivable (1100) to Bad debts (5220).`}
          </Text>
        </Stack>
      )}
    </MoneySheet>
  );
};
