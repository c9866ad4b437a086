import { Field as ChakraField, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldMark } from './fields/field-marks';

export type FieldTexts = {
  label: ReactNode;
  /** One line below: what it is for, or how to write it. */
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};
type Props = FieldTexts & { error?: string; mark?: FieldMark; children: ReactNode };

/** Seen, but no part of the label's name: readers hear that the control is required. */
const MARK = { content: '" *" / ""', color: 'fg.error' };

/** Label, control, hint and error as one group; the control inside is tied to its texts by ids. */
export const Field = ({ label, hint, error, mark, required, disabled, children }: Props) => (
  <ChakraField.Root
    invalid={Boolean(error)}
    required={required}
    disabled={disabled}
    gap="1"
    borderRadius="l2"
    {...(mark && {
      bg: mark.fresh ? 'bg.success' : 'sea.subtle',
      outline: '4px solid',
      outlineColor: mark.fresh ? 'bg.success' : 'sea.subtle',
    })}
  >
    <Flex gap="2" wrap="wrap" align="baseline" w="full" justify="space-between">
      <ChakraField.Label textStyle="body" fontWeight="500" _after={required ? MARK : undefined}>
        {label}
      </ChakraField.Label>
      {mark && (
        <Text textStyle="small" fontWeight="600" color={mark.fresh ? 'fg.success' : 'sea.fg'} dir="auto" role="status">
          {mark.note}
        </Text>
      )}
    </Flex>
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
