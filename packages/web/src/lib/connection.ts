import { useSyncExternalStore } from 'react';
import { createListeners } from './listeners';

/** Whether Wayline can be reached: `offline` when the browser says so, `unreached` when a request went unanswered for want of a network. */
export type Connection = 'online' | 'offline' | 'unreached';

const { subscribe, tellAll } = createListeners();
let isUnreached = false;

const FIRST_LOOK_MS = 5_000;
const LATEST_LOOK_MS = 60_000;
let nextLook: ReturnType<typeof setTimeout> | undefined;
/** Asks for the smallest file there is until it is answered, ever more seldom: nobody has to press anything once Wayline is back. */
const lookAgain = (ms: number) => {
  clearTimeout(nextLook);
  nextLook = setTimeout(async () => {
    const answer = await fetch('/version.json', { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    if (answer) noteAnswer();
    else if (isUnreached) lookAgain(Math.min(ms * 2, LATEST_LOOK_MS));
  }, ms);
};

const setUnreached = (unreached: boolean) => {
  if (unreached === isUnreached) return;
  isUnreached = unreached;
  clearTimeout(nextLook);
  if (unreached) lookAgain(FIRST_LOOK_MS);
  tellAll();
};
/** A request was answered, whatever the answer. */
export const noteAnswer = (): void => setUnreached(false);
/** A request found no network. */
export const noteNoNetwork = (): void => setUnreached(true);

// Back online, the next request tells whether Wayline answers too.
window.addEventListener('online', () => {
  isUnreached = false;
  clearTimeout(nextLook);
  tellAll();
});
document.addEventListener('visibilitychange', () => {
  if (isUnreached && document.visibilityState === 'visible') lookAgain(0);
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
