import { Box, Button, Flex, Grid, IconButton } from '@chakra-ui/react';
import type { TripId } from '@wayline/core/base/ids';
import { CalendarDays, Keyboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { useGuardedAction } from '../../../../lib/use-permission';
import { usePage } from '../../../../navigation/use-page';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { IfPermitted } from '../../../../ui/if-permitted';
import { Delayed } from '../../../../ui/skeletons';
import { useLocalSetting } from '../../../../ui/table/use-local-setting';
import { ImportDialog } from '../../bookings/components/import-dialog';
import { PlannerViews } from '../../planner-views/components/planner-views';
import { useLoadAlert } from '../../planner-views/use-load-alert';
import { usePlannerView } from '../../planner-views/use-planner-view';
import { getViewParts } from '../../planner-views/views';
import { DayRail } from '../components/day-rail';
import { KeysDialog } from '../components/keys-dialog';
import { PlannerDialogs } from '../components/planner-dialogs';
import { PlannerSkeleton } from '../components/planner-skeleton';
import { TripAside } from '../components/trip-aside';
import { TripHeader } from '../components/trip-header';
import { Unscheduled } from '../components/unscheduled';
import { useDays } from '../use-days';
import { useEntryActions } from '../use-entry-actions';
import { usePlannerKeys } from '../use-planner-keys';
import { useSendAgain } from '../use-send-again';
import { useTrip } from '../use-trip';

/** The planner: the days of a trip with their entries, its people, and the ways to add to it. */
export const PlannerPage = () => {
  const id = useParams().trip_id as TripId;
  const { query, whole, refresh } = useTrip(id);
  useSendAgain(id);
  useLoadAlert(query.error);
  usePage({ title: whole?.trip.trip_name ?? 'Trip', crumbs: [{ label: 'Trips', to: PATHS.trips() }] });
  const { actions, add, open, close } = useEntryActions({ whole, refresh });
  const [dialog, setDialog] = useState<'import' | 'keys'>();
  const [view, onView] = usePlannerView();
  const [singleKeys, setSingleKeys] = useLocalSetting('planner.single-keys', true);
  const days = useRef<HTMLDivElement>(null);
  usePlannerKeys({ days, actions, enabled: singleKeys, showKeys: () => setDialog('keys') });
  const editing = useGuardedAction('Edit Reservations', 'edit reservations');
  const assembled = useDays(whole);
  if (query.isPending)
    return (
      <Delayed>
        <PlannerSkeleton />
      </Delayed>
    );
  if (!whole || !assembled) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  const hasDays = getViewParts(view).daily;
  return (
    <Box>
      <TripHeader whole={whole} onChanged={refresh}>
        <IconButton
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts"
          variant="ghost"
          hideBelow="md"
          onClick={() => setDialog('keys')}
        >
          <Keyboard size={20} aria-hidden />
        </IconButton>
        <IfPermitted permission="Edit Reservations">
          <Button size="sm" variant="outline" onClick={editing(() => setDialog('import'))}>
            Import
          </Button>
        </IfPermitted>
        <IfPermitted permission="Edit Reservations">
          <Button size="sm" onClick={() => add(assembled.days[0]?.date ?? '')}>
            Add booking
          </Button>
        </IfPermitted>
      </TripHeader>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: `${hasDays ? '9rem ' : ''}minmax(0, 1fr) 18rem` }}
        gap="6"
        alignItems="start"
      >
        {hasDays && <DayRail days={assembled.days} bookings={whole.bookings} />}
        <Flex ref={days} direction="column" gap="3" minW="0">
          {assembled.days.length === 0 && assembled.unscheduled.length === 0 && (
            <EmptyState
              icon={CalendarDays}
              title="Nothing planned yet"
              text="Set the dates, add a booking by hand, or import a confirmation and watch the days fill."
            />
          )}
          <PlannerViews {...{ whole, assembled, actions, refresh, view, onView }} onAdd={add} />
          <Unscheduled bookings={assembled.unscheduled} onEdit={actions.edit} />
        </Flex>
        <TripAside whole={whole} onChanged={refresh} />
      </Grid>
      <PlannerDialogs whole={whole} open={open} onClose={close} onSaved={refresh} />
      {dialog === 'import' && <ImportDialog tripId={id} onClose={() => setDialog(undefined)} onSaved={refresh} />}
      {dialog === 'keys' && (
        <KeysDialog enabled={singleKeys} onEnable={setSingleKeys} onClose={() => setDialog(undefined)} />
      )}
    </Box>
  );
};
