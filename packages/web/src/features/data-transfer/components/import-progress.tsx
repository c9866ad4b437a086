import { Box, Progress, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import { formatCount } from '../../../lib/format-count';
import type { DataImport } from '../import-queries';

const WHAT = {
  checking: 'Checking rows',
  running: 'Importing',
  finding: 'Adding new clients to search',
  taking_back: 'Undoing the import',
} as const;

/** How much is done, of how much where that is known, and that in words. */
const progressOf = ({ state, tally, done, found, taken_back }: DataImport) => {
  const ofRows = (n: number) => ({ done: n, all: tally.rows, words: countOf(tally.rows, 'row') });
  if (state === 'finding') return { done: found, all: done.created, words: countOf(done.created, 'client') };
  if (state === 'taking_back') return ofRows(taken_back.rows);
  if (state === 'running') return ofRows(done.rows);
  return { done: tally.rows, all: undefined, words: countOf(tally.rows, 'row') };
};

/** How far an import is. Nobody has to wait for it here. */
export const ImportProgress = ({ of }: { of: DataImport }) => {
  const what = WHAT[of.state as keyof typeof WHAT];
  const { done, all, words } = progressOf(of);
  return (
    <Box maxW="640px">
      <Progress.Root value={all ? done : null} max={all || 1} aria-label={what}>
        <Text role="status" pb="2">
          {what}: {all ? `${formatCount(done)} of ${words}` : words}
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
