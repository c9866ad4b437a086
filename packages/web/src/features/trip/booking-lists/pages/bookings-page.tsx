import { Box } from '@chakra-ui/react';
import { BOOKINGS_CHANNEL } from '@wayline/core/areas/notifications/channels';
import { BriefcaseBusiness } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useChannel } from '../../../../lib/live';
import { PATHS } from '../../../../lib/paths';
import { useSeesFigures } from '../../../../lib/use-permission';
import { usePage } from '../../../../navigation/use-page';
import { EmptyState } from '../../../../ui/empty-state';
import { PageHeader } from '../../../../ui/page-header';
import { RouterButton } from '../../../../ui/router-button';
import { DataTable } from '../../../../ui/table/data-table';
import { editByKey } from '../../../../ui/table/inline-cell';
import { bookingColumns } from '../booking-columns';
import { fetchBookings, type ListedBooking } from '../booking-list-queries';
import { BookingCard } from '../components/booking-card';
import { BookingFilters, type BookingFilterValues } from '../components/booking-filters';
import { BookingTabs } from '../components/booking-tabs';

/** Every booking of the company by its first day, narrowed, edited in its cells, opened in its trip. Source: R-TRIP-012, R-TRIP-036. */
export const BookingsPage = () => {
  usePage({ title: 'Bookings' });
  useChannel(BOOKINGS_CHANNEL);
  const go = useNavigate();
  const seesFigures = useSeesFigures();
  const [params] = useSearchParams();
  // The address may ask for one supplier's, as the link on its profile does.
  const [filters, setFilters] = useState<BookingFilterValues>(() => {
    const supplier_id = params.get('supplier_id');
    return supplier_id ? { supplier_id } : {};
  });
  const [search, setSearch] = useState<string>();
  return (
    <>
      <PageHeader title="Bookings" />
      <BookingTabs />
      <Box onKeyDownCapture={editByKey}>
        <DataTable<ListedBooking>
          name="bookings"
          label="Bookings"
          columns={bookingColumns(seesFigures)}
          rowId={(row) => row.id}
          fetchRows={fetchBookings}
          filters={filters}
          toolbar={<BookingFilters values={filters} onChange={setFilters} />}
          searchLabel="Search bookings"
          search={search}
          onSearch={setSearch}
          onView={(view) => {
            setSearch(view.search);
            setFilters(view.filters);
          }}
          exportAs="bookings"
          empty={
            <EmptyState
              icon={BriefcaseBusiness}
              title="No bookings yet"
              text="All bookings across your trips, by start date."
              action={<RouterButton to={PATHS.trips()}>Go to trips</RouterButton>}
            />
          }
          onOpen={(row) => go(PATHS.planner(row.trip_id))}
          card={(row) => <BookingCard row={row} />}
        />
      </Box>
    </>
  );
};
