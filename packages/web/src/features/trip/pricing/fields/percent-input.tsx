import { Field } from '../../../../ui/field';
import { readPercentage } from '../../../../ui/fields/read-typed-percentage';
import { TypedInput } from '../../../../ui/fields/typed-input';
import { useRead } from '../../../../ui/fields/use-read';

type Props = { label: string; value: string; onChange: (percentage: string) => void };

/** A percentage as a decimal text, without a form of its own; emptied it is 0. */
export const PercentInput = ({ label, value, onChange }: Props) => {
  const read = (typed: string) => (typed.trim() === '' ? { value: '0' } : readPercentage(typed));
  const { input, error } = useRead({ shown: value, read, onChange });
  return (
    <Field label={label} error={error}>
      <TypedInput
        {...input}
        inputMode="decimal"
        autoComplete="off"
        textAlign="end"
        textStyle="figures"
        onFocus={(e) => e.target.select()}
        end="%"
      />
    </Field>
  );
};
