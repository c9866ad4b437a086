import { Input } from '@chakra-ui/react';
import { integerOnBlur, integerOnFocus, numberOnBlur } from '@wayline/core/kernel/text-inputs';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field';
import { type Bound, useBound } from './bound-field';

type Props<T extends FieldValues> = Bound<T> & { min?: number; max?: number };

/** A whole number; a 0 makes room when the field is entered, and an emptied field is what it was. Source: R-SHELL-203..209. */
export const NumberField = <T extends FieldValues>({ min, max, ...props }: Props<T>) => {
  const bound = useBound<T, number>(props);
  const [typed, setTyped] = useState<string>();
  const before = bound.value === undefined ? '' : String(bound.value);
  const leave = () => {
    const text = integerOnBlur(numberOnBlur(typed ?? before), before);
    const number = text === '' ? undefined : Math.min(Math.max(Number(text), min ?? 0), max ?? Number.MAX_SAFE_INTEGER);
    setTyped(undefined);
    if (number !== bound.value) bound.change(number);
    bound.blur();
  };
  return (
    <Field {...bound.texts}>
      <Input
        ref={bound.ref}
        name={bound.name}
        inputMode="numeric"
        autoComplete="off"
        textStyle="figures"
        value={typed ?? before}
        onFocus={() => setTyped(integerOnFocus(before))}
        onChange={(e) => setTyped(e.target.value)}
        onBlur={leave}
      />
    </Field>
  );
};
