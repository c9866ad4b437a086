import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { type ImportMapping, toImportValues } from '@wayline/core/areas/trip/trips/lifecycle/import-columns';
import { findImportDayOrder, readImportRow } from '@wayline/core/areas/trip/trips/lifecycle/import-row';
import { countOf } from '@wayline/core/base/plural';
import { useMemo } from 'react';
import { usePermission } from '../../../../../lib/use-permission';
import type { CsvFile } from './read-csv';
import { RowIssues } from './row-issues';

type Props = { file: CsvFile; mapping: ImportMapping; onBack: () => void; onImport: () => void };

/** A dry run: every row read as the server will read it, and nothing written. */
export const CheckStep = ({ file, mapping, onBack, onImport }: Props) => {
  const may_cancel = usePermission('Cancel Trips');
  const { issues, dayFirst } = useMemo(() => {
    const rows = file.rows.map(({ row, cells }) => ({ row, values: toImportValues(cells, mapping) }));
    const day_first = findImportDayOrder(rows.map(({ values }) => values));
    return {
      dayFirst: day_first,
      issues: rows.flatMap(({ row, values }) => {
        const read = readImportRow(values, { may_cancel, day_first });
        const why = 'issues' in read ? read.issues.map(({ message }) => message).join(' ') : undefined;
        return why === undefined ? [] : [{ row, name: values.trip_name ?? '', why }];
      }),
    };
  }, [file, mapping, may_cancel]);
  const good = file.rows.length - issues.length;
  return (
    <Stack gap="4">
      <Text>
        {countOf(good, 'row')} ready to import.{' '}
        {issues.length > 0 && `${countOf(issues.length, 'row')} can't be imported and will be left out:`}
      </Text>
      {dayFirst && <Text color="fg.muted">Dates in this file have the day first, e.g. 25/12/2027.</Text>}
      {issues.length > 0 && <RowIssues issues={issues} />}
      <HStack justify="flex-end">
        <Button variant="ghost" onClick={onBack}>
          Change columns
        </Button>
        <Button disabled={good === 0} onClick={onImport}>
          Import {countOf(good, 'trip')}
        </Button>
      </HStack>
    </Stack>
  );
};
