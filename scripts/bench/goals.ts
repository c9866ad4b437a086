import { isWrite } from '@wayline/core/contract/contract';
import { CONTRACTS } from '@wayline/core/contracts';
import type { MeasuredCall } from './handlers';

/** How often a call may wait for the table. Source: the goals of speed. */
export const roundTripsOf = (id: MeasuredCall): number => (isWrite(CONTRACTS[id]) ? 2 : 1);

/** What a call may read or write at most, in units, and how many items it may write. */
type Goal = { reads?: number; writes?: number; items?: number };
const GOALS: Partial<Record<MeasuredCall, Goal>> = {
  'trips.list': { reads: 3 },
  'book.company-bookings.list': { reads: 5 },
  'book.bookings.create': { writes: 18, items: 6 },
};
export const goalOf = (id: MeasuredCall): Goal => GOALS[id] ?? {};

/** How long a call may take beside the bare table commands of the same bytes, sent in turn by the same process. */
export const MOST_TIMES = 2.5;
