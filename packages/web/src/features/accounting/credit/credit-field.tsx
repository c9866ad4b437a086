import { Text } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import { SelectField } from '../../../ui/fields/select-field';
import type { MovedForm } from '../payment/moved-form';
import type { ClientCredit } from './credit-queries';
import { describeSpendable } from './credit-words';

type Props = { credits: readonly ClientCredit[]; currency: string };

/** Which credit of the client a payment is made with, each with what is left of it; the first one is preset. */
export const CreditField = ({ credits, currency }: Props) => {
  const { control } = useFormContext<MovedForm>();
  if (credits.length === 0)
    return <Text color="fg.error">{`This client has no credit in ${currency}. Choose another method.`}</Text>;
  return (
    <SelectField
      control={control}
      name="credit_id"
      label="Credit"
      options={credits.map((credit) => ({ value: credit.id, label: describeSpendable(credit) }))}
    />
  );
};
