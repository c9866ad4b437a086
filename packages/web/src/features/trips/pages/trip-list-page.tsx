import { Button, HStack } from '@chakra-ui/react';
import type { TripRow } from '@wayline/core/trips/trip';
import { TRIP_STATUSES } from '@wayline/core/trips/trip-types';
import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { usePage } from '../../../app/use-page';
import { call } from '../../../lib/api';
import { useMay } from '../../../lib/use-may';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { DataTable } from '../../../ui/table/data-table';
import type { FetchRows } from '../../../ui/table/table-types';
import { TripCard } from '../components/trip-card';
import { TRIP_COLUMNS } from '../trip-columns';

const STATUSES = ['All', ...TRIP_STATUSES] as const;

const fetchTrips: FetchRows<TripRow> = async ({ cursor, per_page, search, filters, signal }) => {
  const { trips, ...rest } = await call('trips.list', { cursor, per_page, search, ...filters }, { signal });
  return { rows: trips, ...rest };
};

/** The trip list: newest first, searched on Enter, narrowed by status. Source: R-TRIP-010, R-TRIP-033. */
export const TripListPage = () => {
  usePage({ title: 'Trips' });
  const go = useNavigate();
  const [status, setStatus] = useState<(typeof STATUSES)[number]>('All');
  const create = useMay('Edit Trips') && <RouterButton to={PATHS.tripCreate()}>New trip</RouterButton>;
  return (
    <>
      <PageHeader title="Trips" actions={create} />
      <DataTable<TripRow>
        name="trips"
        label="Trips"
        columns={TRIP_COLUMNS}
        rowId={(trip) => trip.id}
        fetchRows={fetchTrips}
        filters={{ status: status === 'All' ? undefined : status }}
        toolbar={
          <HStack gap="1" wrap="wrap" role="group" aria-label="Trip status">
            {STATUSES.map((name) => (
              <Button
                key={name}
                size="xs"
                variant={name === status ? 'subtle' : 'ghost'}
                aria-pressed={name === status}
                onClick={() => setStatus(name)}
              >
                {name}
              </Button>
            ))}
          </HStack>
        }
        searchLabel="Search trips"
        empty={
          <EmptyState
            icon={MapIcon}
            title="No trips yet"
            text="A trip holds the days, the bookings and the people of one journey."
            action={create}
          />
        }
        onOpen={(trip) => go(PATHS.planner(trip.id))}
        card={(trip) => <TripCard trip={trip} />}
      />
    </>
  );
};
