import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

/** After a test of a signed-in screen: nothing on the page, nobody signed in, the network as it was. */
export const leaveApp = (): void => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
};
