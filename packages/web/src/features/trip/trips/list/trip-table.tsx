import type { Visibility } from '@wayline/core/access/visibilities';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { Map as MapIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSignedInUser } from '../../../../lib/session';
import { EmptyState } from '../../../../ui/empty-state';
import { FilterBar } from '../../../../ui/filters/filter-bar';
import { BulkReport } from '../../../../ui/record/bulk-report';
import { DataTable } from '../../../../ui/table/data-table';
import { useListQuery } from '../../../../ui/table/use-list-query';
import { TripCard } from '../components/trip-card';
import { TRIP_COLUMNS } from '../trip-columns';
import { usePlannerAhead } from '../use-planner-ahead';
import { BulkActions } from './bulk-actions';
import { TRIP_FILTERS } from './trip-filter-words';
import { TRIP_LIST } from './trip-list';
import { fetchTrips } from './trip-queries';
import { useBulk } from './use-bulk';

const EMPTY_TEXTS: Readonly<Record<Visibility, string>> = {
  own: 'Trips you create, trips assigned to you and trips you’re added to appear here.',
  team: 'Trips you create and trips assigned to anyone on your team appear here.',
  all: 'Plan each client’s days, bookings and travelers in one place.',
};

/** The trips themselves: newest first, narrowed by the address, changed by the ticked. Source: R-TRIP-033, R-TRIP-037..047. */
export const TripTable = ({ create }: { create: ReactNode }) => {
  const open = usePlannerAhead();
  const { visibility = 'all' } = useSignedInUser();
  const list = useListQuery(TRIP_LIST);
  const bulk = useBulk();
  return (
    <>
      <BulkReport bulk={bulk} />
      <DataTable<TripRow>
        name="trips"
        label="Trips"
        columns={TRIP_COLUMNS}
        rowId={(trip) => trip.id}
        rowName={(trip) => `${trip.code} ${trip.trip_name}`}
        fetchRows={fetchTrips}
        {...list.table}
        exportAs="trips"
        toolbar={<FilterBar controls={TRIP_FILTERS} list={list} />}
        searchLabel="Search trips"
        empty={<EmptyState icon={MapIcon} title="No trips yet" text={EMPTY_TEXTS[visibility]} action={create} />}
        onOpen={(trip) => open(trip.id)}
        card={(trip) => <TripCard trip={trip} />}
        selectionActions={(selection) => <BulkActions selection={selection} filters={list.filters} bulk={bulk} />}
      />
    </>
  );
};
