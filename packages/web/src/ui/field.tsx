import { Field as ChakraField } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export type FieldTexts = {
  label: ReactNode;
  /** One line below: what it is for, or how to write it. */
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};
type Props = FieldTexts & { error?: string; children: ReactNode };

/** Seen, but no part of the label's name: readers hear that the control is required. */
const MARK = { content: '" *" / ""', color: 'fg.error' };

/** Label, control, hint and error as one group; the control inside is tied to its texts by ids. */
export const Field = ({ label, hint, error, required, disabled, children }: Props) => (
  <ChakraField.Root invalid={Boolean(error)} required={required} disabled={disabled} gap="1">
    <ChakraField.Label textStyle="body" fontWeight="500" _after={required ? MARK : undefined}>
      {label}
    </ChakraField.Label>
    {children}
    {error ? (
      <ChakraField.ErrorText role="alert" textStyle="small" color="fg.error">
        {error}
      </ChakraField.ErrorText>
    ) : (
      hint && <ChakraField.HelperText textStyle="small">{hint}</ChakraField.HelperText>
    )}
  </ChakraField.Root>
);
