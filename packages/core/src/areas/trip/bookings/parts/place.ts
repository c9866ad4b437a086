import * as z from 'zod';
import { TimeZone } from '../../../../base/values';
import { LongName } from './long-name';

/** Somewhere a traveler stands: an airport, a hotel, a restaurant. One entered by hand has the source `manual`. Source: R-TRIP-090, R-TRIP-091. */
export const Place = z.object({
  name: LongName,
  iata_code: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  formatted_address: z.string().max(500).optional(),
  address: z.string().max(500).optional(),
  destination_name: z.string().max(120).optional(),
  phone_no: z.string().max(50).optional(),
  url: z.string().max(500).optional(),
  timezone: TimeZone.optional(),
  venue_id: z.string().max(120).optional(),
  venue_source: z.string().max(40).optional(),
  is_preferred_place: z.boolean().optional(),
  source: z.string().max(40).default('manual'),
});
export type Place = z.infer<typeof Place>;
