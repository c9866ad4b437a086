import * as z from 'zod';
import { section } from '../section';

/** What a new account is asked first, in this order. Source: G-020. */
export const ONBOARDING_STEPS = ['profile', 'company', 'plan'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** How far a user has come in setting their account up. A step that was skipped is not asked again by itself. */
export const onboarding = section({
  name: 'onboarding',
  scope: 'user',
  path: '/create_your_profile',
  schema: z.object({
    done: z.array(z.enum(ONBOARDING_STEPS)).max(ONBOARDING_STEPS.length).default([]),
    skipped: z.array(z.enum(ONBOARDING_STEPS)).max(ONBOARDING_STEPS.length).default([]),
    finished: z.boolean().default(false),
  }),
  denormalizedTo: ({ finished }) => ({ user: { is_set_up: finished } }),
});
type Saved = z.infer<(typeof onboarding)['schema']>;

/** Where the setting up goes on; undefined when every step was done or skipped. */
export const openStep = ({ done, skipped }: Pick<Saved, 'done' | 'skipped'>): OnboardingStep | undefined =>
  ONBOARDING_STEPS.find((step) => !done.includes(step) && !skipped.includes(step));
/** The same with one step done, or skipped. */
export const withStep = (saved: Saved, step: OnboardingStep, how: 'done' | 'skipped'): Saved => {
  const other = how === 'done' ? 'skipped' : 'done';
  return {
    ...saved,
    [how]: [...new Set([...saved[how], step])],
    [other]: saved[other].filter((one) => one !== step),
  };
};
