import { type Announcer, announce } from '../../live/public';
import { findingsBell } from './notified-findings';
import { findingsFound } from './trip-check.events';

export const tripCheckAnnouncers: readonly Announcer[] = [
  announce(findingsFound, (f) => ({
    ...findingsBell(f.trip_name, f.findings),
    kind: 'trip_data_updated',
    channels: [`user.${f.advisor}`],
    notify: [f.advisor],
    link: `/trips/${f.id}/planner`,
    entity_id: f.id,
    trip_id: f.id,
  })),
];
