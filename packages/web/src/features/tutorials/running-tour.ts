import type { Help } from '@wayline/core/areas/tutorials/tutorial';
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners';

let running: Help | undefined;
const { subscribe, tellAll } = createListeners();

/** Begins a tour on the screen that is open; one that runs gives way. */
export const startTour = (tour: Help): void => {
  running = tour;
  tellAll();
};
export const endTour = (): void => {
  running = undefined;
  tellAll();
};
/** The tour that runs, for the shell. */
export const useRunningTour = (): Help | undefined => useSyncExternalStore(subscribe, () => running);
