import type { User } from '../../access/company';
import { Users } from '../../access/people.records';
import { fullName } from '../../base/full-name';
import { UserId } from '../../base/ids';
import { dimensionTarget } from '../ledger/public';
import { HostAgencyLists } from './host-agencies.records';

const OF_USERS = {
  toKey: (id: string) => {
    const parsed = UserId.safeParse(id);
    return parsed.success ? { id: parsed.data } : undefined;
  },
  // One who has left may still be owed something, so their name can be posted to.
  toNamed: (user: User) => ({ name: fullName(user) }),
};

/** The advisors that lines of journal entries name, partners who are users, and host agencies. */
export const peopleDimensions = [
  dimensionTarget('advisor', Users, OF_USERS),
  dimensionTarget('partner', Users, OF_USERS),
  dimensionTarget('host_agency', HostAgencyLists, {
    toKey: () => ({}),
    toNamed: ({ agencies }, id) => agencies.find((agency) => agency.id === id),
  }),
];
