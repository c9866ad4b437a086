import { clientLinksContracts } from '@wayline/core/areas/trip/trips/client-links.contract';
import { listUnlinkedTravelers } from '@wayline/core/areas/trip/trips/people/list-unlinked';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(clientLinksContracts['trips.travelers.unlinked.list'], async ({ input, db }) =>
  ok(await listUnlinkedTravelers(db, input.cursor)),
);
