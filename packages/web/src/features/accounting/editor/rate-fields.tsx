import { SimpleGrid } from '@chakra-ui/react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/fields/text-field';
import type { InvoiceForm } from './invoice-form';

const RATE = /^\d{1,9}(\.\d{1,12})?$/;

/** Rates into the currency of the books, for what no rate is published for, or where another was agreed. */
export const RateFields = ({ form: { control }, booksIn }: { form: UseFormReturn<InvoiceForm>; booksIn: string }) => {
  const [currency, lines, rates] = useWatch({ control, name: ['currency', 'lines', 'rates'] });
  const asked = new Set([currency, ...lines.flatMap(({ priced }) => priced?.currency ?? []), ...Object.keys(rates)]);
  asked.delete(booksIn);
  if (asked.size === 0) return null;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      {[...asked].map((code) => (
        <TextField
          key={code}
          control={control}
          name={`rates.${code}`}
          label={`${booksIn} for 1 ${code}`}
          hint="Leave blank to use the rate of the day it’s issued."
          inputMode="decimal"
          maxLength={22}
          rules={{
            validate: (rate) =>
              !rate || (RATE.test(String(rate)) && /[1-9]/.test(String(rate))) || 'Enter a rate, e.g. 1.0853.',
          }}
        />
      ))}
    </SimpleGrid>
  );
};
