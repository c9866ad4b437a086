import { randomUUID } from 'node:crypto';
import type { teamsContracts } from '@wayline/core/areas/people/teams.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'users.teams': () => ({}),
  'users.teams.save': (p) => ({ name: `Cruises ${randomUUID()}`, lead_user_id: p.leaver, member_ids: [p.leaver] }),
  'users.teams.delete': (p) => ({ id: p.team, deleted: true }),
} satisfies SamplesOf<typeof teamsContracts>;
