import { Box, SimpleGrid } from '@chakra-ui/react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ProfileFieldInput } from './profile-field-input';
import type { ProfileField } from './profile-section';

type Props = {
  form: UseFormReturn<FieldValues>;
  fields: readonly ProfileField[];
  /** What the names of the fields begin with, where they stand in a list. */
  within?: string;
  narrow?: boolean;
};

/** The controls of some fields; long texts take the whole width. */
export const FieldInputs = ({ form, fields, within, narrow }: Props) => (
  <SimpleGrid columns={{ base: 1, sm: narrow ? 1 : 2 }} gap="4">
    {fields.map((field) => (
      <Box
        key={field.name}
        minW="0"
        {...(['text', 'emails', 'choices'].includes(field.kind) && { gridColumn: '1 / -1' })}
      >
        <ProfileFieldInput form={form} field={field} {...(within && { name: `${within}.${field.name}` })} />
      </Box>
    ))}
  </SimpleGrid>
);
