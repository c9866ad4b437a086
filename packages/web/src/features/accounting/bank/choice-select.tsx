import { NativeSelect } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Field } from '../../../ui/field';

type Props = {
  label: ReactNode;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A choice from a short list that is part of no form. */
export const ChoiceSelect = ({ label, value, options, onChange }: Props) => (
  <Field label={label}>
    <NativeSelect.Root>
      <NativeSelect.Field value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field>
);
