import { Button, HStack } from '@chakra-ui/react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SubmitButton } from '../../../ui/fields/submit-button';

export type StepProps = { onDone: () => Promise<unknown>; onSkip: () => void };

/** On to the next step, with what was typed or without. */
export const StepButtons = <T extends FieldValues>({
  form,
  onSkip,
}: {
  form: UseFormReturn<T>;
  onSkip: () => void;
}) => (
  <HStack gap="3" wrap="wrap">
    <SubmitButton form={form}>Save and continue</SubmitButton>
    <Button variant="ghost" onClick={onSkip}>
      Skip
    </Button>
  </HStack>
);
