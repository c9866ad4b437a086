import { Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PATHS } from '../../../lib/paths';
import { usePermission } from '../../../lib/use-permission';
import { ErrorState } from '../../../ui/error-state';
import { SectionFrame } from '../../../ui/record/section-frame';
import { RouterLink } from '../../../ui/router-link';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import type { Profile } from '../client-query';
import { clientTripsQuery } from '../client-trips';
import { NOTE_KIND_WORDS } from '../notes/note-words';
import { HistoryEntryRow } from './history-entry';
import { clientHistoryQuery } from './history-query';
import { TIMELINE_FILTERS, type TimelineFilter, type TimelineItem, toTimeline } from './timeline';
import { useUndoClientEntry } from './use-undo-client-entry';

export const TIMELINE_SECTION = { id: 'timeline', title: 'Timeline' } as const;

/** Everything that happened with a client in one list: trips, notes, files and changes. */
export const TimelineSection = ({ profile }: { profile: Profile }) => {
  const [filter, setFilter] = useState<TimelineFilter>('all');
  const { id } = profile.client;
  const history = useInfiniteQuery(clientHistoryQuery(id));
  const trips = useQuery({ ...clientTripsQuery(id), enabled: usePermission('View Trips') });
  const undo = useUndoClientEntry(id);
  const tripOf = (trip_id: string) => trips.data?.trips.find((trip) => trip.id === trip_id);
  const show = (item: TimelineItem) => {
    const { id: key, at } = item;
    if (item.type === 'note')
      return (
        <HistoryEntryRow
          key={key}
          at={at}
          sentence={`${item.note.author_name}: ${item.note.text}`}
          details={item.note.kind === 'note' ? [] : [NOTE_KIND_WORDS[item.note.kind]]}
        />
      );
    if (item.type === 'trip') {
      const trip = tripOf(item.trip_id);
      if (!trip) return null;
      return (
        <HistoryEntryRow
          key={key}
          at={at}
          sentence={
            <>
              Added to <RouterLink to={PATHS.planner(trip.id)}>{trip.trip_name}</RouterLink>
            </>
          }
        />
      );
    }
    const { sentence, details, undoable } = item.entry;
    return (
      <HistoryEntryRow
        key={key}
        {...{ at, sentence, details }}
        undo={undoable ? { label: sentence, run: () => undo(key) } : undefined}
      />
    );
  };
  const body = () => {
    if (history.isPending)
      return (
        <Delayed>
          <CardsSkeleton cards={2} />
        </Delayed>
      );
    if (!history.data) return <ErrorState error={history.error} onRetry={() => void history.refetch()} />;
    const entries = history.data.pages.flatMap((page) => page.entries);
    const items = toTimeline({ ...profile, entries, hasMore: history.hasNextPage }, filter);
    return items.length === 0 ? (
      <Text color="fg.muted">Nothing here yet.</Text>
    ) : (
      <chakra.ol listStyleType="none" aria-label={TIMELINE_SECTION.title}>
        {items.map(show)}
      </chakra.ol>
    );
  };
  return (
    <SectionFrame {...TIMELINE_SECTION}>
      <Stack gap="3">
        <HStack gap="1" wrap="wrap" role="group" aria-label="What to show">
          {(Object.keys(TIMELINE_FILTERS) as TimelineFilter[]).map((name) => (
            <Button
              key={name}
              size="xs"
              variant={name === filter ? 'subtle' : 'ghost'}
              aria-pressed={name === filter}
              onClick={() => setFilter(name)}
            >
              {TIMELINE_FILTERS[name]}
            </Button>
          ))}
        </HStack>
        {body()}
        {history.hasNextPage && (
          <Button
            variant="outline"
            alignSelf="center"
            loading={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            Show earlier
          </Button>
        )}
      </Stack>
    </SectionFrame>
  );
};
