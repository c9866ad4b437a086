import { Button, HStack, NativeSelect, Text } from '@chakra-ui/react';
import { isDayField } from '@wayline/core/areas/data-transfer/fields/client-fields';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { ErrorNote } from '../../../ui/error-note';
import type { DataImport } from '../import-queries';
import { useImportStep } from '../use-import-step';
import { ColumnTable } from './column-table';
import { mappingFault } from './mapping-fault';

const SHOWN = 60;

type Props = {
  of: DataImport;
  /** Columns that are about to be recognized again can't be checked. */
  isLeaving: boolean;
  onChecked: () => void;
};

/** Which column of the file is what: as for the last file with these headings, or as their names say. */
export const ColumnChoice = ({ of, isLeaving, onChecked }: Props) => {
  const [mapping, setMapping] = useState<readonly string[]>(of.mapping);
  const [dayFirst, setDayFirst] = useState(of.day_first);
  const [shown, setShown] = useState(SHOWN);
  const { mutate, isPending } = useImportStep(() =>
    call(
      'crm.imports.check',
      { id: of.id, version: of.version, mapping: [...mapping], day_first: dayFirst },
      { onMissing: 'stay' },
    ),
  );
  const choose = (column: number, path: string) =>
    setMapping((before) => before.map((one, at) => (at === column ? path : one)));
  const fault = mappingFault(mapping);
  const recognized = mapping.filter(Boolean).length;
  return (
    <>
      <Text color="fg.muted" maxW="640px">
        {of.is_known ? 'Columns are matched the same way as your last file with these headings. ' : ''}
        {recognized} of {countOf(mapping.length, 'column')} will be imported. Check what each one is; columns set to
        “Leave out” stay in your file.
      </Text>
      <ColumnTable of={of} mapping={mapping} columns={Math.min(shown, mapping.length)} onChoose={choose} />
      {shown < mapping.length && (
        <Button variant="outline" alignSelf="start" onClick={() => setShown(mapping.length)}>
          Show all {countOf(mapping.length, 'column')}
        </Button>
      )}
      {mapping.some(isDayField) && (
        <HStack gap="3" wrap="wrap">
          <Text id="day-order">Dates like 4/5/1984 mean</Text>
          <NativeSelect.Root size="sm" width="auto">
            <NativeSelect.Field
              aria-labelledby="day-order"
              value={dayFirst ? 'day' : 'month'}
              onChange={(event) => setDayFirst(event.target.value === 'day')}
            >
              <option value="month">April 5 (month first)</option>
              <option value="day">May 4 (day first)</option>
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </HStack>
      )}
      {fault && <ErrorNote message={fault} />}
      <HStack>
        <Button
          loading={isPending}
          disabled={Boolean(fault) || isLeaving}
          onClick={() => mutate(undefined, { onSuccess: onChecked })}
        >
          Check rows
        </Button>
        <Text color="fg.muted">Nothing is saved yet.</Text>
      </HStack>
    </>
  );
};
