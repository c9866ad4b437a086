import { randomUUID } from 'node:crypto';
import type { rolesContracts } from '@wayline/core/areas/people/roles.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'users.roles': (p) => ({ user_id: p.colleague }),
  'users.permissions': () => ({ name: `Desk ${randomUUID().slice(0, 8)}`, version: 0, permissions: ['View Trips'] }),
  'users.assign-role': (p) => ({
    id: p.colleague,
    version: p.colleagueVersion,
    role: 'Independent Contractor',
    permissions: ['Trips', 'View Trips', 'Reservations', 'View Reservations'],
  }),
} satisfies SamplesOf<typeof rolesContracts>;
