import { connection } from './connection';
import { readJson, writeJson } from './storage';

const KEY = 'wayline.reloaded-at';
const AT_MOST_EVERY_MS = 30_000;

/**
 * A page whose code is gone from the server belongs to a build that was replaced: it is loaded again from the new one, once, so that a
 * server without it does not make a loop. Without a connection it could not be loaded, and what is shown would be lost.
 */
export const reloadWhenBuildIsGone = (reload = () => location.reload(), now = () => Date.now()): void => {
  window.addEventListener('vite:preloadError', () => {
    if (connection() !== 'online') return;
    if (now() - (readJson<number>(KEY, 'sessionStorage') ?? 0) < AT_MOST_EVERY_MS) return;
    writeJson(KEY, now(), 'sessionStorage');
    reload();
  });
};
