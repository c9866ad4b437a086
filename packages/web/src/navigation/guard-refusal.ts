import { GUARDS, type Guard } from '@wayline/core/navigation/guards';
import type { AppPath } from '@wayline/core/navigation/routes';
import { useLocation } from 'react-router-dom';

/**
 * What a guard tells the page it sends somebody to: which guard it was, which address was asked for, and in which load of the app, as a
 * browser keeps this with its history.
 */
export type Refused = { guard: Guard; path: AppPath | undefined; from: string; load: number };

/** Tells one load of the app from another. */
export const THIS_LOAD = performance.timeOrigin;

/** Why somebody was sent to the page that is shown; undefined when they came by themselves. */
export const useRefused = (): Refused | undefined => {
  const { state } = useLocation() as { state: { refused?: Refused } | null };
  return state?.refused && state.refused.guard in GUARDS ? state.refused : undefined;
};
