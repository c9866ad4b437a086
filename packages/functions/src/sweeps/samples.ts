import type { InputOf } from '@wayline/core/contract/contract';
import { type CallId, CONTRACTS, type Contracts } from '@wayline/core/contracts';
import type { Person, World } from '@wayline/local/testing/world';
import { prepare } from './prepare';
import { type Prepared, placeholderIds } from './prepared';
import { agenciesSamples } from './samples/agencies';
import { apiKeysSamples } from './samples/api-keys';
import { bookingListsSamples } from './samples/booking-lists';
import { bookingsSamples } from './samples/bookings';
import { cancellationSamples } from './samples/cancellation';
import { checklistsSamples } from './samples/checklists';
import { closingSamples } from './samples/closing';
import { companyPageSamples } from './samples/company-page';
import { countsSamples } from './samples/counts';
import { domainsSamples } from './samples/domains';
import { historySamples } from './samples/history';
import { identitySamples } from './samples/identity';
import { itinerarySamples } from './samples/itinerary';
import { librarySamples } from './samples/library';
import { lifecycleSamples } from './samples/lifecycle';
import { lookupsSamples } from './samples/lookups';
import { mastersSamples } from './samples/masters';
import { messagingSamples } from './samples/messaging';
import { miscSamples } from './samples/misc';
import { packagesSamples } from './samples/packages';
import { peopleSamples } from './samples/people';
import { pricingSamples } from './samples/pricing';
import { profileSamples } from './samples/profile';
import { rolesSamples } from './samples/roles';
import { settingsSamples } from './samples/settings';
import { sharedLookupsSamples } from './samples/shared-lookups';
import { subscriptionSamples } from './samples/subscription';
import { tagsSamples } from './samples/tags';
import { teamsSamples } from './samples/teams';
import { tripsSamples } from './samples/trips';
import { tutorialsSamples } from './samples/tutorials';
import { usersSamples } from './samples/users';
import { viewsSamples } from './samples/views';

/** A valid input of every endpoint, about a prepared trip: what the sweeps vary. */
export const SAMPLES = {
  ...identitySamples,
  ...companyPageSamples,
  ...tripsSamples,
  ...bookingsSamples,
  ...itinerarySamples,
  ...messagingSamples,
  ...miscSamples,
  ...lifecycleSamples,
  ...peopleSamples,
  ...checklistsSamples,
  ...historySamples,
  ...pricingSamples,
  ...cancellationSamples,
  ...mastersSamples,
  ...lookupsSamples,
  ...bookingListsSamples,
  ...librarySamples,
  ...viewsSamples,
  ...packagesSamples,
  ...usersSamples,
  ...rolesSamples,
  ...teamsSamples,
  ...apiKeysSamples,
  ...agenciesSamples,
  ...settingsSamples,
  ...domainsSamples,
  ...profileSamples,
  ...subscriptionSamples,
  ...tagsSamples,
  ...sharedLookupsSamples,
  ...tutorialsSamples,
  ...countsSamples,
  ...closingSamples,
} satisfies { [I in CallId]: (p: Prepared) => InputOf<Contracts[I]> };

/** The sample of one endpoint, for sweeps that loop over all of them. */
export const getSample = (id: CallId, prepared: Prepared): Record<string, unknown> =>
  (SAMPLES[id] as (p: Prepared) => Record<string, unknown>)(prepared);
export const CALL_IDS = Object.keys(CONTRACTS) as CallId[];

/** What a sample speaks of. */
const namedBy = (id: CallId): ReadonlySet<string> => {
  const names = new Set<string>();
  const watched = new Proxy(placeholderIds('0'), {
    get: (all, name) => {
      names.add(String(name));
      return Reflect.get(all, name);
    },
  });
  getSample(id, watched);
  return names;
};
/** Prepares as much as the sample of one endpoint speaks of. */
export const prepareFor = (id: CallId, world: World, as: Person): Promise<Prepared> =>
  prepare(world, as, undefined, namedBy(id));
