import { SimpleGrid, Text } from '@chakra-ui/react';
import { isReason } from '@wayline/core/base/reason';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { todayHere } from '../../../lib/today';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { onceUnder } from '../../../ui/record/use-bulk';
import { usePayerNames } from '../drawer/use-payer-names';
import type { WholeInvoice } from '../invoice-queries';
import { MoneySheet } from '../payment/money-sheet';
import { CreditOutcome, CreditShares } from './credit-outcome';
import { CreditRows } from './credit-rows';
import { useCredit } from './use-credit';

type CreditForm = { reason: string; day: string | undefined };
type Props = { whole: WholeInvoice; onClose: () => void };

/** Takes back some of an issued invoice, with what follows from it as it is typed. Source: V07. */
export const CreditInvoice = ({ whole, onClose }: Props) => {
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  const { invoice } = whole;
  const { id, version, currency, shares } = invoice;
  const credit = useCredit(whole);
  // The agency’s day may be ahead of that of its reader.
  const today = [todayHere(), credit.earliest ?? ''].reduce((a, b) => (b > a ? b : a));
  const form = useForm<CreditForm>({ defaultValues: { reason: '', day: today } });
  const { control, formState } = form;
  const names = usePayerNames(invoice);
  return (
    <MoneySheet
      form={form}
      title={`Credit ${invoice.formatted_invoice_number}`}
      submit="Make credit note"
      done="Credit note made"
      send={({ reason, day }) =>
        credit.send((draft) => call('book.invoices.credit', { ...draft, id, version, reason, day }, once))
      }
      isReady={credit.isReady}
      isDisabled={!credit.isReady}
      unsaved={formState.isDirty || credit.isTyped}
      onClose={onClose}
    >
      <Text color="fg.muted">
        A credit note takes back some of what you billed. It has a number of its own, the invoice stays as it was sent,
        and your client sees both.
      </Text>
      <CreditRows credit={credit} currency={currency} />
      {shares.length > 1 && credit.worked.total > 0 && <CreditShares credit={credit} invoice={invoice} names={names} />}
      <TextField
        control={control}
        name="reason"
        label="Reason"
        hint="Your client reads it on the credit note."
        lines={2}
        maxLength={500}
        required
        rules={{ validate: (reason) => isReason(String(reason)) || 'Please say why.' }}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <DateField control={control} name="day" label="Date" min={credit.earliest} max={today} required />
      </SimpleGrid>
      <CreditOutcome credit={credit} invoice={invoice} />
    </MoneySheet>
  );
};
