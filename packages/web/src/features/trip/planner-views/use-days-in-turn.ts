import type { ItineraryDay } from '@wayline/core/areas/trip/itinerary/assemble-days';
import { useDeferredValue, useMemo } from 'react';

/** So many entries fill a screen however high it is. */
const ON_A_SCREEN = 24;

const first = (days: readonly ItineraryDay[]) => {
  let entries = 0;
  const end = days.findIndex((day) => {
    entries += day.entries.length;
    return entries >= ON_A_SCREEN;
  });
  return end < 0 ? days : days.slice(0, end + 1);
};

/** The days to be drawn: at first what fills the screen, and all of them as soon as that is painted. */
export const useDaysInTurn = (days: readonly ItineraryDay[]): readonly ItineraryDay[] => {
  const all = useDeferredValue(true, false);
  return useMemo(() => (all ? days : first(days)), [all, days]);
};
