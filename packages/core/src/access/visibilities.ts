import * as z from 'zod';

/** Whose trips somebody sees: those they work on, those anybody of their team works on, or all. Source: spec 1 §6 (G-047). */
export const VISIBILITIES = ['own', 'team', 'all'] as const;
export const Visibility = z.enum(VISIBILITIES);
export type Visibility = z.infer<typeof Visibility>;
