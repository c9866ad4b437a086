import { Button } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

type Props<T extends FieldValues> = Omit<ComponentProps<typeof Button>, 'form'> & {
  form: UseFormReturn<T>;
  /** The id of the form, for a button that stands outside of it. */
  formId?: string;
};

/** Sends the form it belongs to and is busy meanwhile. */
export const SubmitButton = <T extends FieldValues>({ form, formId, ...button }: Props<T>) => (
  <Button {...button} type="submit" form={formId} loading={form.formState.isSubmitting} />
);
