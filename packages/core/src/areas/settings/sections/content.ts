import * as z from 'zod';
import { section } from '../section';

const text = (most: number) =>
  z
    .string()
    .max(most, `At most ${most.toLocaleString('en-US')} characters.`)
    .default('');

/** The company's words on what a client gets: in the mail that brings an itinerary, and at the foot of the itinerary itself. */
export const content = section({
  name: 'content',
  scope: 'company',
  path: '/myaccount/content',
  permission: 'Content',
  schema: z.object({
    /** Stands for “Hello,” in front of a mail; `{name}` is the reader's. */
    greeting: text(120),
    closing: text(600),
    terms: text(8_000),
    privacy_note: text(2_000),
  }),
});
