import { accountingFollower } from '@wayline/core/areas/accounting/follow-names';
import { ledgerFollower } from '@wayline/core/areas/clients/merge/ledger-follower';
import type { MergeFollowers } from '@wayline/core/areas/clients/merge/merge-followers';
import { formFollower } from '@wayline/core/areas/forms/merge-forms';
import { memberFollower } from '@wayline/core/areas/institutions/merge-members';
import { returnTravelers } from '@wayline/core/areas/trip/trips/people/client-link';
import { repointTraveler } from '@wayline/core/areas/trip/trips/people/repoint-traveler';

/** What other areas keep of clients, and move when two of them are merged. */
export const MERGE_FOLLOWERS: MergeFollowers = {
  repointTraveler,
  areas: [memberFollower, { giveBack: returnTravelers }, formFollower, ledgerFollower, accountingFollower],
};
