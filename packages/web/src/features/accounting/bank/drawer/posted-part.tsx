import { useQuery } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import { accountsQuery } from '../../../ledger/public';
import type { BankRow } from '../bank-queries';
import type { DecideForm } from './decide-form';

type Props = { row: BankRow; control: Control<DecideForm> };

/** The account of the books that a fee or a transfer is on: one that has no list of open items, and needs nothing but a bank. */
export const PostedPart = ({ row, control }: Props) => {
  const { data } = useQuery(accountsQuery);
  const accounts = (data?.accounts ?? []).filter(
    ({ code, control: list, memo, needs }) =>
      !list && !memo && code !== row.account && needs.every((needed) => needed === 'bank'),
  );
  return (
    <>
      <SelectField
        control={control}
        name="account"
        label="Account"
        hint="Bank fees for what your bank charges, or your other bank account for a transfer."
        emptyLabel="Choose an account"
        options={accounts.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
        rules={{ validate: (account) => Boolean(account) || 'Choose an account.' }}
      />
      <TextField control={control} name="memo" label="Note" maxLength={200} />
    </>
  );
};
