import { Stack } from '@chakra-ui/react';
import { call } from '../../../lib/api';
import type { DataImport } from '../import-queries';
import { useImportStep } from '../use-import-step';
import { ColumnChoice } from './column-choice';
import { HeadingRow } from './heading-row';

/** How the file is read: in which row its headings are, and which column is what. With other headings the columns are other ones. */
export const MappingStep = ({ of, onChecked }: { of: DataImport; onChecked: () => void }) => {
  const { mutate, isPending, variables } = useImportStep((heading_row: number) =>
    call('crm.imports.check', { id: of.id, version: of.version, heading_row }, { onMissing: 'stay' }),
  );
  const at = isPending ? variables : of.heading_row;
  return (
    <Stack gap="4">
      <HeadingRow rows={of.first_rows} at={at} onChoose={(heading_row) => !isPending && mutate(heading_row)} />
      <ColumnChoice key={of.heading_row} of={of} isLeaving={isPending} onChecked={onChecked} />
    </Stack>
  );
};
