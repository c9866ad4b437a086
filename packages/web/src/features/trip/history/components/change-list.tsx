import { Button, chakra, Stack } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { HISTORY_KIND_LABELS, HISTORY_KINDS, type HistoryKind } from '@wayline/core/areas/trip/history/history-kinds';
import type { TripId } from '@wayline/core/base/ids';
import { History } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { useUndoEntry } from '../../trips/dates/use-undo-entry';
import { historyQueries } from '../history-queries';
import { ChangeEntry } from './change-entry';
import { KindSelect } from './kind-select';

/** The changes of a trip, newest first, each of which can be taken back where that is possible. */
export const ChangeList = ({ tripId }: { tripId: TripId }) => {
  const [kind, setKind] = useState<HistoryKind>();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    historyQueries.entries(tripId, kind),
  );
  const undo = useUndoEntry(tripId);
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const list = () => {
    if (isPending)
      return (
        <Delayed>
          <CardsSkeleton cards={5} />
        </Delayed>
      );
    if (!data) return <ErrorState error={error} onRetry={() => refetch()} />;
    if (entries.length === 0)
      return (
        <EmptyState
          icon={History}
          title="No changes yet"
          text={kind ? 'This trip has no changes of this type.' : 'Changes to this trip appear here.'}
        />
      );
    return (
      <chakra.ol listStyleType="none">
        {entries.map((entry) => (
          <ChangeEntry key={entry.id} entry={entry} onUndo={() => undo(entry.id)} />
        ))}
      </chakra.ol>
    );
  };
  return (
    <Stack gap="3">
      <KindSelect
        kind={kind}
        options={HISTORY_KINDS.map((value) => ({ value, label: HISTORY_KIND_LABELS[value] }))}
        onChoose={setKind}
      />
      {list()}
      {hasNextPage && (
        <Button variant="outline" alignSelf="center" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show earlier changes
        </Button>
      )}
    </Stack>
  );
};
