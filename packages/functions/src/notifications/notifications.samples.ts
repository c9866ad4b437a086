import type { notificationsContracts } from '@wayline/core/areas/notifications/notifications.contract';
import { EventId } from '@wayline/core/base/ids';
import type { SamplesOf } from '../sweeps/samples-of';

const FIRST_EVENT = EventId.parse('evt_00000000000000000000000000');

export const SAMPLES = {
  'misc.shell.get': () => ({}),
  'misc.notifications.seen': () => ({ id: FIRST_EVENT }),
  'misc.notifications.mark': () => ({ id: FIRST_EVENT, read: false }),
  'misc.notifications.list': () => ({ show: 'unread' }),
  'misc.events.since': () => ({ after: FIRST_EVENT }),
  'misc.first-steps.get': () => ({}),
  'misc.health.get': () => ({}),
} satisfies SamplesOf<typeof notificationsContracts>;
