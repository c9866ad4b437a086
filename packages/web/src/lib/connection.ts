import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners';

/** Whether Wayline can be reached: `offline` when the browser says so, `unreached` when a request went unanswered for want of a network. */
export type Connection = 'online' | 'offline' | 'unreached';

const { subscribe, tellAll } = createListeners();
let isUnreached = false;

const setUnreached = (unreached: boolean) => {
  if (unreached === isUnreached) return;
  isUnreached = unreached;
  tellAll();
};
/** A request was answered, whatever the answer. */
export const noteAnswer = (): void => setUnreached(false);
/** A request found no network. */
export const noteNoNetwork = (): void => setUnreached(true);

// Back online, the next request tells whether Wayline answers too.
window.addEventListener('online', () => {
  isUnreached = false;
  tellAll();
});
window.addEventListener('offline', tellAll);

/** How Wayline can be reached now. */
export const connection = (): Connection => {
  if (!navigator.onLine) return 'offline';
  return isUnreached ? 'unreached' : 'online';
};
/** Is told when it changes; the answer stops that. */
export const onConnectionChange = subscribe;
/** How Wayline can be reached, for screens. */
export const useConnection = (): Connection => useSyncExternalStore(subscribe, connection);
