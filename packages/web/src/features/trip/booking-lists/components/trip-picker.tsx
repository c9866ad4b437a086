import { chakra, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { useState } from 'react';
import { formatDate } from '../../../../lib/format';
import { SearchInput } from '../../../../ui/table/search-input';
import { tripChoices } from '../booking-list-queries';

type Props = { chosen: TripRow | undefined; onChoose: (trip: TripRow) => void };

/** Chooses one trip: the newest ones, or those a search finds. */
export const TripPicker = ({ chosen, onChoose }: Props) => {
  const [search, setSearch] = useState<string>();
  const { data, isPending, error } = useQuery(tripChoices(search ?? ''));
  const trips = data?.trips ?? [];
  return (
    <chakra.fieldset display="flex" flexDirection="column" gap="2">
      <chakra.legend fontWeight="500" mb="1">
        Trip
      </chakra.legend>
      <SearchInput label="Search trips" value={search} onSearch={setSearch} />
      <Stack gap="0" maxH="14rem" overflowY="auto" borderWidth="1px" borderRadius="l2" aria-busy={isPending}>
        {trips.map((trip) => (
          <chakra.label
            key={trip.id}
            display="flex"
            gap="3"
            alignItems="center"
            px="3"
            py="2"
            cursor="pointer"
            _hover={{ bg: 'bg.muted' }}
          >
            <chakra.input
              type="radio"
              name="trip"
              accentColor="sea.solid"
              checked={chosen?.id === trip.id}
              onChange={() => onChoose(trip)}
            />
            <chakra.span flex="1" minW="0">
              <Text as="span" display="block" truncate dir="auto">
                {trip.trip_name}
              </Text>
              <Text as="span" display="block" textStyle="small" color="fg.muted">
                {[trip.code, trip.lead_traveler, formatDate(trip.start_date)].filter(Boolean).join(' · ')}
              </Text>
            </chakra.span>
          </chakra.label>
        ))}
        {!isPending && trips.length === 0 && (
          <Text px="3" py="2" color="fg.muted">
            {error ? error.message : 'No trips found. Try fewer words.'}
          </Text>
        )}
      </Stack>
    </chakra.fieldset>
  );
};
