import * as z from 'zod';
import { TripId, TripPackageId } from '../../../base/ids';
import { defineEvents } from '../../live/public';
import { inTrip } from '../trip-announcements';

export const packageEvents = defineEvents('package', { trip_id: TripId, id: TripPackageId, name: z.string() }, inTrip, {
  added: (f) => `${f.actor} created the package ${f.name}`,
  changed: (f) => `${f.actor} changed the package ${f.name}`,
  deleted: (f) => `${f.actor} deleted the package ${f.name}`,
  brought_back: (f) => `${f.actor} restored the package ${f.name}`,
});
