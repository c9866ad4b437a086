import { SimpleGrid } from '@chakra-ui/react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { RateField } from '../rate-field';
import type { InvoiceForm } from './invoice-form';

/** The rates of an invoice into the currency of the books. */
export const RateFields = ({ form: { control }, booksIn }: { form: UseFormReturn<InvoiceForm>; booksIn: string }) => {
  const [currency, lines, rates] = useWatch({ control, name: ['currency', 'lines', 'rates'] });
  const asked = new Set([currency, ...lines.flatMap(({ priced }) => priced?.currency ?? []), ...Object.keys(rates)]);
  asked.delete(booksIn);
  if (asked.size === 0) return null;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      {[...asked].map((code) => (
        <RateField
          key={code}
          control={control}
          name={`rates.${code}`}
          code={code}
          booksIn={booksIn}
          hint="Leave blank to use the rate of the day it’s issued."
        />
      ))}
    </SimpleGrid>
  );
};
