import * as z from 'zod';
import { BookingId } from '../../base/ids';

/** What somebody has open on a trip: a booking in its editor, and there the field they are in, by its path in the form. */
export const OpenThing = z.object({
  booking_id: BookingId,
  field: z
    .string()
    .max(80)
    .regex(/^\w+(\.\w+){0,4}$/)
    .optional(),
});
export type OpenThing = z.infer<typeof OpenThing>;

/** Somebody on a trip, once for each of their open pages. */
const Present = z.object({ user_id: z.string(), name: z.string(), open: OpenThing.optional() });
export type Present = z.infer<typeof Present>;

/** Everybody who is on a trip now, as everybody there is told whenever that changes. */
export const PresenceMessage = z.object({
  type: z.literal('presence'),
  channel: z.string(),
  people: z.array(Present),
});
export type PresenceMessage = z.infer<typeof PresenceMessage>;
