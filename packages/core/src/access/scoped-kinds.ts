import { CLIENT_SCOPE } from './client-scope';
import type { ScopedKind } from './memberships';
import { TRIP_SCOPE } from './trip-scope';

/** Every kind of record that not everybody in a company sees. */
export const SCOPED_KINDS: readonly ScopedKind[] = [TRIP_SCOPE, CLIENT_SCOPE];
