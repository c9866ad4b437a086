import { replaceEqualDeep } from '@tanstack/react-query';
import { type AssembledTrip, assembleDays } from '@wayline/core/itinerary/assemble-days';
import { useMemo, useRef } from 'react';
import type { PlannedTrip } from './use-trip';

/** The days of a trip with their entries. A day in which nothing has changed stays the same object, so it is not drawn again. */
export const useAssembled = (whole: PlannedTrip | undefined): AssembledTrip | undefined => {
  const last = useRef<AssembledTrip>(undefined);
  return useMemo(() => {
    if (!whole) return undefined;
    const { trip, bookings, events } = whole;
    const { start_date, end_date } = trip;
    last.current = replaceEqualDeep(last.current, assembleDays({ start_date, end_date, bookings, events }));
    return last.current;
  }, [whole]);
};
