import {
  RESERVATION_VIEW_MODES,
  type ReservationViewMode,
  VIEWS_SHOWN,
} from '@wayline/core/areas/trip/itinerary/view-modes';

/** How a planner can be looked at: the ways of the spec, and the trip as a month or as bars over its days. Source: R-TRIP-014. */
export const PLANNER_VIEWS = [...RESERVATION_VIEW_MODES, 'Calendar', 'Timeline'] as const;
export type PlannerView = (typeof PLANNER_VIEWS)[number];
export const FIRST_VIEW: PlannerView = 'Daily Itinerary View Only';

const isMode = (view: PlannerView): view is ReservationViewMode => view in VIEWS_SHOWN;
/** Which parts a view has. Source: R-TRIP-015..017. */
export const getViewParts = (view: PlannerView) => ({
  daily: isMode(view) && VIEWS_SHOWN[view].daily,
  category: isMode(view) && VIEWS_SHOWN[view].category,
  calendar: view === 'Calendar',
  timeline: view === 'Timeline',
});

/** A view as it was kept on this machine; one that is no longer offered is the first. */
export const parsePlannerView = (kept: string): PlannerView =>
  PLANNER_VIEWS.find((view) => view === kept) ?? FIRST_VIEW;
