import type { ShareAnswer } from '@wayline/core/areas/trip/itinerary/share-activity';
import { postTo } from './post-to';

const answersIn = async (response: Response): Promise<readonly ShareAnswer[]> =>
  response.ok ? ((await response.json()) as { answers: ShareAnswer[] }).answers : [];

/**
 * Tells the advisor that the page was opened: once a load, when it is really on a screen, never from a copy without connection. Comes
 * back with what the client has answered so far.
 */
export const noteView = (token: string): Promise<readonly ShareAnswer[]> =>
  new Promise((resolve) => {
    const note = () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      document.removeEventListener('visibilitychange', note);
      postTo(token, 'viewed', {}, { keepalive: true })
        .then(answersIn)
        .then(resolve, () => resolve([]));
    };
    document.addEventListener('visibilitychange', note);
    note();
  });
