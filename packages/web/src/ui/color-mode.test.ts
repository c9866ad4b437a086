import { expect, it, vi } from 'vitest';
import { followSystem } from './color-mode';

it('turns to night with the system, whether or not the menu is open, unless a mode was chosen', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => media);
  const { classList } = document.documentElement;
  const nightfall = (matches: boolean) => {
    media.matches = matches;
    media.dispatchEvent(new Event('change'));
  };
  const stop = followSystem();
  nightfall(true);
  expect(classList.contains('dark')).toBe(true);
  localStorage.setItem('wayline.color-mode', 'light');
  nightfall(true);
  expect(classList.contains('dark')).toBe(false);
  localStorage.clear();
  stop();
  nightfall(true);
  expect(classList.contains('dark')).toBe(false);
});
