import { cleanup } from '@testing-library/react';
import { standStill } from '@wayline/core/testing/still-clock';
import { vi } from 'vitest';
import { forgetSession } from '../lib/session';
import { dismissToast, shownToasts } from '../lib/toast-store';
import { onDesktop } from './viewport';

const ELSEWHERE = { clientX: -1, clientY: -1 };

/** After a test of a screen: nothing on the page, no toast that outlives it, nobody signed in, the network and the clock as they were. */
export const leaveApp = (): void => {
  cleanup();
  // Menus keep where the pointer was last, and watch it until the page is left: a pointer that never moves would choose nothing in the next test.
  document.dispatchEvent(new PointerEvent('pointermove', ELSEWHERE));
  window.dispatchEvent(new Event('beforeunload'));
  document.body.replaceChildren();
  for (const { id } of shownToasts()) dismissToast(id);
  // Clearing the storage tells nobody: the next file would still write dates as this user chose.
  forgetSession();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  onDesktop();
  standStill();
  vi.unstubAllGlobals();
};
