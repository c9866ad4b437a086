import type { Traveler } from '../traveler';
import { TRAVELER_STATUSES } from '../trip-types';

/** What the list of travelers can be narrowed to. Source: R-TRIP-060. */
export const TRAVELER_FILTERS = ['all', ...TRAVELER_STATUSES] as const;
export type TravelerFilter = (typeof TRAVELER_FILTERS)[number];

/** The people with one status; all of them with `all`. */
export const withStatus = <T extends Pick<Traveler, 'status'>>(people: readonly T[], filter: TravelerFilter): T[] =>
  people.filter(({ status }) => filter === 'all' || status === filter);
