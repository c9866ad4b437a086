import { Box, Button } from '@chakra-ui/react';
import { useQueries } from '@tanstack/react-query';
import { notifyError } from '../../../ui/notify-error';
import { BulkReport } from '../../../ui/record/bulk-report';
import { TOUCH } from '../touch-target';
import { type BankRow, suggestionsQuery } from './bank-queries';
import { type Sure, useMatchSure } from './use-match-sure';

/** What is sure of the lines in sight, and whether it is still being asked. */
const useSure = (rows: readonly BankRow[]): { sure: Sure[]; isPending: boolean } => {
  const open = rows.filter(({ state }) => state === 'open');
  const batches = [...new Map(open.map(({ batch }) => [batch.key, batch])).values()];
  const found = useQueries({ queries: batches.map(suggestionsQuery) });
  const known = new Map(batches.map(({ key }, i) => [key, found[i]?.data]));
  const sure = open.flatMap((row): Sure[] => {
    const [suggestion] = known.get(row.batch.key)?.[row.id] ?? [];
    return suggestion?.sure ? [{ row, suggestion }] : [];
  });
  return { sure, isPending: found.some(({ isLoading }) => isLoading) };
};

/** Takes everything that is sure among the lines in sight at a press, with its progress and a way to stop. */
export const MatchSure = ({ rows }: { rows: readonly BankRow[] }) => {
  const { sure, isPending } = useSure(rows);
  const { bulk, matchAll, stop } = useMatchSure();
  const isBusy = bulk.progress !== undefined;
  return (
    <Box minW={isBusy ? '240px' : undefined}>
      {(isBusy || isPending || sure.length > 0) &&
        (isBusy ? (
          <Button {...TOUCH} size="sm" variant="outline" onClick={stop}>
            Stop
          </Button>
        ) : (
          <Button
            {...TOUCH}
            size="sm"
            disabled={sure.length === 0}
            onClick={() => void matchAll(sure).catch(notifyError)}
          >
            {sure.length === 0 ? 'Match all sure' : `Match all sure (${sure.length})`}
          </Button>
        ))}
      <BulkReport bulk={bulk} />
    </Box>
  );
};
