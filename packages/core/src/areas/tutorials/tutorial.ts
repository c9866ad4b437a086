import * as z from 'zod';
import { HELP_PAGES } from './pages';

/**
 * What a step points at: the first element in sight that the selector finds and that, where words are given, is called so. Nothing in
 * sight, as on a phone, leaves the step its words.
 */
const Target = z.object({ css: z.string(), text: z.string().optional() });

const Step = z.object({ title: z.string(), body: z.string(), target: Target.optional() });
export type HelpStep = z.infer<typeof Step>;

/**
 * A tutorial to read, or a tour that shows its steps on the screen itself. There are page tutorials, help tours, normalised tutorials (all of
 * them by their page) and tutorials for header (what the help of the top bar shows). Source: enum tutorial_kinds (G-064).
 */
export const Help = z.object({
  id: z.string(),
  page: z.enum(HELP_PAGES),
  title: z.string(),
  body: z.string(),
  video_url: z.url().optional(),
  steps: z.array(Step).min(1),
});
export type Help = z.infer<typeof Help>;
