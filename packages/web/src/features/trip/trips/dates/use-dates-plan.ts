import type { DateMode } from '@wayline/core/areas/trip/trips/dates/date-move';
import { planDates } from '@wayline/core/areas/trip/trips/dates/plan-dates';
import { checkTripDates, type TripDates } from '@wayline/core/areas/trip/trips/trip-dates';
import { isDay } from '@wayline/core/base/days';
import { useMemo, useState } from 'react';
import type { PlannedTrip } from '../use-trip';

type Typed = { start_date?: string; end_date?: string };

/** Whoever moves the first day most often moves the trip; first dates, or a later end alone, leave bookings where they are. */
const likely = (trip: TripDates, { start_date }: Typed): DateMode =>
  trip.start_date && start_date !== trip.start_date ? 'move_all' : 'days_only';

/** What the dates that are being typed would do to a trip, in the mode somebody has chosen or most likely means; undefined while they are no dates. */
export const useDatesPlan = (whole: PlannedTrip | undefined, typed: Typed) => {
  const [chosen, choose] = useState<DateMode>();
  const [now] = useState(() => new Date().toISOString());
  const { start_date, end_date } = typed;
  const mode = chosen ?? likely(whole?.trip ?? {}, typed);
  const plans = useMemo(() => {
    if (!whole || !isDay(start_date) || !isDay(end_date) || !checkTripDates({ start_date, end_date }).ok)
      return undefined;
    if (whole.trip.start_date === start_date && whole.trip.end_date === end_date) return undefined;
    const dates = { start_date, end_date };
    const inMode = (one: DateMode) => planDates({ ...whole, events: whole.events ?? [] }, dates, one, now);
    return { dates, days: inMode('move_all').move.days, plan: inMode(mode) };
  }, [whole, start_date, end_date, mode, now]);
  return { mode, choose, days: plans?.days ?? 0, dates: plans?.dates, plan: plans?.plan };
};
