import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { listOpened, type OpenedLink } from '@wayline/core/areas/trip/itinerary/open-link';
import { openPageToken } from '@wayline/core/areas/trip/itinerary/page-token';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** The trip of the link that the token was made from, and no other. Source: R-TRIP-181, G-028. */
export const handler = endpoint<(typeof itineraryContracts)['public.trips.get'], OpenedLink>(
  itineraryContracts['public.trips.get'],
  async ({ input, deps, page }) => {
    const { trip } = page;
    if (input.id !== trip.id) return refuse('public.wrong_credentials');
    const itineraries = await listOpened(deps, page);
    return ok({
      id: trip.id,
      itineraries: itineraries.map(({ id, published_version }) => ({ id, version: published_version })),
    });
  },
  undefined,
  openPageToken,
);
