import { Box, NativeSelect, Table, Text } from '@chakra-ui/react';
import { findClientField, OFFERED_CLIENT_FIELDS } from '@wayline/core/areas/data-transfer/fields/client-fields';
import type { DataImport } from '../import-queries';

type Props = {
  of: Pick<DataImport, 'headers' | 'samples'>;
  mapping: readonly string[];
  /** So many of the columns are shown. */
  columns: number;
  onChoose: (column: number, path: string) => void;
};

const MOST_SAMPLES = 3;

/** The fields to choose from; one that is recognized beyond them, such as a fifth address, stands in its own column's choice. */
const FieldOptions = ({ path }: { path: string }) => {
  const isOffered = path === '' || OFFERED_CLIENT_FIELDS.some((field) => field.path === path);
  return (
    <>
      <option value="">Leave out</option>
      {!isOffered && <option value={path}>{findClientField(path)?.label ?? path}</option>}
      {OFFERED_CLIENT_FIELDS.map((field) => (
        <option key={field.path} value={field.path}>
          {field.label}
        </option>
      ))}
    </>
  );
};

/** The columns of a file, each with what is in it and what it becomes. */
export const ColumnTable = ({ of: { headers, samples }, mapping, columns, onChoose }: Props) => (
  <Box borderWidth="1px" borderRadius="l2" overflowX="auto">
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Column in your file</Table.ColumnHeader>
          <Table.ColumnHeader display={{ base: 'none', md: 'table-cell' }}>For example</Table.ColumnHeader>
          <Table.ColumnHeader>Becomes</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {mapping.slice(0, columns).map((path, at) => {
          const name = headers[at] || `Column ${at + 1}`;
          const examples = samples.map((cells) => cells[at]).filter(Boolean);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file keep their places.
            <Table.Row key={at}>
              <Table.Cell dir="auto" maxW={{ base: '150px', md: '220px' }} overflowWrap="anywhere" fontWeight="500">
                {name}
                <Text display={{ md: 'none' }} color="fg.muted" textStyle="small" fontWeight="400" truncate>
                  {examples[0] ?? 'Empty'}
                </Text>
              </Table.Cell>
              <Table.Cell
                display={{ base: 'none', md: 'table-cell' }}
                dir="auto"
                maxW="320px"
                truncate
                color="fg.muted"
              >
                {examples.slice(0, MOST_SAMPLES).join(' · ') || 'Empty'}
              </Table.Cell>
              <Table.Cell minW="180px">
                <NativeSelect.Root size="sm">
                  <NativeSelect.Field
                    aria-label={`${name} becomes`}
                    value={path}
                    onChange={(event) => onChoose(at, event.target.value)}
                  >
                    <FieldOptions path={path} />
                  </NativeSelect.Field>
                  <NativeSelect.Indicator />
                </NativeSelect.Root>
              </Table.Cell>
            </Table.Row>
          );
        })}
      </Table.Body>
    </Table.Root>
  </Box>
);
