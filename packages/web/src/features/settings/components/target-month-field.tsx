import type { TargetMonth } from '@wayline/core/areas/settings/sections/sales-target';
import { decimalText } from '@wayline/core/base/money-text';
import { monthName } from '../../../lib/day-words';
import { Field } from '../../../ui/field';
import { readTypedAmount } from '../../../ui/fields/read-typed-amount';
import { TypedInput } from '../../../ui/fields/typed-input';
import { useRead } from '../../../ui/fields/use-read';

const MONTHS_A_YEAR = 12;
export const MONTH_NAMES = Array.from({ length: MONTHS_A_YEAR }, (_, month) =>
  monthName(`2000-${String(month + 1).padStart(2, '0')}-01`),
);

type Props = { label: string; month: TargetMonth; onChange: (month: TargetMonth) => void };

/** What is to be sold in a month. */
export const TargetMonthField = ({ label, month, onChange }: Props) => {
  const { currency } = month;
  const { input, error } = useRead<number>({
    shown: decimalText(month),
    read: (typed) => readTypedAmount(typed, currency),
    onChange: (minor) => onChange({ minor, currency }),
  });
  return (
    <Field label={label} error={error}>
      <TypedInput
        {...input}
        inputMode="decimal"
        autoComplete="off"
        textAlign="end"
        textStyle="figures"
        onFocus={(e) => e.target.select()}
      />
    </Field>
  );
};
