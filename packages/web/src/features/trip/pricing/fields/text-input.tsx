import { Input } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Field } from '../../../../ui/field';

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  value: string | undefined;
  maxLength?: number;
  placeholder?: string;
  /** The id of what it suggests. */
  list?: string;
  onChange: (text: string) => void;
};

/** One line of text, without a form of its own. */
export const TextInput = ({ label, hint, error, value, onChange, ...input }: Props) => (
  <Field label={label} hint={hint} error={error}>
    <Input {...input} autoComplete="off" value={value ?? ''} onChange={(e) => onChange(e.target.value)} />
  </Field>
);
