import { useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners';

export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Read by public/color-mode.js before the first paint, so it is plain text. */
const KEY = 'wayline.color-mode';
const changes = createListeners();
const night = () => matchMedia('(prefers-color-scheme: dark)');

const chosenMode = (): ColorMode => {
  const stored = localStorage.getItem(KEY);
  return COLOR_MODES.find((mode) => mode === stored) ?? 'system';
};
const shownMode = (): 'light' | 'dark' => {
  const mode = chosenMode();
  if (mode !== 'system') return mode;
  return night().matches ? 'dark' : 'light';
};
const show = () => {
  document.documentElement.classList.remove('light', 'dark');
  document.documentElement.classList.add(shownMode());
};

const choose = (mode: ColorMode) => {
  localStorage.setItem(KEY, mode);
  show();
  changes.tellAll();
};
/** Follows the system's day and night while the app is open; the answer stops. */
export const followSystem = (): (() => void) => {
  const media = night();
  media.addEventListener('change', show);
  return () => media.removeEventListener('change', show);
};

/** Day, night, or as the system says, and the way to choose. */
export const useColorMode = () => ({ mode: useSyncExternalStore(changes.subscribe, chosenMode), choose });
