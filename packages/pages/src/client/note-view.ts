import { serviceUrl } from './share-token';

/** Tells the advisor that the page was opened: once a load, when it is really on a screen, never from a copy without connection. */
export const noteView = (token: string): void => {
  const note = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    document.removeEventListener('visibilitychange', note);
    const headers = { 'content-type': 'application/json' };
    fetch(serviceUrl(token, 'viewed'), { method: 'POST', keepalive: true, headers, body: '{}' }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', note);
  note();
};
