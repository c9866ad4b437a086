import { readJson, writeJson } from './storage';

/** Shared by the tabs of this browser; forgotten with everything else when the session ends. */
const KEY = 'wayline.touched-at';
/** Writing more often than this is not worth it, in milliseconds. */
const EVERY_MS = 5000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let here = 0;
let written = 0;

/** When somebody last touched any tab, in milliseconds; undefined when nobody has since the sign-in. */
export const lastTouch = (): number | undefined => Math.max(here, readJson<number>(KEY) ?? 0) || undefined;

/** Notes a touch. */
export const touch = (now = Date.now()): void => {
  here = now;
  if (now - written < EVERY_MS) return;
  written = now;
  writeJson(KEY, now);
};
/** Forgets the touches of this tab, as the storage forgets those of all. */
export const forgetTouches = (): void => {
  here = 0;
  written = 0;
  writeJson(KEY, undefined);
};

/** Calls `onTouch` at every press, key and turn of the wheel until the answer is called. */
export const hearTouches = (onTouch: () => void): (() => void) => {
  for (const kind of TOUCHES) window.addEventListener(kind, onTouch, { capture: true, passive: true });
  return () => {
    for (const kind of TOUCHES) window.removeEventListener(kind, onTouch, { capture: true });
  };
};
