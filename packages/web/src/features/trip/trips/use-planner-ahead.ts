import { useQueryClient } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { tripQueries } from './trip-queries';

/** How long the list is left alone before the planner's code is fetched, where the browser cannot say that it is idle. Milliseconds. */
const QUIET = 1_000;
const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, QUIET);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(act);
  return () => cancelIdleCallback(asked);
};

/**
 * Has the planner ready before it is asked for: its code while the list is being read, the trip itself from the moment it is opened
 * instead of when the page stands. Returns what opens a trip.
 */
export const usePlannerAhead = () => {
  const client = useQueryClient();
  const go = useNavigate();
  useEffect(() => whenIdle(() => void import('./pages/planner-page')), []);
  return (id: TripId) => {
    void client.prefetchQuery(tripQueries.one(id));
    void go(PATHS.planner(id));
  };
};
