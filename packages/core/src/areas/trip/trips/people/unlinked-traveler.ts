import * as z from 'zod';
import { Duplicate } from '../../../clients/public';
import { Traveler } from '../traveler';

/** Somebody on a trip who is no client yet, and the clients they may be, the surest first. */
export const UnlinkedTraveler = Traveler.pick({
  id: true,
  trip_id: true,
  first_name: true,
  last_name: true,
  email: true,
  phone: true,
  dob: true,
}).extend({ trip_name: z.string(), matches: z.array(Duplicate) });
export type UnlinkedTraveler = z.infer<typeof UnlinkedTraveler>;
