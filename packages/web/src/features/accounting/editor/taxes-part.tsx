import { Button, HStack, IconButton, SimpleGrid, Stack } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { MoneyField } from '../../../ui/fields/money-field';
import { PercentField } from '../../../ui/fields/percent-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { TickField } from '../../../ui/fields/tick-field';
import { CurrencyField } from '../currency-field';
import { FormPart, PartProblem } from '../form-part';
import { TOUCH } from '../touch-target';
import { blankTax, type InvoiceForm, toBilledId } from './invoice-form';
import { RateFields } from './rate-fields';

const MOST_TAXES = 10;
const TAX_CODE = /^[A-Za-z0-9._-]{1,20}$/;
const DISCOUNTS = [
  { value: 'none', label: 'None' },
  { value: 'amount', label: 'Amount' },
  { value: 'percentage', label: 'Percent' },
];

type Props = { form: UseFormReturn<InvoiceForm>; booksIn: string; onCurrency: (currency: string) => void };

/** The currency, a discount of the whole, and the taxes that lines can bear. A new tax is on the agency's own lines; bookings have theirs in the price. */
export const TaxesPart = ({ form, booksIn, onCurrency }: Props) => {
  const { control, getValues, setValue, formState } = form;
  const wrong: { message?: string } | undefined = formState.errors.taxes;
  const { fields, append, remove } = useFieldArray({ control, name: 'taxes', keyName: 'key' });
  const [mode, currency] = useWatch({ control, name: ['discount.mode', 'currency'] });
  const add = () => {
    const tax = blankTax();
    append(tax, { shouldFocus: true });
    for (const [i, line] of getValues('lines').entries())
      if (!toBilledId(line)) setValue(`lines.${i}.tax_ids`, [...line.tax_ids, tax.id], { shouldDirty: true });
  };
  return (
    <FormPart
      title="Currency, discount and taxes"
      actions={
        fields.length < MOST_TAXES && (
          <Button size="xs" {...TOUCH} variant="outline" onClick={add}>
            <Plus size={14} aria-hidden /> Add tax
          </Button>
        )
      }
    >
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
        <CurrencyField control={control} name="currency" onCurrency={() => onCurrency(getValues('currency'))} />
        <SelectField control={control} name="discount.mode" label="Discount" options={DISCOUNTS} />
        {mode === 'amount' && (
          <MoneyField
            control={control}
            name="discount.amount"
            label="Discount amount"
            currency={currency}
            rules={{ validate: (off) => !(off && (off as { minor: number }).minor < 0) || 'Enter 0 or more.' }}
          />
        )}
        {mode === 'percentage' && (
          <PercentField control={control} name="discount.percentage" label="Discount percent" />
        )}
      </SimpleGrid>
      <RateFields form={form} booksIn={booksIn} />
      {fields.length > 0 && (
        <Stack as="ul" listStyleType="none" gap="2">
          {fields.map((field, i) => (
            <HStack as="li" key={field.key} gap="2" align="start" wrap={{ base: 'wrap', sm: 'nowrap' }}>
              <Stack flex="2" minW={{ base: 'full', sm: '0' }}>
                <TextField control={control} name={`taxes.${i}.name`} label="Tax" required maxLength={255} />
              </Stack>
              <Stack flex="1" minW="100px">
                <TextField
                  control={control}
                  name={`taxes.${i}.code`}
                  label="Code"
                  required
                  maxLength={20}
                  rules={{
                    validate: (code) =>
                      TAX_CODE.test(String(code).trim()) || 'Use letters, digits, dots and hyphens only.',
                  }}
                />
              </Stack>
              <Stack flex="1" minW="90px">
                <PercentField control={control} name={`taxes.${i}.rate`} label="Rate" required />
              </Stack>
              <IconButton
                aria-label={`Remove tax ${i + 1}`}
                size="sm"
                {...TOUCH}
                mt="6"
                variant="ghost"
                onClick={() => remove(i)}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </HStack>
          ))}
        </Stack>
      )}
      <PartProblem>{wrong?.message}</PartProblem>
      {fields.length > 0 && <TickField control={control} name="prices_include_tax" label="Prices include tax" />}
    </FormPart>
  );
};
