import { Field } from '../../../../ui/field';
import { TypedInput } from '../../../../ui/fields/typed-input';
import { typedPercentage } from './typed-percentage';

type Props = { label: string; value: string; onChange: (percentage: string) => void };

/** A percentage as a decimal text, without a form of its own; what is none leaves it as it was, emptied it is 0. */
export const PercentInput = ({ label, value, onChange }: Props) => (
  <Field label={label}>
    <TypedInput
      shown={value}
      inputMode="decimal"
      autoComplete="off"
      textAlign="end"
      textStyle="figures"
      onFocus={(e) => e.target.select()}
      onCommit={(typed) => onChange(typed.trim() === '' ? '0' : (typedPercentage(typed) ?? value))}
      end="%"
    />
  </Field>
);
