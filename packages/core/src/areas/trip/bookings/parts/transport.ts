import * as z from 'zod';
import { emptyable } from '../../../../base/emptyable';
import { GROUND_TRANSPORT_TYPES } from '../types/detail-choices';

/** A ride: what drives, who drives, and where the traveler is picked up. Source: R-TRIP-231. */
export const TransportDetail = z.object({
  ground_transport: emptyable(z.enum(GROUND_TRANSPORT_TYPES)),
  vehicle: z.string().max(120).optional(),
  vehicle_class: z.string().max(80).optional(),
  driver_name: z.string().max(120).optional(),
  driver_phone: z.string().max(50).optional(),
  pickup_details: z.string().max(1000).optional(),
  dropoff_details: z.string().max(1000).optional(),
});
