import type { clientLinksContracts } from '@wayline/core/areas/trip/trips/client-links.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'trips.travelers.client.link': (p) => ({ trip: p.trip, traveler: p.traveler, client_id: p.client }),
  'trips.travelers.client.unlink': (p) => ({ trip: p.trip, traveler: p.traveler }),
  'trips.travelers.unlinked.list': () => ({}),
  'trips.client-trips.list': (p) => ({ client_id: p.client }),
} satisfies SamplesOf<typeof clientLinksContracts>;
