import { ACCOUNT } from './content/account';
import { BOOKINGS } from './content/bookings';
import { CHECKLISTS } from './content/checklists';
import { DASHBOARD } from './content/dashboard';
import { ITINERARY } from './content/itinerary';
import { LIBRARY } from './content/library';
import type { PageHelp } from './content/page-help';
import { PLANNER } from './content/planner';
import { TRIPS } from './content/trips';
import { getTourId, HELP_PAGES, type HelpPage } from './pages';
import type { Help } from './tutorial';

const WRITTEN: Readonly<Record<HelpPage, PageHelp>> = {
  dashboard: DASHBOARD,
  trips: TRIPS,
  planner: PLANNER,
  itinerary: ITINERARY,
  bookings: BOOKINGS,
  library: LIBRARY,
  checklists: CHECKLISTS,
  account: ACCOUNT,
};

const isHelpPage = (page: string): page is HelpPage => (HELP_PAGES as readonly string[]).includes(page);

/** The tutorials of a page; a page without any has none. Source: R-SHELL-264. */
export const listTutorials = (page: string): Help[] =>
  isHelpPage(page)
    ? WRITTEN[page].tutorials.map((written, i) => ({ ...written, id: `tutorial-${page}-${i + 1}`, page }))
    : [];

/** The help tours of a page. Source: R-SHELL-264. */
export const listTours = (page: string): Help[] =>
  isHelpPage(page) ? [{ ...WRITTEN[page].tour, id: getTourId(page), page }] : [];

/** All tutorials by their page. Source: R-SHELL-265 (G-064). */
export const normalisedTutorials = (): Record<HelpPage, Help[]> =>
  Object.fromEntries(HELP_PAGES.map((page) => [page, listTutorials(page)])) as Record<HelpPage, Help[]>;
