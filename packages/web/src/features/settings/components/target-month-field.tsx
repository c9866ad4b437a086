import type { TargetMonth } from '@wayline/core/areas/settings/sections/sales-target';
import { decimalText, parseMoney } from '@wayline/core/base/money-text';
import { monthName } from '../../../lib/day-words';
import { Field } from '../../../ui/field';
import { TypedInput } from '../../../ui/fields/typed-input';

const MONTHS_A_YEAR = 12;
export const MONTH_NAMES = Array.from({ length: MONTHS_A_YEAR }, (_, month) =>
  monthName(`2000-${String(month + 1).padStart(2, '0')}-01`),
);

type Props = { label: string; month: TargetMonth; onChange: (month: TargetMonth) => void };

/** What is to be sold in a month; less than nothing is nothing. */
export const TargetMonthField = ({ label, month, onChange }: Props) => (
  <Field label={label}>
    <TypedInput
      shown={decimalText(month)}
      inputMode="decimal"
      autoComplete="off"
      textAlign="end"
      textStyle="figures"
      onFocus={(e) => e.target.select()}
      onCommit={(typed) => {
        const { minor, currency } = parseMoney(typed, month.currency);
        onChange({ minor: Math.max(0, minor), currency });
      }}
    />
  </Field>
);
