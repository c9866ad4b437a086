import type { TripId } from '@wayline/core/base/ids';
import { APP_PATHS } from '@wayline/core/navigation/routes';
import { getPageTitle } from '@wayline/core/navigation/routes-titles';
import { generatePath } from 'react-router-dom';

const BELOW = '/trips/:trip_id/reports/';
/** What a report that can be made by several things is made by first. Source: G-136. */
const FIRST = 'advisor';

/** The reports of a trip that are not built yet, each with its address, where a page says what it will do. Source: R-SHELL-051, G-004. */
export const reportsToCome = (trip_id: TripId) =>
  APP_PATHS.filter((path) => path.startsWith(BELOW)).map((path) => ({
    title: getPageTitle(path),
    to: generatePath(path, { trip_id, reports_by: FIRST } as Record<string, string>),
  }));
