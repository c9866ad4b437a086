/** The screens that have help, by the name the calls of the tutorials carry. */
export const HELP_PAGES = [
  'dashboard',
  'trips',
  'planner',
  'itinerary',
  'bookings',
  'library',
  'checklists',
  'account',
] as const;
export type HelpPage = (typeof HELP_PAGES)[number];

/** Addresses and their screens; the first that fits counts. */
const SCREENS: readonly (readonly [RegExp, HelpPage])[] = [
  [/^\/dashboard$/, 'dashboard'],
  [/^\/trips$/, 'trips'],
  [/^\/trips?\/[^/]+\/ti\/[^/]+$/, 'itinerary'],
  [/^\/trips\/(?!deleted$)[^/]+(\/planner)?$/, 'planner'],
  [/^\/bookings$/, 'bookings'],
  [/^\/library$/, 'library'],
  [/^\/checklists(\/|$)/, 'checklists'],
  [/^\/myaccount(\/|$)/, 'account'],
];

/** The screen at an address of the app, if it has help. */
export const findHelpPage = (path: string): HelpPage | undefined => SCREENS.find(([at]) => at.test(path))?.[1];

/** The tour of a screen, as it is remembered that a user has seen it. */
export const getTourId = (page: HelpPage) => `tour-${page}` as const;

/** The list of first steps on the dashboard, where it is kept with the tours that a user has seen. */
export const FIRST_STEPS = 'first-steps';
