import type { tagsContracts } from '@wayline/core/areas/tags/tags.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'misc.tags.create': () => ({ request_for: 'onlyStore', tags: { tag_type: 'Trip', tag: ['Honeymoon'] } }),
  'misc.tags.delete': (p) => ({ id: p.tag }),
  'crm.tags.all': () => ({}),
} satisfies SamplesOf<typeof tagsContracts>;
