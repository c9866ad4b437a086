import type { AccessPattern } from './access-patterns/access-pattern';
import { BOOKING_PATTERNS } from './access-patterns/bookings.patterns';
import { CLIENT_PATTERNS } from './access-patterns/client.patterns';
import { HISTORY_PATTERNS } from './access-patterns/history.patterns';
import { NEWS_PATTERNS } from './access-patterns/news.patterns';
import { PACKAGE_PATTERNS } from './access-patterns/packages.patterns';
import { PEOPLE_PATTERNS } from './access-patterns/people.patterns';
import { TRIP_PATTERNS } from './access-patterns/trips.patterns';

/** Every way the table is read. Printed as docs/data-model.md; a query that is not here has no place in the code. */
export const ACCESS_PATTERNS: readonly AccessPattern[] = [
  ...PEOPLE_PATTERNS,
  ...NEWS_PATTERNS,
  ...TRIP_PATTERNS,
  ...BOOKING_PATTERNS,
  ...HISTORY_PATTERNS,
  ...CLIENT_PATTERNS,
  ...PACKAGE_PATTERNS,
];
