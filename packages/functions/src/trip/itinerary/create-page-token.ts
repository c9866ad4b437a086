import { itineraryContracts } from '@wayline/core/areas/trip/itinerary/itinerary.contract';
import { exchangeLink } from '@wayline/core/areas/trip/itinerary/page-token';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Client credentials have no refresh token of their own: asking again with the link is the refresh. */
export const handler = endpoint(itineraryContracts['public.token.create'], async ({ input, deps }) => {
  const made = await exchangeLink(deps, input);
  return made.ok ? ok({ access_token: made.value, refresh_token: made.value }) : made;
});
