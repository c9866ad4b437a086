import * as z from 'zod';
import { section } from '../section';

/** What can be told of a flight, in the order it happens. */
export const FLIGHT_ALERTS = [
  'schedule_changed',
  'check_in_open',
  'delayed',
  'gate_changed',
  'cancelled',
  'diverted',
  'landed',
] as const;
export type FlightAlert = (typeof FLIGHT_ALERTS)[number];

const yes = z.boolean().default(true);
const no = z.boolean().default(false);

/** Which news of booked flights are told, and to whom. Source: spec 1 §2, the child flight-alerts. */
export const flightAlerts = section({
  name: 'flight_alerts',
  scope: 'user',
  path: '/myaccount/flight-alerts',
  schema: z.object({
    schedule_changed: yes,
    check_in_open: no,
    delayed: yes,
    gate_changed: no,
    cancelled: yes,
    diverted: yes,
    landed: no,
    /** Delays shorter than this many minutes are not told. */
    delay_minutes: z.int().min(5).max(600).default(30),
    tell_me: yes,
    tell_collaborators: no,
    tell_travelers: no,
  }),
});
