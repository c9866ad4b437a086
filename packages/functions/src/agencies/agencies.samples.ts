import { randomUUID } from 'node:crypto';
import type { agenciesContracts } from '@wayline/core/areas/agencies/agencies.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'misc.sub-agencies.list': () => ({}),
  'misc.sub-agencies.ask': () => ({ email: `${randomUUID()}@asked.wayline.test` }),
  'misc.sub-agencies.withdraw': (p) => ({ email: p.askedAgency }),
  'misc.sub-agencies.open': (p) => ({ token: p.agencyToken }),
  'misc.sub-agencies.accept': (p) => ({ token: p.agencyToken }),
  'misc.sub-agencies.look': (p) => ({ company: p.subAgency }),
  'misc.sub-agencies.end': (p) => ({ company: p.subAgency }),
  'misc.sub-agencies.leave': ({ parentAgency: _above }) => ({}),
} satisfies SamplesOf<typeof agenciesContracts>;
