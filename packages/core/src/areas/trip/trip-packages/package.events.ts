import * as z from 'zod';
import { TripId, TripPackageId } from '../../../base/ids';
import { defineEvents } from '../../../store/domain-event';

export const packageEvents = defineEvents('package', { trip_id: TripId, id: TripPackageId, name: z.string() }, [
  'added',
  'changed',
  'deleted',
  'brought_back',
]);
