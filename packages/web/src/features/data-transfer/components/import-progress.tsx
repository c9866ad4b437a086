import { Box, Progress, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import { formatCount } from '../../../lib/format-count';
import type { DataImport } from '../import-queries';

const WHAT = { checking: 'Checking rows', running: 'Importing', taking_back: 'Undoing the import' } as const;

/** How far an import is. Nobody has to wait for it here. */
export const ImportProgress = ({ of }: { of: DataImport }) => {
  const what = WHAT[of.state as keyof typeof WHAT];
  const rows = of.state === 'checking' ? undefined : of.tally.rows;
  const done = of.state === 'taking_back' ? of.taken_back.rows : of.state === 'running' ? of.done.rows : of.tally.rows;
  return (
    <Box maxW="640px">
      <Progress.Root value={rows ? done : null} max={rows || 1} aria-label={what}>
        <Text role="status" pb="2">
          {what}: {rows ? `${formatCount(done)} of ${countOf(rows, 'row')}` : countOf(done, 'row')}
        </Text>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      <Text color="fg.muted" mt="3">
        You can leave this page. The work goes on, and you find it under past imports.
      </Text>
    </Box>
  );
};
