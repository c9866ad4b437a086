import { assembleDays } from '@wayline/core/itinerary/assemble-days';
import { useMemo } from 'react';
import type { PlannedTrip } from '../use-trip';

/** The days of a trip with their entries, and the bookings that have no day. */
export const useDays = ({ trip: { start_date, end_date }, bookings, events }: PlannedTrip) =>
  useMemo(() => assembleDays({ start_date, end_date, bookings, events }), [start_date, end_date, bookings, events]);
