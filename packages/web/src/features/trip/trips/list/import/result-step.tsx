import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import type { RowOutcome } from '@wayline/core/areas/trip/trips/lifecycle/trip-import';
import { countOf } from '@wayline/core/base/plural';
import { saveFile } from '../../../../../ui/table/save-file';
import { type CsvFile, refusedRows } from './read-csv';
import { RowIssues } from './row-issues';

type Props = {
  file: CsvFile;
  nameAt: number | undefined;
  outcomes: readonly RowOutcome[];
  onUndo: () => void;
  onClose: () => void;
};

/** What became of each row, with the way back. */
export const ResultStep = ({ file, nameAt, outcomes, onUndo, onClose }: Props) => {
  const names = new Map(file.rows.map(({ row, cells }) => [row, cells[nameAt ?? -1] ?? '']));
  const issues = outcomes.flatMap(({ row, trip_id, issues = [] }) =>
    trip_id ? [] : [{ row, name: names.get(row) ?? '', why: issues.join(' ') }],
  );
  const created = outcomes.length - issues.length;
  const codes = outcomes.flatMap(({ code }) => code ?? []);
  const download = () => {
    const reasons = new Map(issues.map(({ row, why }) => [row, why]));
    saveFile(refusedRows(file, reasons), `skipped rows from ${file.name}`);
  };
  return (
    <Stack gap="4">
      <Text role="status">
        {countOf(created, 'trip')} imported
        {codes.length > 0 && ` as ${codes[0]}${codes.length > 1 ? ` to ${codes.at(-1)}` : ''}`}.{' '}
        {issues.length > 0 && `${countOf(issues.length, 'row')} left out:`}
      </Text>
      {issues.length > 0 && <RowIssues issues={issues} />}
      <HStack justify="flex-end" wrap="wrap">
        {issues.length > 0 && (
          <Button variant="outline" onClick={download}>
            Download skipped rows
          </Button>
        )}
        {created > 0 && (
          <Button variant="outline" onClick={onUndo}>
            Undo this import
          </Button>
        )}
        <Button onClick={onClose}>Done</Button>
      </HStack>
    </Stack>
  );
};
