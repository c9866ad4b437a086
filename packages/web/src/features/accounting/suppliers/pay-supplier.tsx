import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { defaultCurrency } from '@wayline/core/access/session-user';
import { isOnBank } from '@wayline/core/areas/accounting/suppliers/supplier-payment';
import { formatMoney } from '@wayline/core/base/money-text';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { useSignedInUser } from '../../../lib/session';
import { todayHere } from '../../../lib/today';
import { DateField } from '../../../ui/fields/date-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { TickField } from '../../../ui/fields/tick-field';
import { onceUnder } from '../../../ui/record/use-bulk';
import { FormPart, PartProblem } from '../form-part';
import { invoiceQuery } from '../invoice-queries';
import { MoneySheet } from '../payment/money-sheet';
import { useBankAccounts } from '../payment/moved-fields';
import { RateField } from '../rate-field';
import { type PayForm, type PayItem, startParts, startPay, toKind, toMoved, toPayDraft } from './pay-form';
import { PayPartRow } from './pay-part-row';
import { PAID_METHODS } from './supplier-words';

const TITLES = {
  company_to_supplier: { title: 'Record a payment to', done: 'Payment recorded', on: 'Paid', moved: 'You pay' },
  supplier_to_company: {
    title: 'Record money back from',
    done: 'Refund recorded',
    on: 'Received',
    moved: 'You get back',
  },
  client_to_supplier: {
    title: 'Record what the client paid',
    done: 'Payment recorded',
    on: 'Paid',
    moved: 'The client paid',
  },
} as const;

type Issues = Readonly<Record<string, string>>;
const toIssues = (issues: readonly { path: string; message: string }[]): Issues =>
  Object.fromEntries(issues.map(({ path, message }) => [path, message]));

/** Those who are to pay suppliers for an invoice, where all of these are on one. */
const usePayers = (items: readonly PayItem[], isAsked: boolean) => {
  const [id, ...others] = [...new Set(items.map(({ invoice_id }) => invoice_id))];
  const enabled = isAsked && id !== undefined && others.length === 0;
  const { data } = useQuery({ ...invoiceQuery(id as NonNullable<typeof id>), enabled });
  return data?.invoice.shares.filter(({ at_supplier, paid_at_supplier = 0 }) => at_supplier > paid_at_supplier) ?? [];
};

type Props = { items: readonly PayItem[]; onClose: () => void };

/** Money that a supplier got, or gave back: when and how it moved, and how much of it is for which booking. */
export const PaySupplier = ({ items, onClose }: Props) => {
  const booksIn = defaultCurrency(useSignedInUser());
  // The same payment is recorded once, however often it is sent.
  const [once] = useState(() => onceUnder(crypto.randomUUID()));
  const kind = toKind(items);
  const words = TITLES[kind];
  const currency = items[0]?.currency ?? booksIn;
  const form = useForm<PayForm>({ defaultValues: startPay(kind) });
  const { control, formState } = form;
  const [method, keeps] = useWatch({ control, name: ['transaction_type', 'keeps'] });
  const [parts, setParts] = useState(() => startParts(items));
  const [isTyped, setTyped] = useState(false);
  const [issues, setIssues] = useState<Issues>({});
  const banks = useBankAccounts();
  const byClient = kind === 'client_to_supplier';
  const payers = usePayers(items, byClient);
  const sent = items.flatMap((_, i) => ((parts[i]?.amount ?? 0) > 0 ? [i] : []));
  const moved = toMoved(parts, keeps);
  const supplier = items[0]?.supplier_name ?? '';
  const send = async (values: PayForm) => {
    setIssues({});
    try {
      const draft = toPayDraft(values, { kind, items, parts, currency, booksIn, choosesAccount: banks.length > 0 });
      return await call('book.supplier-payments.create', draft, once);
    } catch (thrown) {
      setIssues(toIssues(asApiError(thrown).issues));
      throw thrown;
    }
  };
  const issueOf = (i: number, field: string) => issues[`parts.${sent.indexOf(i)}.${field}`];
  return (
    <MoneySheet
      form={form}
      title={`${words.title} ${supplier}`}
      submit={kind === 'supplier_to_company' ? 'Record refund' : 'Record payment'}
      done={words.done}
      send={send}
      isDisabled={sent.length === 0}
      unsaved={formState.isDirty || isTyped}
      onClose={onClose}
    >
      <Text color="fg.muted">
        {byClient
          ? 'Wayline notes that the client has paid the supplier. No money of yours moves.'
          : 'Wayline records it and doesn’t send money: pay it the way you choose here.'}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <DateField control={control} name="paid_on" label={words.on} max={todayHere()} required />
        <SelectField control={control} name="transaction_type" label="Method" options={PAID_METHODS} />
        {byClient && payers.length > 1 && (
          <SelectField
            control={control}
            name="payer_id"
            label="Paid by"
            options={[
              { value: '', label: 'Choose who paid' },
              ...payers.map(({ payer_id, name }) => ({ value: payer_id, label: name })),
            ]}
          />
        )}
        {!byClient && isOnBank(method) && banks.length > 0 && (
          <SelectField
            control={control}
            name="account"
            label="Bank account"
            options={banks.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
          />
        )}
        {!byClient && currency !== booksIn && (
          <RateField
            control={control}
            name="rate"
            code={currency}
            booksIn={booksIn}
            hint="Leave blank to use the rate of the day."
          />
        )}
        <TextField
          control={control}
          name="confirmation_code"
          label="Reference"
          hint="e.g. the number of the transfer."
          maxLength={100}
        />
      </SimpleGrid>
      <TextField control={control} name="remark" label="Note" lines={2} maxLength={1000} />
      <FormPart title="What it’s for">
        {kind === 'company_to_supplier' && (
          <TickField control={control} name="keeps" label="We keep our commission and pay the rest" />
        )}
        <Stack as="ul" listStyleType="none" gap="0" borderWidth="1px" borderRadius="l2" divideY="1px">
          {items.map((item, i) => (
            <PayPartRow
              key={item.booking_id}
              item={item}
              part={parts[i] ?? { amount: 0, kept: 0 }}
              currency={currency}
              keeps={keeps}
              issues={{ amount: issueOf(i, 'amount'), kept: issueOf(i, 'commission_kept') }}
              onType={(part) => {
                setTyped(true);
                setParts((before) => before.with(i, part));
              }}
            />
          ))}
        </Stack>
        <PartProblem>{issues.parts}</PartProblem>
        <Text role="status" fontWeight="600">
          {`${words.moved} ${formatMoney({ minor: moved, currency })}`}
        </Text>
      </FormPart>
    </MoneySheet>
  );
};
