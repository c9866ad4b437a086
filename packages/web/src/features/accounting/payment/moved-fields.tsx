import { useQuery } from '@tanstack/react-query';
import { isBankAccount } from '@wayline/core/areas/accounting/payments/bank-account';
import { useFormContext, useWatch } from 'react-hook-form';
import { usePermission } from '../../../lib/use-permission';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { accountsQuery } from '../../ledger/public';
import { CreditField } from '../credit/credit-field';
import type { ClientCredit } from '../credit/credit-queries';
import { MONEY_METHODS, PAYMENT_METHODS } from '../payment-words';
import { RateField } from '../rate-field';
import type { MovedForm } from './moved-form';

/** The bank accounts of the company, for who sees its books; transfers are on the operating bank otherwise. */
export const useBankAccounts = () => {
  const views = usePermission('View Ledger');
  const { data } = useQuery({ ...accountsQuery, enabled: views });
  return data?.accounts.filter(({ code }) => isBankAccount(code)) ?? [];
};

type Props = {
  banks: ReturnType<typeof useBankAccounts>;
  currency: string;
  booksIn: string;
  /** What the client can pay with besides money. */
  credits?: readonly ClientCredit[];
  onMethod?: () => void;
};

/**
 * How money of a form came or goes: method, bank account of a transfer, rate of another currency, and reference. What is paid with credit has
 * the credit instead.
 */
export const MovedFields = ({ banks, currency, booksIn, credits = [], onMethod }: Props) => {
  const { control } = useFormContext<MovedForm>();
  const method = useWatch({ control, name: 'transaction_type' });
  const isTransfer = method === 'bank_transfer';
  const isCredit = method === 'credit_point';
  const methods = (
    <SelectField
      control={control}
      name="transaction_type"
      label="Method"
      options={credits.length > 0 || isCredit ? PAYMENT_METHODS : MONEY_METHODS}
      rules={{ onChange: onMethod }}
    />
  );
  if (isCredit)
    return (
      <>
        {methods}
        <CreditField credits={credits} currency={currency} />
      </>
    );
  return (
    <>
      {methods}
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
