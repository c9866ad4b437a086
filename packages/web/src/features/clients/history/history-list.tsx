import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { ErrorState } from '../../../ui/error-state';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { HistoryEntryRow } from './history-entry';
import { clientHistoryQuery } from './history-query';
import { useUndoClientEntry } from './use-undo-client-entry';

type Props = { clientId: ClientId; fields: readonly string[] };

/** The changes of some fields of a client, newest first, each of which can be taken back where that is possible. */
export const HistoryList = ({ clientId, fields }: Props) => {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    clientHistoryQuery(clientId, fields),
  );
  const undo = useUndoClientEntry(clientId);
  if (isPending)
    return (
      <Delayed>
        <CardsSkeleton cards={3} />
      </Delayed>
    );
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <Text color="fg.muted">No changes here since the client was added.</Text>;
  return (
    <Stack gap="3">
      <chakra.ol listStyleType="none">
        {entries.map(({ id, at, sentence, details, undoable }) => (
          <HistoryEntryRow
            key={id}
            {...{ at, sentence, details }}
            undo={undoable ? { label: sentence, run: () => undo(id) } : undefined}
          />
        ))}
      </chakra.ol>
      {hasNextPage && (
        <Button variant="outline" alignSelf="center" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier changes
        </Button>
      )}
    </Stack>
  );
};
