import { CLOSURE_MIGRATIONS } from './areas/closure/migrations';
import { LIBRARY_MIGRATIONS } from './areas/library/migrations';
import { MESSAGING_MIGRATIONS } from './areas/messaging/migrations';
import { TRIP_MIGRATIONS } from './areas/trip/migrations';
import type { Migrations } from './store/reindex';

/** What each area has to bring up to date after a deployment: its one line, for the job alone that does so. */
const OF_AREAS: readonly Migrations[] = [TRIP_MIGRATIONS, LIBRARY_MIGRATIONS, CLOSURE_MIGRATIONS, MESSAGING_MIGRATIONS];

export const MIGRATIONS = {
  listed: OF_AREAS.flatMap(({ listed = [] }) => listed),
  rescheduled: OF_AREAS.flatMap(({ rescheduled = [] }) => rescheduled),
  backfills: OF_AREAS.flatMap(({ backfills = [] }) => backfills),
};
