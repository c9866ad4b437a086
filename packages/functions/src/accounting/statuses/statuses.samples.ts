import type { statusesContracts } from '@wayline/core/areas/accounting/statuses/statuses.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'trips.traveler-status.follow': (p) => ({ trip: p.trip, traveler: p.traveler, version: 1 }),
  'book.dashboard-money.get': () => ({}),
  'trips.traveler-money.get': (p) => ({ id: p.trip }),
} satisfies SamplesOf<typeof statusesContracts>;
