import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { countOf } from '@wayline/core/base/plural';
import { useState } from 'react';
import { formatDateTime } from '../../../../lib/format';
import { ErrorState } from '../../../../ui/error-state';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { historyQueries } from '../history-queries';
import { VersionComparison } from './version-comparison';

type Props = { itinerary: Itinerary; onChanged: () => Promise<unknown> };

/** The published versions of one itinerary, newest first; one at a time is compared with what stands now. */
export const VersionList = ({ itinerary, onChanged }: Props) => {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    historyQueries.versions(itinerary.trip_id, itinerary.id),
  );
  const [open, setOpen] = useState<number>();
  if (isPending)
    return (
      <Delayed>
        <CardsSkeleton cards={2} />
      </Delayed>
    );
  if (!data) return <ErrorState error={error} onRetry={() => refetch()} />;
  return (
    <>
      <chakra.ol listStyleType="none">
        {data.pages
          .flatMap(({ versions }) => versions)
          .map(({ version, published_at, advisor, days, entries }) => (
            <chakra.li key={version} py="3" borderTopWidth="1px" borderColor="border.muted">
              <HStack justify="space-between" align="start" gap="3">
                <Box minW="0">
                  <Text fontWeight="500">Version {version}</Text>
                  <Text color="fg.muted" textStyle="small">
                    {formatDateTime(published_at)}, {advisor} · {countOf(days, 'day')},{' '}
                    {countOf(entries, 'entry', 'entries')}
                  </Text>
                </Box>
                <Button
                  size="xs"
                  variant="outline"
                  flexShrink="0"
                  aria-expanded={open === version}
                  aria-label={`Compare version ${version} with today`}
                  onClick={() => setOpen(open === version ? undefined : version)}
                >
                  {open === version ? 'Close' : 'Compare with today'}
                </Button>
              </HStack>
              {open === version && <VersionComparison itinerary={itinerary} from={version} onChanged={onChanged} />}
            </chakra.li>
          ))}
      </chakra.ol>
      {hasNextPage && (
        <Button variant="outline" alignSelf="center" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
          Show earlier versions
        </Button>
      )}
    </>
  );
};
