import { Box } from '@chakra-ui/react';
import { decimalText, parseMoney } from '@wayline/core/base/money-text';
import type { Money } from '@wayline/core/base/values';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field';
import { type Bound, useBound } from './bound-field';
import { TypedInput } from './typed-input';

type Props<T extends FieldValues> = Bound<T> & { currency: string };

/** An amount; the form keeps `{ minor, currency }` in whole minor units. Empty or not a number is 0. Source: R-SHELL-205, R-SHELL-206. */
export const MoneyField = <T extends FieldValues>({ currency, ...props }: Props<T>) => {
  const bound = useBound<T, Money>(props);
  const shown = bound.value ? decimalText(bound.value) : '';
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
        onCommit={(typed) => bound.change(parseMoney(typed, currency))}
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
