import { integerOnBlur } from '@wayline/core/kernel/text-inputs';
import type { ReactNode } from 'react';
import { Field } from '../../../ui/field';
import { TypedInput } from '../../../ui/fields/typed-input';

type Props = {
  label: ReactNode;
  value: number | undefined;
  onChange: (count: number | undefined) => void;
};
const MOST = 9999;

/** A whole number from 0, without a form of its own; emptied it is what it was. Source: R-SHELL-203..209. */
export const CountInput = ({ label, value, onChange }: Props) => {
  const shown = value === undefined ? '' : String(value);
  return (
    <Field label={label}>
      <TypedInput
        shown={shown}
        inputMode="numeric"
        autoComplete="off"
        textStyle="figures"
        onFocus={(e) => e.target.select()}
        onCommit={(typed) => onChange(Math.min(MOST, Number(integerOnBlur(typed.replace(/\D/g, ''), shown || '0'))))}
      />
    </Field>
  );
};
