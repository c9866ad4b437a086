import * as z from 'zod';
import { Client } from '../client';
import { DUPLICATE_GRADES } from './compare-people';

/** What tells one profile from another at a glance. */
export const DuplicateClient = Client.pick({
  id: true,
  ind_code: true,
  first_name: true,
  last_name: true,
  emails: true,
  phone: true,
  dob: true,
  trips: true,
  created_at: true,
  updated_at: true,
  advisor_id: true,
  version: true,
});
export type DuplicateClient = z.infer<typeof DuplicateClient>;

const likeness = { grade: z.enum(DUPLICATE_GRADES), reasons: z.array(z.string()) };
/** Somebody who may be the person that was asked for. */
export const Duplicate = z.object({ client: DuplicateClient, ...likeness });
export type Duplicate = z.infer<typeof Duplicate>;
/** Two profiles that may be one person; `kept` is the one that there is more of. */
export const DuplicatePair = z.object({ kept: DuplicateClient, other: DuplicateClient, ...likeness });
export type DuplicatePair = z.infer<typeof DuplicatePair>;
