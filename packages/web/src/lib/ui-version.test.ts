import { afterEach, expect, it, vi } from 'vitest';
import { chooseUiVersion, uiVersion } from './ui-version';

afterEach(() => localStorage.clear());

it('R-SHELL-092 is new until somebody chooses', () => {
  expect(uiVersion()).toBe('new');
});
it('R-SHELL-094 stores the choice and reloads', () => {
  const reload = vi.fn();
  chooseUiVersion('old', reload);
  expect(uiVersion()).toBe('old');
  expect(reload).toHaveBeenCalledOnce();
  chooseUiVersion('old', reload);
  expect(reload).toHaveBeenCalledOnce();
});
