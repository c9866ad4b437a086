import type { mergeContracts } from '@wayline/core/areas/clients/merge/merge.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'crm.merge.preview': (p) => ({ existing: p.client, to_merge: p.otherClient }),
  'crm.merge.create': (p) => ({
    existing: p.client,
    to_merge: p.otherClient,
    existing_version: 1,
    to_merge_version: 1,
    choices: { phone: 'existing' },
  }),
  'crm.merge.get': (p) => ({ existing: p.keptClient, to_merge: p.mergedClient }),
  'crm.merge.undo': (p) => ({ existing: p.keptClient, to_merge: p.mergedClient }),
} satisfies SamplesOf<typeof mergeContracts>;
