import { NativeSelect } from '@chakra-ui/react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field';
import { type Bound, useBound } from './bound-field';

export type Option = { value: string; label: string };
type Props<T extends FieldValues> = Bound<T> & {
  options: readonly (Option | string)[];
  /** Adds a first choice that leaves the field empty. */
  emptyLabel?: string;
};

/** A choice from a short list; the platform's own select, so that it is right on every phone. */
export const SelectField = <T extends FieldValues>({ options, emptyLabel, ...props }: Props<T>) => {
  const bound = useBound<T, string>(props);
  return (
    <Field {...bound.texts}>
      <NativeSelect.Root>
        <NativeSelect.Field
          ref={bound.ref}
          name={bound.name}
          value={bound.value ?? ''}
          onBlur={bound.blur}
          onChange={(e) => bound.change(e.target.value === '' ? undefined : e.target.value)}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => {
            const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {label}
              </option>
            );
          })}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field>
  );
};
