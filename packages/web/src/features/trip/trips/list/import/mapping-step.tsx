import { Box, Button, HStack, NativeSelect, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import {
  IMPORT_FIELD_KEYS,
  IMPORT_FIELDS,
  type ImportField,
  type ImportMapping,
} from '@wayline/core/areas/trip/trips/lifecycle/import-columns';
import { countOf } from '@wayline/core/base/plural';
import { useId } from 'react';
import type { CsvFile } from './read-csv';

type Props = {
  file: CsvFile;
  mapping: ImportMapping;
  /** The mapping was kept from an earlier file of this kind. */
  known: boolean;
  onMapping: (mapping: ImportMapping) => void;
  onBack: () => void;
  onNext: () => void;
};

const NONE = '';

/** Which column of the file is what: guessed by its headings, or as it was for the last such file. */
export const MappingStep = ({ file, mapping, known, onMapping, onBack, onNext }: Props) => {
  const id = useId();
  const choose = (field: ImportField, value: string) => {
    const { [field]: _before, ...others } = mapping;
    onMapping(value === NONE ? others : { ...others, [field]: Number(value) });
  };
  const [example] = file.rows;
  const columns = file.headers.map((header, at) => ({ at, name: header || `Column ${at + 1}` }));
  return (
    <Stack gap="4">
      <Text color="fg.muted">
        {file.name}: {countOf(file.rows.length, 'row')}.{' '}
        {known ? 'Columns are matched the same way as your last file.' : 'Check what each column is.'}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        {IMPORT_FIELD_KEYS.map((field) => {
          const at = mapping[field];
          return (
            <Box key={field}>
              <Text id={`${id}-${field}`} fontWeight="500">
                {IMPORT_FIELDS[field].label}
                {field === 'trip_name' && ' *'}
              </Text>
              <NativeSelect.Root size="sm">
                <NativeSelect.Field
                  aria-labelledby={`${id}-${field}`}
                  value={at ?? NONE}
                  onChange={(e) => choose(field, e.target.value)}
                >
                  <option value={NONE}>Not in this file</option>
                  {columns.map((column) => (
                    <option key={column.at} value={column.at}>
                      {column.name}
                    </option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
              <Text color="fg.muted" textStyle="small" truncate>
                {at === undefined ? ' ' : `For example: ${example?.cells[at] || 'nothing'}`}
              </Text>
            </Box>
          );
        })}
      </SimpleGrid>
      <HStack justify="flex-end">
        <Button variant="ghost" onClick={onBack}>
          Choose another file
        </Button>
        <Button disabled={mapping.trip_name === undefined} onClick={onNext}>
          Check rows
        </Button>
      </HStack>
    </Stack>
  );
};
