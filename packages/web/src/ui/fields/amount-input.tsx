import { Box } from '@chakra-ui/react';
import { decimalText } from '@wayline/core/base/money-text';
import type { ReactNode } from 'react';
import { Field } from '../field';
import { readTypedAmount } from './read-typed-amount';
import { TypedInput } from './typed-input';
import { useRead } from './use-read';

type Props = {
  label: ReactNode;
  /** Minor units; undefined while nothing is entered. */
  value: number | undefined;
  currency: string;
  readOnly?: boolean;
  /** What is wrong with the amount as it is. */
  error?: string | undefined;
  onChange: (minor: number | undefined) => void;
};

/** An amount in minor units, without a form of its own; emptied it is undefined, and none below 0. Source: R-SHELL-205, R-SHELL-206. */
export const AmountInput = ({ label, value, currency, readOnly, error: kept, onChange }: Props) => {
  const { input, error } = useRead<number | undefined>({
    shown: value === undefined ? '' : decimalText({ minor: value, currency }),
    read: (typed) => (typed.trim() === '' ? { value: undefined } : readTypedAmount(typed, currency)),
    onChange,
  });
  return (
    <Field label={label} error={error ?? kept}>
      <TypedInput
        {...input}
        inputMode="decimal"
        readOnly={readOnly}
        autoComplete="off"
        textAlign="end"
        textStyle="figures"
        onFocus={(e) => e.target.select()}
        start={
          <Box textStyle="small" color="fg.muted">
            {currency}
          </Box>
        }
      />
    </Field>
  );
};
