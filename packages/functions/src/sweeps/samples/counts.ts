import type { countsContracts } from '@wayline/core/areas/notifications/counts.contract';
import type { SamplesOf } from './samples-of';

export const countsSamples = {
  'messaging.internal-messages.count': () => ({}),
  'misc.deadlines-alerts.count': () => ({}),
  'misc.notifications.count': () => ({ type: 'getcount' }),
  'messaging.notifications.count': () => ({ type: 'getmsgcount' }),
  'book.flow-notifications.count': () => ({ type: 'getcount' }),
} satisfies SamplesOf<typeof countsContracts>;
