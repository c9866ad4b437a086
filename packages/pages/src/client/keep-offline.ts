import { ASSETS } from '../asset-urls';
import { getPageI18n } from './texts';

const mark = document.getElementById('offline');

const showConnection = () => {
  if (!mark) return;
  if (navigator.onLine) mark.hidden = true;
  else if (mark.hidden) {
    const i18n = getPageI18n();
    mark.textContent = i18n._('You’re offline. This page is saved on your device.');
    mark.hidden = false;
  }
};

/** Keeps the page for places without a connection: the worker serves it, this page tells it what to keep. */
export const keepOffline = (): void => {
  addEventListener('offline', showConnection);
  addEventListener('online', showConnection);
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const scope = location.pathname.replace(/^(\/[^/]+\/).*/, '$1');
  const cover = document.querySelector<HTMLImageElement>('#cover')?.currentSrc;
  const keep = [location.pathname, ...(cover?.startsWith(location.origin) ? [cover] : [])];
  serviceWorker
    .register(ASSETS.worker, { scope })
    .then((registration) => {
      const worker = registration.active ?? registration.waiting ?? registration.installing;
      worker?.postMessage({ keep });
    })
    .catch(() => undefined);
};
