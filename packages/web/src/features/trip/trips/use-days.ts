import { replaceEqualDeep } from '@tanstack/react-query';
import { type AssembledTrip, assembleDays } from '@wayline/core/areas/trip/itinerary/assemble-days';
import { useMemo, useRef } from 'react';
import type { PlannedTrip } from './use-trip';

type Days<T> = T extends PlannedTrip ? AssembledTrip : undefined;

/**
 * The days of a trip with their entries, and the bookings that have no day. A day in which nothing has changed stays the same object,
 * so it is not drawn again.
 */
export const useDays = <T extends PlannedTrip | undefined>(whole: T): Days<T> => {
  const last = useRef<AssembledTrip>(undefined);
  return useMemo(() => {
    if (whole) {
      const { trip, bookings, events } = whole;
      const { start_date, end_date } = trip;
      last.current = replaceEqualDeep(last.current, assembleDays({ start_date, end_date, bookings, events }));
    }
    return (whole && last.current) as Days<T>;
  }, [whole]);
};
