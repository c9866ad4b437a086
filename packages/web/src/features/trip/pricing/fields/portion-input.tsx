import { Box, HStack, NativeSelect } from '@chakra-ui/react';
import type { Portion } from '@wayline/core/areas/trip/pricing/price-parts';
import { decimalText, parseMoney } from '@wayline/core/base/money-text';
import { useState } from 'react';
import { Field } from '../../../../ui/field';
import { TypedInput } from '../../../../ui/fields/typed-input';
import { typedPercentage } from './typed-percentage';

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
  const read = (typed: string, as: Portion['mode']): Portion | undefined => {
    if (typed.trim() === '') return undefined;
    if (as === 'amount') return { mode: 'amount', amount: Math.abs(parseMoney(typed, currency).minor) };
    const percentage = typedPercentage(typed);
    return percentage === undefined ? value : { mode: 'percentage', percentage };
  };
  const choose = (next: Portion['mode']) => {
    setChosen(next);
    onChange(read(shown, next) ?? undefined);
  };
  return (
    <HStack gap="1" align="flex-end">
      <Box flex="1" minW="0">
        <Field label={label}>
          <TypedInput
            shown={shown}
            inputMode="decimal"
            autoComplete="off"
            textAlign="end"
            textStyle="figures"
            onFocus={(e) => e.target.select()}
            onCommit={(typed) => onChange(read(typed, mode))}
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
