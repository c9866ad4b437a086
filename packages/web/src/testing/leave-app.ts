import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { dismissToast, shownToasts } from '../lib/toast-store';

/** After a test of a signed-in screen: nothing on the page, no toast that outlives it, nobody signed in, the network as it was. */
export const leaveApp = (): void => {
  cleanup();
  for (const { id } of shownToasts()) dismissToast(id);
  localStorage.clear();
  vi.unstubAllGlobals();
};
