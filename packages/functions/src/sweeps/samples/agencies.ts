import { randomUUID } from 'node:crypto';
import type { agenciesContracts } from '@wayline/core/agencies/agencies.contract';
import type { SamplesOf } from './samples-of';

export const agenciesSamples = {
  'users.sub-agencies.list': () => ({}),
  'users.sub-agencies.ask': () => ({ email: `${randomUUID()}@asked.wayline.test` }),
  'users.sub-agencies.withdraw': (p) => ({ email: p.askedAgency }),
  'users.sub-agencies.open': (p) => ({ token: p.agencyToken }),
  'users.sub-agencies.accept': (p) => ({ token: p.agencyToken }),
  'users.sub-agencies.look': (p) => ({ company: p.subAgency }),
  'users.sub-agencies.end': (p) => ({ company: p.subAgency }),
  'users.sub-agencies.leave': ({ parentAgency: _above }) => ({}),
} satisfies SamplesOf<typeof agenciesContracts>;
