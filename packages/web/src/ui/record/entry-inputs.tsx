import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Plus, Trash2 } from 'lucide-react';
import { type FieldValues, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { FieldInputs } from './field-inputs';
import type { EntryList } from './profile-section';

type Props = { form: UseFormReturn<FieldValues>; list: EntryList; narrow?: boolean };

const MOST = 50;

/** The entries of a list, each with its fields: added, changed and removed, and saved with the section. */
export const EntryInputs = ({ form, list: { name, title, one, fields: described }, narrow }: Props) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const blank = Object.fromEntries(described.map((field) => [field.name, '']));
  return (
    <Flex as="fieldset" direction="column" gap="3">
      {title && (
        <Text as="legend" fontWeight="600" mb="2">
          {title}
        </Text>
      )}
      {fields.map((entry, i) => (
        <Flex
          key={entry.id}
          role="group"
          aria-label={`${one} ${i + 1}`}
          gap="2"
          p="3"
          borderWidth="1px"
          borderRadius="l2"
          align="start"
        >
          <Box flex="1" minW="0">
            <FieldInputs form={form} fields={described} within={`${name}.${i}`} narrow={narrow} />
          </Box>
          <IconButton aria-label={`Remove ${one} ${i + 1}`} size="xs" variant="ghost" onClick={() => remove(i)}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </Flex>
      ))}
      {fields.length < MOST && (
        <Button size="xs" variant="outline" alignSelf="start" onClick={() => append(blank)}>
          <Plus size={14} aria-hidden /> {`Add ${one}`}
        </Button>
      )}
    </Flex>
  );
};
