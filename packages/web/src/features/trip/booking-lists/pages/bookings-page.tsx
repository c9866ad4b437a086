import { Box } from '@chakra-ui/react';
import { BOOKINGS_CHANNEL } from '@wayline/core/areas/notifications/channels';
import { BOOKING_QUERY } from '@wayline/core/areas/trip/booking-lists/booking-query';
import { BriefcaseBusiness } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useChannel } from '../../../../lib/live';
import { PATHS } from '../../../../lib/paths';
import { useSeesFigures } from '../../../../lib/use-permission';
import { usePage } from '../../../../navigation/use-page';
import { EmptyState } from '../../../../ui/empty-state';
import { FilterBar } from '../../../../ui/filters/filter-bar';
import { PageHeader } from '../../../../ui/page-header';
import { RouterButton } from '../../../../ui/router-button';
import { DataTable } from '../../../../ui/table/data-table';
import { editByKey } from '../../../../ui/table/inline-cell';
import { useListQuery } from '../../../../ui/table/use-list-query';
import { bookingColumns } from '../booking-columns';
import { BOOKING_FILTERS } from '../booking-filter-words';
import { fetchBookings, type ListedBooking } from '../booking-list-queries';
import { BookingCard } from '../components/booking-card';
import { BookingTabs } from '../components/booking-tabs';

/** Every booking of the company by its first day, narrowed, edited in its cells, opened in its trip. Source: R-TRIP-012, R-TRIP-036. */
export const BookingsPage = () => {
  usePage({ title: 'Bookings' });
  useChannel(BOOKINGS_CHANNEL);
  const go = useNavigate();
  const seesFigures = useSeesFigures();
  const list = useListQuery(BOOKING_QUERY);
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
          {...list.table}
          toolbar={<FilterBar controls={BOOKING_FILTERS} list={list} />}
          searchLabel="Search bookings"
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
