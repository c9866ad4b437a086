import { Box, HStack, NativeSelect } from '@chakra-ui/react';
import type { Portion } from '@wayline/core/areas/trip/pricing/price-parts';
import { decimalText } from '@wayline/core/base/money-text';
import { useState } from 'react';
import { Field } from '../../../../ui/field';
import { readTypedAmount } from '../../../../ui/fields/read-typed-amount';
import { readPercentage } from '../../../../ui/fields/read-typed-percentage';
import { TypedInput } from '../../../../ui/fields/typed-input';
import { type TypedReading, useRead } from '../../../../ui/fields/use-read';

type Props = {
  label: string;
  value: Portion | undefined;
  currency: string;
  onChange: (portion: Portion | undefined) => void;
};
const shownOf = (portion: Portion | undefined, currency: string) => {
  if (!portion) return '';
  return portion.mode === 'percentage' ? portion.percentage : decimalText({ minor: portion.amount, currency });
};

/** A percentage or an amount, without a form of its own; emptied it is undefined. Source: R-TRIP-084. */
export const PortionInput = ({ label, value, currency, onChange }: Props) => {
  const [chosen, setChosen] = useState<Portion['mode']>('percentage');
  const mode = value?.mode ?? chosen;
  const shown = shownOf(value, currency);
  const read = (typed: string, as: Portion['mode']): TypedReading<Portion | undefined> => {
    if (typed.trim() === '') return { value: undefined };
    if (as === 'amount') {
      const reading = readTypedAmount(typed, currency);
      return 'problem' in reading ? reading : { value: { mode: 'amount', amount: reading.value } };
    }
    const reading = readPercentage(typed);
    return 'problem' in reading ? reading : { value: { mode: 'percentage', percentage: reading.value } };
  };
  const { input, error } = useRead({ shown, read: (typed) => read(typed, mode), onChange });
  const choose = (next: Portion['mode']) => {
    setChosen(next);
    const reading = read(shown, next);
    onChange('value' in reading ? reading.value : undefined);
  };
  return (
    <HStack gap="1" align="flex-end">
      <Box flex="1" minW="0">
        <Field label={label} error={error}>
          <TypedInput
            {...input}
            inputMode="decimal"
            autoComplete="off"
            textAlign="end"
            textStyle="figures"
            onFocus={(e) => e.target.select()}
          />
        </Field>
      </Box>
      <NativeSelect.Root width="76px" flexShrink="0">
        <NativeSelect.Field
          aria-label={`${label}: percentage or amount`}
          value={mode}
          onChange={(e) => choose(e.target.value as Portion['mode'])}
        >
          <option value="percentage">%</option>
          <option value="amount">{currency}</option>
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </HStack>
  );
};
