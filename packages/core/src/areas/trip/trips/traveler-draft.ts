import * as z from 'zod';
import { Day, Email, Name } from '../../../base/values';
import { CLIENT_TYPES } from './trip-types';

/** What an advisor enters of a person on a trip: a traveler, or a contact who does not travel. Source: spec 2 §3. */
export const TravelerDraft = z.object({
  first_name: Name,
  middle_name: z.string().trim().max(255).optional(),
  last_name: Name,
  suffix: z.string().trim().max(40).optional(),
  email: Email.optional(),
  phone: z.string().trim().max(50).optional(),
  dob: Day.optional(),
  client_type: z.enum(CLIENT_TYPES).default('not_determined'),
  is_traveler: z.boolean().default(true),
});
export type TravelerDraft = z.infer<typeof TravelerDraft>;
