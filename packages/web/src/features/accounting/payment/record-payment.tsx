import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { defaultCurrency } from '@wayline/core/access/session-user';
import { fullName } from '@wayline/core/base/full-name';
import { decimalText, formatMoney, toMoney } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';
import { useState } from 'react';
import { type Control, useController, useForm, useWatch } from 'react-hook-form';
import { call } from '../../../lib/api';
import { useSignedInUser } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import { DateField } from '../../../ui/fields/date-field';
import { MoneyField } from '../../../ui/fields/money-field';
import { TextField } from '../../../ui/fields/text-field';
import { onceUnder } from '../../../ui/record/use-bulk';
import { ClientPicker } from '../../clients/public';
import type { ClientCredit } from '../credit/credit-queries';
import { useSpendable } from '../credit/use-spendable';
import { CurrencyField } from '../currency-field';
import { PartProblem } from '../form-part';
import { useKnownClient } from '../use-known-client';
import { ApplyPart } from './apply-part';
import { MoneySheet } from './money-sheet';
import { MovedFields, useBankAccounts } from './moved-fields';
import { type PaymentForm, type PaymentPreset, startPayment, toPaymentDraft } from './payment-form';
import { ReceiptTick } from './receipt-tick';
import { useMayRecord } from './use-may-record';
import { usePayable } from './use-payable';
import { useReceiptChoice } from './use-receipt-choice';

const PayerField = ({ control }: { control: Control<PaymentForm> }) => {
  const chosen = useController({ control, name: 'client' });
  const { field, fieldState } = useController({
    control,
    name: 'client_id',
    rules: { required: 'Choose who paid.' },
  });
  const client = useKnownClient(chosen.field.value);
  return (
    <Stack gap="1">
      <ClientPicker
        label="Paid by"
        picked={client}
        onPick={(picked) => {
          chosen.field.onChange(picked);
          field.onChange(picked?.id);
        }}
      />
      <PartProblem>{fieldState.error?.message}</PartProblem>
    </Stack>
  );
};

const describeMost = ({ left_amount: minor, currency }: ClientCredit): string =>
  `Only ${formatMoney({ minor, currency })} of this credit is left. Enter up to that much.`;

type Props = { preset: PaymentPreset; onClose: () => void };

/** A payment to record: who paid how much, when and how, and which invoices it is for. */
export const RecordPayment = ({ preset, onClose }: Props) => {
  const booksIn = defaultCurrency(useSignedInUser());
  // The same payment is recorded once, however often it is sent.
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  const form = useForm<PaymentForm>({ defaultValues: startPayment({ currency: booksIn, ...preset }) });
  const { control, getValues, setValue, formState } = form;
  const [client, amount, currency, method, credit_id] = useWatch({
    ...{ control, name: ['client', 'amount', 'currency', 'transaction_type', 'credit_id'] },
  });
  const credits = useSpendable(client?.id, currency);
  const chosen = credits.find(({ id }) => id === credit_id) ?? credits[0];
  const credit = method === 'credit_point' ? chosen : undefined;
  const banks = useBankAccounts();
  const { mayKeep } = useMayRecord();
  const receipt = useReceiptChoice(client);
  const payable = usePayable({
    ...{ client: client?.id, currency, amount: amount?.minor ?? 0, first: preset.invoice, mustApplyAll: !mayKeep },
  });
  const send = (values: PaymentForm) =>
    payable.send((parts) =>
      call(
        'book.payments.create',
        toPaymentDraft(values, {
          ...{ booksIn, parts, choosesAccount: banks.length > 0, credit_id: credit?.id },
          receipt: receipt.isSent && parts.length > 0,
        }),
        once,
      ),
    );
  const validate = (paid: unknown) => {
    const { minor = 0 } = (paid as Money | undefined) ?? {};
    if (minor <= 0) return 'Enter what was paid.';
    return !credit || minor <= credit.left_amount || describeMost(credit);
  };
  /** No more is asked of credit than there is. */
  const fitCredit = () => {
    const { left_amount: left = 0 } = chosen ?? {};
    if (getValues('transaction_type') === 'credit_point' && left > 0 && (amount?.minor ?? 0) > left)
      setValue('amount', { minor: left, currency }, { shouldDirty: true });
  };
  return (
    <MoneySheet
      form={form}
      title="Record a payment"
      submit="Record payment"
      done="Payment recorded"
      send={send}
      isReady={payable.isReady && !(method === 'credit_point' && !credit)}
      unsaved={formState.isDirty || payable.isTyped}
      keepAs={`payment-${preset.invoice ?? 'new'}`}
      onClose={onClose}
    >
      <PayerField control={control} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <MoneyField control={control} name="amount" label="Amount" currency={currency} rules={{ validate }} />
        <CurrencyField
          control={control}
          name="currency"
          onCurrency={() => {
            const typed = getValues('amount');
            if (typed) setValue('amount', toMoney(decimalText(typed), getValues('currency')), { shouldDirty: true });
          }}
        />
        <DateField control={control} name="received_on" label="Received" max={todayHere()} required />
        <MovedFields banks={banks} currency={currency} booksIn={booksIn} credits={credits} onMethod={fitCredit} />
      </SimpleGrid>
      <TextField control={control} name="remark" label="Note" lines={2} maxLength={1000} />
      {client ? (
        <ApplyPart
          payable={payable}
          currency={currency}
          name={fullName(client)}
          isFirst={payable.parts[0]?.invoice_id === preset.invoice}
        />
      ) : (
        <Text color="fg.muted">Choose who paid to apply this to their open invoices.</Text>
      )}
      {client && payable.parts.some((part) => part.amount > 0) && (
        <ReceiptTick name={fullName(client)} choice={receipt} />
      )}
    </MoneySheet>
  );
};
