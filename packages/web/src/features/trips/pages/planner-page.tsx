import { Box, Button, Flex, Grid } from '@chakra-ui/react';
import { assembleDays } from '@wayline/core/itinerary/assemble-days';
import type { TripId } from '@wayline/core/kernel/ids';
import { CalendarDays } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { usePage } from '../../../app/use-page';
import { useSignedInUser } from '../../../lib/session';
import { useAllowed } from '../../../lib/use-may';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { BookingEditor } from '../../bookings/components/booking-editor';
import { ImportDialog } from '../../bookings/components/import-dialog';
import { DayColumn } from '../components/day-column';
import { DayRail } from '../components/day-rail';
import { ItineraryLinks } from '../components/itinerary-links';
import { PlannerSkeleton } from '../components/planner-skeleton';
import { ReminderDialog } from '../components/reminder-dialog';
import { TravelerList } from '../components/traveler-list';
import { TripHeader } from '../components/trip-header';
import { Unscheduled } from '../components/unscheduled';
import { useEntryActions } from '../use-entry-actions';
import { useTrip } from '../use-trip';

/** The planner: the days of a trip with their entries, its people, and the ways to add to it. */
export const PlannerPage = () => {
  const id = useParams().trip_id as TripId;
  const { query, refresh, showBooking } = useTrip(id);
  const session = useSignedInUser();
  const whole = query.data;
  usePage({ title: whole?.trip.trip_name ?? 'Trip', crumbs: [{ label: 'Trips', to: PATHS.trips() }] });
  const { actions, open, setOpen, drop } = useEntryActions({ whole, refresh, showBooking });
  const [importing, setImporting] = useState(false);
  const editing = useAllowed('Edit Reservations', 'edit reservations');
  const assembled = useMemo(
    () =>
      whole &&
      assembleDays({ start_date: whole.trip.start_date, end_date: whole.trip.end_date, bookings: whole.bookings }),
    [whole],
  );
  if (query.isPending) return <PlannerSkeleton />;
  if (!whole || !assembled) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  const firstDay = assembled.days[0]?.date ?? '';
  const lead = whole.travelers.find((t) => t.client_type === 'lead_client') ?? whole.travelers[0];
  return (
    <Box>
      <TripHeader trip={whole.trip} onChanged={refresh}>
        <Button size="sm" variant="outline" onClick={editing(() => setImporting(true))}>
          Import
        </Button>
        <Button size="sm" onClick={editing(() => setOpen({ kind: 'edit', day: firstDay }))}>
          Add booking
        </Button>
      </TripHeader>
      <Grid templateColumns={{ base: '1fr', lg: '9rem minmax(0, 1fr) 18rem' }} gap="6" alignItems="start">
        <DayRail days={assembled.days} />
        <Flex direction="column" gap="3" minW="0">
          {assembled.days.length === 0 && assembled.unscheduled.length === 0 && (
            <EmptyState
              icon={CalendarDays}
              title="Nothing planned yet"
              text="Set the dates, add a booking by hand, or import a confirmation and watch the days fill."
            />
          )}
          {assembled.days.map((day) => (
            <DayColumn key={day.date} day={day} actions={actions} onDrop={drop} />
          ))}
          <Unscheduled bookings={assembled.unscheduled} onEdit={actions.edit} />
        </Flex>
        <Flex as="aside" direction="column" gap="6" aria-label="About this trip">
          <TravelerList whole={whole} onChanged={refresh} />
          <ItineraryLinks whole={whole} />
        </Flex>
      </Grid>
      {open?.kind === 'edit' && (
        <BookingEditor
          tripId={id}
          booking={open.booking}
          day={open.day}
          currency={session.currency_code ?? 'USD'}
          onClose={() => setOpen(undefined)}
          onSaved={refresh}
        />
      )}
      {open?.kind === 'remind' && (
        <ReminderDialog
          booking={open.booking}
          to={lead?.email ?? session.email ?? ''}
          onClose={() => setOpen(undefined)}
          onSaved={refresh}
        />
      )}
      {importing && <ImportDialog tripId={id} onClose={() => setImporting(false)} onSaved={refresh} />}
    </Box>
  );
};
