import type { dashboardContracts } from '@wayline/core/areas/trip/deadlines/dashboard.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'misc.dashboard.get': () => ({}),
} satisfies SamplesOf<typeof dashboardContracts>;
