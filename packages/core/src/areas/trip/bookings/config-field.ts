import * as z from 'zod';

/** The forms whose fields can be asked for. */
export const FORM_TYPES = ['trip', 'traveler', 'booking', 'event'] as const;
export type FormType = (typeof FORM_TYPES)[number];

/** One field of a form. What stands in it: a `group` has fields of its own, a `list` several of something. */
export const ConfigField = z.object({
  name: z.string(),
  kind: z.enum(['text', 'number', 'yes_no', 'day', 'choice', 'list', 'group']),
  /** A record is refused without it. */
  required: z.boolean(),
  choices: z.array(z.string()).optional(),
  /** The most characters a text may have. */
  max_length: z.int().optional(),
});
export type ConfigField = z.infer<typeof ConfigField>;
