import { Box, Button, Flex, IconButton, SimpleGrid, Text } from '@chakra-ui/react';
import { MAX_DEPOSITS } from '@wayline/core/areas/trip/trips/people/trip-fields';
import type { Money } from '@wayline/core/base/values';
import { Plus, X } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { DateField } from '../../../../ui/fields/date-field';
import { MoneyField } from '../../../../ui/fields/money-field';
import { TextField } from '../../../../ui/fields/text-field';
import type { PaymentForm } from './payment-form';

type Props = { form: UseFormReturn<PaymentForm>; currency: string };

const above = (typed: unknown) => ((typed as Money | undefined)?.minor ?? 0) > 0 || 'Please enter an amount.';

/** What is paid before the final payment, one row for each. */
export const DepositFields = ({ form, currency }: Props) => {
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'deposits' });
  return (
    <Flex as="fieldset" direction="column" gap="3">
      <Text as="legend" fontWeight="600" mb="2">
        Deposits
      </Text>
      {fields.length === 0 && <Text color="fg.muted">None. Add one if something is due before the final payment.</Text>}
      {fields.map((field, i) => (
        <SimpleGrid key={field.id} role="group" aria-label={`Deposit ${i + 1}`} columns={{ base: 1, sm: 2 }} gap="3">
          <DateField control={control} name={`deposits.${i}.due_date`} label="Due" required />
          <MoneyField
            control={control}
            name={`deposits.${i}.amount`}
            label="Amount"
            currency={currency}
            rules={{ validate: above }}
          />
          <Flex gap="2" align="end" gridColumn="1 / -1">
            <Box flex="1">
              <TextField control={control} name={`deposits.${i}.note`} label="Note" maxLength={255} />
            </Box>
            <IconButton aria-label={`Remove deposit ${i + 1}`} size="sm" variant="ghost" onClick={() => remove(i)}>
              <X size={16} aria-hidden />
            </IconButton>
          </Flex>
        </SimpleGrid>
      ))}
      {fields.length < MAX_DEPOSITS && (
        <Button size="xs" variant="outline" alignSelf="start" onClick={() => append({ note: '' })}>
          <Plus size={14} aria-hidden /> Add deposit
        </Button>
      )}
    </Flex>
  );
};
