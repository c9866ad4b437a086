import { afterEach, expect, it, vi } from 'vitest';
import { reloadWhenBuildIsGone } from './stale-build';

afterEach(() => sessionStorage.clear());

it('loads the page again when its code is gone, and not over and over', () => {
  const reload = vi.fn();
  let now = 1_000_000;
  reloadWhenBuildIsGone(reload, () => now);
  const gone = () => window.dispatchEvent(new Event('vite:preloadError'));
  gone();
  gone();
  expect(reload).toHaveBeenCalledOnce();
  now += 30_000;
  gone();
  expect(reload).toHaveBeenCalledTimes(2);
});
