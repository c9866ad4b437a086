import { NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Field } from '../../../../ui/field';
import type { Option } from '../../../../ui/fields/select-field';

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  options: readonly (Option | string)[];
  onChange: (value: string) => void;
};

/** A choice from a short list, without a form of its own. */
export const ChoiceInput = ({ label, hint, value, options, onChange }: Props) => (
  <Field label={label} hint={hint}>
    <NativeSelect.Root>
      <NativeSelect.Field value={value} onChange={(e) => onChange(e.target.value)}>
        {options.map((option) => {
          const known = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <option key={known.value} value={known.value}>
              {known.label}
            </option>
          );
        })}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field>
);
