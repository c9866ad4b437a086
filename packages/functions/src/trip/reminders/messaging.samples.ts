import type { messagingContracts } from '@wayline/core/areas/trip/reminders/messaging.contract';
import type { SamplesOf } from '../../sweeps/samples-of';

export const SAMPLES = {
  'messaging.reminders': (p) => ({
    trip_id: p.trip,
    booking_id: p.booking,
    timing: 'week before',
    to: ['guest@wayline.test'],
    timezone: 'Europe/Rome',
    message: 'Bring a jacket',
  }),
  'messaging.reminders.update': (p) => ({
    id: p.reminder,
    trip_id: p.trip,
    version: 1,
    timing: 'Custom Date',
    count: 2,
    date: '2150-01-02',
    time: '08:30',
    timezone: 'Europe/Rome',
    to: ['guest@wayline.test'],
    message: 'Bring an umbrella',
  }),
  'messaging.reminders.restore': (p) => ({ id: p.reminder, trip_id: p.trip }),
  'messaging.reminders.delete': (p) => ({ id: p.reminder, trip_id: p.trip }),
  'messaging.reminders.resend': (p) => ({ id: p.reminder, trip_id: p.trip }),
  'messaging.shares.resend': (p) => ({ id: p.shareId, trip_id: p.trip }),
} satisfies SamplesOf<typeof messagingContracts>;
