import type { ReactNode } from 'react';
import { Field } from '../../../../ui/field';
import { NumberInput } from '../../../../ui/fields/number-input';

type Props = {
  label: ReactNode;
  value: number | undefined;
  onChange: (count: number | undefined) => void;
};
const MOST = 9999;

/** A whole number from 0, without a form of its own. Source: R-SHELL-203..209. */
export const CountInput = ({ label, ...count }: Props) => (
  <Field label={label}>
    <NumberInput {...count} max={MOST} />
  </Field>
);
