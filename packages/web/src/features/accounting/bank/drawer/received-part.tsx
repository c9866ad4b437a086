import { Stack, Text } from '@chakra-ui/react';
import { fullName } from '@wayline/core/base/full-name';
import { type Control, useController } from 'react-hook-form';
import { ClientPicker } from '../../../clients/public';
import { PartProblem } from '../../form-part';
import { ApplyPart } from '../../payment/apply-part';
import type { Payable } from '../../payment/use-payable';
import { useKnownClient } from '../../use-known-client';
import type { BankRow } from '../bank-queries';
import type { DecideForm } from './decide-form';

type Props = { row: BankRow; control: Control<DecideForm>; payable: Payable };

/** Which client paid, and which of their invoices it is for; what is left stays with them. */
export const ReceivedPart = ({ row, control, payable }: Props) => {
  const { field, fieldState } = useController({
    ...{ control, name: 'client' },
    rules: { required: 'Choose who paid.' },
  });
  const client = useKnownClient(field.value);
  return (
    <>
      <Stack gap="1">
        <ClientPicker label="Paid by" picked={client} onPick={field.onChange} />
        <PartProblem>{fieldState.error?.message}</PartProblem>
      </Stack>
      {client ? (
        <ApplyPart payable={payable} currency={row.currency} name={fullName(client)} isFirst={false} />
      ) : (
        <Text color="fg.muted">Choose who paid to apply this to their open invoices.</Text>
      )}
    </>
  );
};
