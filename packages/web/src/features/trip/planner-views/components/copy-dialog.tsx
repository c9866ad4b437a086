import { Button, Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { useState } from 'react';
import { call } from '../../../../lib/api';
import { formatDate } from '../../../../lib/format';
import { ErrorState } from '../../../../ui/error-state';
import { Modal } from '../../../../ui/modal';
import { SearchInput } from '../../../../ui/table/search-input';

type Chosen = { id: TripId; trip_name: string };
type Props = { from: string; onChosen: (trip: Chosen) => void; onClose: () => void };

/** Chooses the trip that bookings are copied to; the days follow, first day to first day. */
export const CopyDialog = ({ from, onChosen, onClose }: Props) => {
  const [search, setSearch] = useState<string>();
  const query = useQuery({
    queryKey: ['trips', 'copy-target', search ?? ''],
    queryFn: ({ signal }) => call('trips.list', { per_page: 20, ...(search && { search }) }, { signal }),
  });
  const trips = query.data?.trips.filter(({ id }) => id !== from) ?? [];
  return (
    <Modal open title="Copy to another trip" onClose={onClose}>
      <Flex direction="column" gap="3">
        <Text color="fg.muted">Day 1 of this trip becomes Day 1 of the other.</Text>
        <SearchInput label="Search trips" value={search} onSearch={setSearch} />
        {query.error && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
        {query.isSuccess && trips.length === 0 && <Text>No other trips found.</Text>}
        <Flex direction="column" gap="1" role="list" aria-label="Trips">
          {trips.map((trip) => (
            <Flex key={trip.id} role="listitem">
              <Button
                variant="ghost"
                flex="1"
                justifyContent="start"
                height="auto"
                py="2"
                onClick={() => onChosen(trip)}
              >
                <Text as="span" fontWeight="600" truncate>
                  {trip.trip_name}
                </Text>
                <Text as="span" color="fg.muted" textStyle="small" whiteSpace="nowrap">
                  {[trip.code, formatDate(trip.start_date)].filter(Boolean).join(' · ')}
                </Text>
              </Button>
            </Flex>
          ))}
        </Flex>
      </Flex>
    </Modal>
  );
};
