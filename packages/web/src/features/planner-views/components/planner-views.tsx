import { Flex } from '@chakra-ui/react';
import type { Booking } from '@wayline/core/bookings/booking';
import type { AssembledTrip } from '@wayline/core/itinerary/assemble-days';
import { daysBetween } from '@wayline/core/kernel/days';
import { lazy, Suspense, useCallback, useMemo, useRef } from 'react';
import { AfterAMoment, BlockSkeleton } from '../../../ui/skeletons';
import { DayColumn } from '../../trips/components/day-column';
import type { EntryActions } from '../../trips/components/day-entry-card';
import type { PlannedTrip } from '../../trips/use-trip';
import { useBulk } from '../use-bulk';
import { useReorder } from '../use-reorder';
import { useSelection } from '../use-selection';
import { type PlannerView, partsOf } from '../views';
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
  onAdd: (date: string) => void;
  refresh: () => Promise<unknown>;
  showBooking: (booking: Booking) => () => void;
  view: PlannerView;
  onView: (view: PlannerView) => void;
};

/** The trip as the user likes to look at it, what the check has found in it, and what is done to several bookings at once. */
export const PlannerViews = ({ whole, assembled, actions, onAdd, refresh, showBooking, view, onView }: Props) => {
  const { trip, bookings } = whole;
  const { days } = assembled;
  const parts = partsOf(view);
  const inOrder = useMemo(
    () => [...new Set(days.flatMap((day) => day.entries.map((e) => e.booking_id as string)))],
    [days],
  );
  const { selected, select, selectAll, clear } = useSelection(inOrder);
  const picked = bookings.filter(({ id }) => selected.has(id));
  const bulk = useBulk({ tripId: trip.id, picked, refresh, clear });
  const reorder = useReorder({ tripId: trip.id, days, bookings, showBooking, refresh });
  const latest = useRef({ selected, bulk, actions });
  latest.current = { selected, bulk, actions };
  const move = useCallback((id: string, from: string, to: string) => {
    const { selected: all, bulk: several, actions: one } = latest.current;
    if (all.has(id) && all.size > 1) several.move(daysBetween(from, to));
    else one.move(id, from, to);
  }, []);
  const entryActions = { ...actions, move, reorder, pick: select, picked: selected };
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
        <Suspense fallback={null}>
          <TripCheckPanel whole={whole} actions={actions} onAdd={onAdd} refresh={refresh} />
        </Suspense>
        <ViewSwitch view={view} onView={onView} />
      </Flex>
      <Suspense
        fallback={
          <AfterAMoment>
            <BlockSkeleton height="240px" />
          </AfterAMoment>
        }
      >
        {parts.daily && days.map((day) => <DayColumn key={day.date} day={day} actions={entryActions} onAdd={onAdd} />)}
        {parts.category && <CategoryList trip={trip} bookings={bookings} onOpen={actions.edit} />}
        {parts.calendar && <MonthCalendar days={days} onOpen={actions.edit} onAdd={onAdd} />}
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
