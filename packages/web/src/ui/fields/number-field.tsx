import type { FieldValues } from 'react-hook-form';
import { Field } from '../field';
import { type Bound, useBound } from './bound-field';
import { NumberInput } from './number-input';

type Props<T extends FieldValues> = Bound<T> & { min?: number; max?: number };

/** A whole number of a form. Source: R-SHELL-203..209. */
export const NumberField = <T extends FieldValues>({ min, max, ...props }: Props<T>) => {
  const bound = useBound<T, number>(props);
  return (
    <Field {...bound.texts}>
      <NumberInput
        ref={bound.ref}
        name={bound.name}
        value={bound.value}
        min={min}
        max={max}
        onChange={bound.change}
        onLeave={bound.blur}
      />
    </Field>
  );
};
