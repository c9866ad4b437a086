import type { countsContracts } from '@wayline/core/areas/notifications/counts.contract';
import type { SamplesOf } from '../sweeps/samples-of';

export const SAMPLES = {
  'messaging.internal-messages.count': () => ({}),
  'misc.deadlines-alerts.count': () => ({}),
  'misc.notifications.count': () => ({ type: 'getcount' }),
  'messaging.notifications.count': () => ({ type: 'getmsgcount' }),
  'book.flow-notifications.count': () => ({ type: 'getcount' }),
} satisfies SamplesOf<typeof countsContracts>;
