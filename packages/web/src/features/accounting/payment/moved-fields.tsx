import { useQuery } from '@tanstack/react-query';
import { isBankAccount } from '@wayline/core/areas/accounting/payments/bank-account';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePermission } from '../../../lib/use-permission';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { accountsQuery } from '../../ledger/public';
import { PAYMENT_METHODS } from '../payment-words';
import { RateField } from '../rate-field';
import type { MovedForm } from './moved-form';

/** The bank accounts of the company, for who sees its books; transfers are on the operating bank otherwise. */
export const useBankAccounts = () => {
  const views = usePermission('View Ledger');
  const { data } = useQuery({ ...accountsQuery, enabled: views });
  return data?.accounts.filter(({ code }) => isBankAccount(code)) ?? [];
};

type Props = { banks: ReturnType<typeof useBankAccounts>; currency: string; booksIn: string };

/** How money of a form came or goes: method, bank account of a transfer, rate of another currency, and reference. */
export const MovedFields = ({ banks, currency, booksIn }: Props) => {
  const { control } = useFormContext<MovedForm>();
  const isTransfer = useWatch({ control, name: 'transaction_type' }) === 'bank_transfer';
  return (
    <>
      <SelectField control={control} name="transaction_type" label="Method" options={PAYMENT_METHODS} />
      {isTransfer && banks.length > 0 && (
        <SelectField
          control={control}
          name="account"
          label="Bank account"
          options={banks.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        />
      )}
      {currency !== booksIn && (
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
        hint="e.g. the number of the check."
        maxLength={100}
      />
    </>
  );
};
