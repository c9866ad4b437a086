import { Box } from '@chakra-ui/react';
import { decimalText, describeAmountProblem, readAmount } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field';
import type { Bound } from './bound-field';
import { TypedInput } from './typed-input';
import { useTyped } from './use-typed';

type Props<T extends FieldValues> = Bound<T> & { currency: string };

/** An amount; the form keeps `{ minor, currency }` in whole minor units. Empty or without a digit is 0; what could be two amounts is asked about. Source: R-SHELL-205, R-SHELL-206. */
export const MoneyField = <T extends FieldValues>({ currency, ...props }: Props<T>) => {
  const parse = (typed: string): Money | undefined => {
    const reading = readAmount(typed, currency);
    return reading.kind === 'clear' ? reading.value : undefined;
  };
  const describeProblem = (typed: string) => describeAmountProblem(typed, readAmount(typed, currency)) ?? '';
  const bound = useTyped({ props, parse, describeProblem });
  const shown = bound.wrong ?? (bound.value ? decimalText(bound.value) : '');
  return (
    <Field {...bound.texts}>
      <TypedInput
        ref={bound.ref}
        name={bound.name}
        shown={shown}
        inputMode="decimal"
        autoComplete="off"
        textAlign="end"
        textStyle="figures"
        onFocus={(e) => e.target.select()}
        onCommit={bound.commit}
        onLeave={bound.blur}
        start={
          <Box textStyle="small" color="fg.muted">
            {bound.value?.currency ?? currency}
          </Box>
        }
      />
    </Field>
  );
};
