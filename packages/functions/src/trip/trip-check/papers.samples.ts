import type { papersContracts } from '@wayline/core/areas/trip/trip-check/papers.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'trips.papers.check': (p) => ({ trip_id: p.trip }),
  'trips.client-papers.list': (p) => ({ client_id: p.client }),
} satisfies SamplesOf<typeof papersContracts>;
