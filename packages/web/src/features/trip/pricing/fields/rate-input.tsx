import type { ReactNode } from 'react';
import { Field } from '../../../../ui/field';
import { TypedInput } from '../../../../ui/fields/typed-input';
import { useRead } from '../../../../ui/fields/use-read';
import { readRate } from './typed-rate';

type Props = {
  label: string;
  hint?: ReactNode;
  /** What is wrong with the rate as it is kept, such as that there is none. */
  error?: string | undefined;
  value: string;
  onChange: (rate: string) => void;
};

/** An exchange rate as a decimal text, without a form of its own; emptied it is the empty text. */
export const RateInput = ({ label, hint, error: kept, value, onChange }: Props) => {
  const read = (typed: string) => (typed.trim() === '' ? { value: '' } : readRate(typed));
  const { input, error } = useRead({ shown: value, read, onChange });
  return (
    <Field label={label} hint={hint} error={error ?? kept}>
      <TypedInput {...input} inputMode="decimal" autoComplete="off" />
    </Field>
  );
};
