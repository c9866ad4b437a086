import { Box, Checkbox, Flex, HStack, IconButton, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useId, useState } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { MoneyField } from '../../../ui/fields/money-field';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { PartProblem } from '../form-part';
import { LINE_KIND_WORDS } from '../invoice-words';
import { TOUCH } from '../touch-target';
import { type InvoiceForm, isBlankLine } from './invoice-form';

const ACTING_AS = [
  { value: 'agent', label: 'Agent for the supplier' },
  { value: 'principal', label: 'In your own name' },
];
const PAID_TO = [
  { value: 'agency', label: 'Your agency' },
  { value: 'supplier', label: 'The supplier' },
];

type RowProps = { form: UseFormReturn<InvoiceForm>; at: number };

const TaxTicks = ({ form: { control }, at }: RowProps) => {
  const taxes = useWatch({ control, name: 'taxes' });
  const { field } = useController({ control, name: `lines.${at}.tax_ids` });
  if (taxes.length === 0) return null;
  return (
    <HStack as="fieldset" gap="4" wrap="wrap">
      <Text as="legend" fontWeight="500" mb="1">
        Taxes
      </Text>
      {taxes.map(({ id, code, name }, i) => (
        <Checkbox.Root
          key={id}
          checked={field.value.includes(id)}
          onCheckedChange={({ checked }) =>
            field.onChange(checked ? [...field.value, id] : field.value.filter((one) => one !== id))
          }
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{name || code || `Tax ${i + 1}`}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </HStack>
  );
};

/** What most lines leave as it is. */
const MoreOfLine = ({ form, at }: RowProps) => {
  const { control } = form;
  const [currency, kind] = useWatch({ control, name: ['currency', `lines.${at}.kind`] });
  const isBought = kind === 'booking' || kind === 'package';
  return (
    <Stack gap="3" pt="2">
      <TextField control={control} name={`lines.${at}.detail`} label="Details" lines={2} maxLength={2000} />
      <SimpleGrid columns={{ base: 1, sm: isBought ? 3 : 1 }} gap="3">
        <MoneyField
          control={control}
          name={`lines.${at}.discount`}
          label="Discount"
          currency={currency}
          rules={{ validate: (off) => !(off && (off as { minor: number }).minor < 0) || 'Enter 0 or more.' }}
        />
        {isBought && (
          <>
            <SelectField control={control} name={`lines.${at}.acting_as`} label="Sold as" options={ACTING_AS} />
            <SelectField control={control} name={`lines.${at}.paid_to`} label="Client pays" options={PAID_TO} />
          </>
        )}
      </SimpleGrid>
      <TaxTicks form={form} at={at} />
    </Stack>
  );
};

type Props = RowProps & { amount: number; onRemove: () => void };

/** A line: what it is for, how many, and what each costs. */
export const LineRow = ({ form, at, amount, onRemove }: Props) => {
  const { control, formState, getValues } = form;
  const name = `lines.${at}` as const;
  const [currency, kind, title, priced, typed] = useWatch({
    control,
    name: ['currency', `${name}.kind`, `${name}.title`, `${name}.priced`, `${name}.unit_price`],
  });
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
  const wrong: { message?: string; detail?: unknown; discount?: unknown } | undefined = formState.errors.lines?.[at];
  const shown = isOpen || Boolean(wrong?.detail ?? wrong?.discount);
  const called = title || `line ${at + 1}`;
  const isBlank = () => {
    const line = getValues(name);
    return line !== undefined && isBlankLine(line);
  };
  return (
    <Box
      as="li"
      borderWidth="1px"
      borderRadius="l2"
      borderColor={wrong?.message ? 'border.error' : undefined}
      p="3"
      data-line={at}
    >
      <Flex gap="3" wrap={{ base: 'wrap', md: 'nowrap' }} align="start">
        <Box flex={{ base: '1 1 100%', md: '1 1 0' }} minW="0">
          <TextField
            control={control}
            name={`${name}.title`}
            label={kind === 'other' ? 'Item' : LINE_KIND_WORDS[kind]}
            maxLength={255}
            rules={{ validate: (text) => String(text ?? '').trim() !== '' || isBlank() || 'Please fill this in.' }}
          />
        </Box>
        <Box width={{ base: '60px', md: '72px' }}>
          <NumberField control={control} name={`${name}.quantity`} label="Qty" min={1} max={10_000} />
        </Box>
        <Box width={{ base: '122px', md: '150px' }}>
          <MoneyField
            control={control}
            name={`${name}.unit_price`}
            label="Price"
            currency={currency}
            rules={{
              validate: (price) => {
                if (!price) return isBlank() || 'Enter a price.';
                return (price as { minor: number }).minor >= 0 || 'Enter 0 or more. A discount has its own field.';
              },
            }}
          />
        </Box>
        <Stack gap="1" width={{ base: '92px', md: '100px' }} align="end" ms="auto">
          <Text fontWeight="500">Amount</Text>
          <Text textStyle="figures" py="2">
            {formatMoney({ minor: amount, currency })}
          </Text>
        </Stack>
        <HStack gap="1" ms={{ base: 'auto', md: '0' }} mt={{ base: '0', md: '7' }}>
          <IconButton
            size="xs"
            {...TOUCH}
            variant="ghost"
            aria-label={`More about ${called}`}
            title="More"
            aria-expanded={shown}
            aria-controls={moreId}
            onClick={() => setOpen(!shown)}
          >
            {shown ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
          </IconButton>
          <IconButton aria-label={`Remove ${called}`} size="xs" {...TOUCH} variant="ghost" onClick={onRemove}>
            <X size={16} aria-hidden />
          </IconButton>
        </HStack>
      </Flex>
      <PartProblem>{wrong?.message}</PartProblem>
      {priced && !typed && (
        <Text textStyle="small" color="fg.muted">
          Costs {formatMoney(priced)} in the trip. Enter its price in {currency}.
        </Text>
      )}
      <Box id={moreId} hidden={!shown}>
        {shown && <MoreOfLine form={form} at={at} />}
      </Box>
    </Box>
  );
};
