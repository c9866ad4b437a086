import { isInMenu, type LandingArea } from '@wayline/core/access/company-denormalized';
import type { SessionUser } from '@wayline/core/access/session-user';
import { PATHS } from '../lib/paths';

const STARTS: Record<LandingArea, string> = {
  dashboard: PATHS.dashboard(),
  trips: PATHS.trips(),
  bookings: PATHS.bookings(),
  clients: PATHS.clients(),
  library: PATHS.library(),
  checklists: PATHS.checklists(),
};

/** Where a session begins: where the company wants it, else on the dashboard. Source: R-SHELL-063. */
export const startPath = ({ usercompany: { platform }, roles }: Pick<SessionUser, 'usercompany' | 'roles'>): string => {
  const start = platform?.landing ?? 'dashboard';
  return start === 'dashboard' || isInMenu(start, platform, roles) ? STARTS[start] : STARTS.dashboard;
};
