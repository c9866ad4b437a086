import { PLANNER_TABS, type PlannerTab } from '@wayline/core/navigation/routes';

const TAB_WORDS: Record<PlannerTab, { label: string; says?: string }> = {
  RS: { label: 'Planner' },
  DS: { label: 'Services by day', says: 'Each day’s bookings, by type.' },
  DI: { label: 'Daily itinerary', says: 'The whole trip, day by day.' },
};

/** The tabs of a planner in their order, each with its address below the trip, and what it is for. Source: R-SHELL-289 (G-181). */
export const plannerTabs = (Object.keys(TAB_WORDS) as PlannerTab[]).map((tab) => ({
  tab,
  child: PLANNER_TABS[tab],
  ...TAB_WORDS[tab],
}));

/** What a tab is called, and what it is for. */
export const plannerTab = (tab: PlannerTab) => TAB_WORDS[tab];
