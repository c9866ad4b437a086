import type { tagsContracts } from '@wayline/core/areas/tags/tags.contract';
import type { SamplesOf } from './samples-of';

export const tagsSamples = {
  'misc.tags.create': () => ({ request_for: 'onlyStore', tags: { tag_type: 'Trip', tag: ['Honeymoon'] } }),
  'misc.tags.delete': (p) => ({ id: p.tag }),
  'crm.tags.all': () => ({}),
} satisfies SamplesOf<typeof tagsContracts>;
