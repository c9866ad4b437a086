import { Box, Flex } from '@chakra-ui/react';
import type { AssembledTrip } from '@wayline/core/areas/trip/itinerary/assemble-days';
import type { BookingStart } from '@wayline/core/areas/trip/trip-check/finding';
import { daysBetween } from '@wayline/core/base/days';
import { lazy, Suspense, useMemo } from 'react';
import { usePermission } from '../../../../lib/use-permission';
import { useSteady } from '../../../../lib/use-steady';
import { BlockSkeleton, Delayed } from '../../../../ui/skeletons';
import { DayColumn } from '../../trips/components/day-column';
import type { EntryActions } from '../../trips/components/day-entry-card';
import { PLANNER_STYLES } from '../../trips/components/planner-styles';
import { WaitingReminders, waitingByBooking } from '../../trips/reminders/entry-reminders';
import type { PlannedTrip } from '../../trips/use-trip';
import { createEntryHandlers } from '../entry-handlers';
import { useBulk } from '../use-bulk';
import { useDaysInTurn } from '../use-days-in-turn';
import { useEntryMenu } from '../use-entry-menu';
import { useReorder } from '../use-reorder';
import { useSelection } from '../use-selection';
import { getViewParts, type PlannerView } from '../views';
import { ViewSwitch } from './view-switch';

const TripCheckPanel = lazy(async () => ({
  default: (await import('../../trip-check/components/trip-check-panel')).TripCheckPanel,
}));
const BulkBar = lazy(async () => ({ default: (await import('./bulk-bar')).BulkBar }));
const CategoryList = lazy(async () => ({ default: (await import('./category-list')).CategoryList }));
const MonthCalendar = lazy(async () => ({ default: (await import('./month-calendar')).MonthCalendar }));
const Timeline = lazy(async () => ({ default: (await import('./timeline')).Timeline }));

type Props = {
  whole: PlannedTrip;
  assembled: AssembledTrip;
  actions: EntryActions;
  onAdd: (date: string, start?: BookingStart) => void;
  refresh: () => Promise<unknown>;
  view: PlannerView;
  onView: (view: PlannerView) => void;
};

/** The trip as the user likes to look at it, what the check has found in it, and what is done to several bookings at once. */
export const PlannerViews = ({ whole, assembled, actions, onAdd, refresh, view, onView }: Props) => {
  const { trip, bookings, reminders } = whole;
  const waiting = useMemo(() => waitingByBooking(reminders), [reminders]);
  const { days } = assembled;
  const parts = getViewParts(view);
  const mayEdit = usePermission('Edit Reservations');
  const inOrder = useMemo(
    () => [...new Set(days.flatMap((day) => day.entries.map((e) => e.booking_id as string)))],
    [days],
  );
  const { selected, select, selectAll, clear } = useSelection(inOrder);
  const picked = bookings.filter(({ id }) => selected.has(id));
  const bulk = useBulk({ tripId: trip.id, picked, refresh, clear });
  const reorder = useReorder({ tripId: trip.id, days, bookings, refresh });
  const move: EntryActions['move'] = (id, from, to, ...taken) => {
    if (selected.has(id) && selected.size > 1) bulk.move(daysBetween(from, to));
    else actions.move(id, from, to, ...taken);
  };
  const bare = { ...actions, move, reorder, pick: select };
  const { asked, ask, menu } = useEntryMenu(bare);
  const inTurn = useDaysInTurn(days);
  const steady = useSteady({ ...bare, ask, add: onAdd });
  if (days.length === 0 && bookings.length === 0) return null;
  return (
    <Flex
      direction="column"
      gap="3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && selected.size > 0) clear();
      }}
    >
      <Flex justify="space-between" align="start" gap="3" wrap="wrap">
        {/* Keeps the check's room until it is there: the days would move below a finger that is on its way to one of them. */}
        <Box flex="1 1 20rem" minW="0" minH="8">
          <Suspense fallback={null}>
            <TripCheckPanel whole={whole} actions={actions} onAdd={onAdd} refresh={refresh} />
          </Suspense>
        </Box>
        <ViewSwitch view={view} onView={onView} />
      </Flex>
      <Suspense
        fallback={
          <Delayed>
            <BlockSkeleton height="240px" />
          </Delayed>
        }
      >
        {parts.daily && (
          <WaitingReminders value={waiting}>
            <Flex direction="column" gap="3" css={PLANNER_STYLES} {...createEntryHandlers(steady)}>
              {inTurn.map((day) => (
                <DayColumn
                  key={day.date}
                  day={day}
                  actions={steady}
                  onAdd={steady.add}
                  picked={selected.size > 0 ? selected : undefined}
                  asked={asked}
                />
              ))}
              {menu}
            </Flex>
          </WaitingReminders>
        )}
        {parts.category && <CategoryList trip={trip} bookings={bookings} onOpen={actions.edit} />}
        {parts.calendar && <MonthCalendar days={days} onOpen={actions.edit} onAdd={mayEdit ? onAdd : undefined} />}
        {parts.timeline && <Timeline trip={trip} bookings={bookings} onOpen={actions.edit} />}
      </Suspense>
      <Suspense fallback={null}>
        {selected.size > 0 && parts.daily && (
          <BulkBar
            count={selected.size}
            of={inOrder.length}
            tripId={trip.id}
            bulk={bulk}
            onAll={() => selectAll(inOrder)}
            onClear={clear}
          />
        )}
      </Suspense>
    </Flex>
  );
};
