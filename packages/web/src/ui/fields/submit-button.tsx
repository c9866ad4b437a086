import { Button } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Props<T extends FieldValues> = Omit<ComponentProps<typeof Button>, 'form'> & { form: UseFormReturn<T> };

/** Sends the form it stands in and is busy meanwhile. */
export const SubmitButton = <T extends FieldValues>({ form, ...button }: Props<T>) => (
  <Button {...button} type="submit" loading={form.formState.isSubmitting} />
);
