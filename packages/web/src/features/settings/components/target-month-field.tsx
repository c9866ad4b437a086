import { decimalText, parseMoney } from '@wayline/core/kernel/money-text';
import type { TargetMonth } from '@wayline/core/settings/sections/sales-target';
import { Field } from '../../../ui/field';
import { TypedInput } from '../../../ui/fields/typed-input';

const MONTHS_A_YEAR = 12;
const SOME_YEAR = 2000;
export const MONTH_NAMES = Array.from({ length: MONTHS_A_YEAR }, (_, month) =>
  new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(SOME_YEAR, month))),
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
