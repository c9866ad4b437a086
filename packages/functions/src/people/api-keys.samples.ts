import type { apiKeysContracts } from '@wayline/core/areas/people/api-keys.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'users.api-keys.list': () => ({}),
  'users.api-keys.create': (p) => ({ name: 'Website', scopes: ['trips:read'], days: 30, password: p.password }),
  'users.api-keys.revoke': (p) => ({ key_id: p.apiKey }),
  'public.openapi.get': () => ({}),
} satisfies SamplesOf<typeof apiKeysContracts>;
