import { Box } from '@chakra-ui/react';
import { decimalText, parseMoney } from '@wayline/core/base/money-text';
import type { ReactNode } from 'react';
import { Field } from '../../../../ui/field';
import { TypedInput } from '../../../../ui/fields/typed-input';

type Props = {
  label: ReactNode;
  /** Minor units; undefined while nothing is entered. */
  value: number | undefined;
  currency: string;
  readOnly?: boolean;
  onChange: (minor: number | undefined) => void;
};

/** An amount in minor units, without a form of its own; emptied it is undefined. Source: R-SHELL-205, R-SHELL-206. */
export const AmountInput = ({ label, value, currency, readOnly, onChange }: Props) => (
  <Field label={label}>
    <TypedInput
      shown={value === undefined ? '' : decimalText({ minor: value, currency })}
      inputMode="decimal"
      readOnly={readOnly}
      autoComplete="off"
      textAlign="end"
      textStyle="figures"
      onFocus={(e) => e.target.select()}
      onCommit={(typed) => onChange(typed.trim() === '' ? undefined : Math.abs(parseMoney(typed, currency).minor))}
      start={
        <Box textStyle="small" color="fg.muted">
          {currency}
        </Box>
      }
    />
  </Field>
);
