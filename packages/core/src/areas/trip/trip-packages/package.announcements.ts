import { type Announcer, announceAll } from '../../live/public';
import { inTrip } from '../announce-in-trip';
import { packageEvents } from './package.events';

export const packageAnnouncers: readonly Announcer[] = announceAll(packageEvents, inTrip, {
  added: (f) => `${f.actor} created the package ${f.name}`,
  changed: (f) => `${f.actor} changed the package ${f.name}`,
  deleted: (f) => `${f.actor} deleted the package ${f.name}`,
  brought_back: (f) => `${f.actor} restored the package ${f.name}`,
});
