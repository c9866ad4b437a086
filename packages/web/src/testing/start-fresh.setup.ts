import { configure } from '@testing-library/react';
import { standStill } from '@wayline/core/testing/still-clock';
import { afterAll, afterEach, vi } from 'vitest';
import { PATIENCE } from '../../../../scripts/patience';
import { leaveApp } from './leave-app';

configure({ asyncUtilTimeout: PATIENCE.poll });

/** What a screen still asks for when its test is over is answered by nobody. */
globalThis.fetch = () => new Promise(() => {});

standStill();

// Files share a process and its page, so that what most of them need is loaded once: each test leaves the page as it found it.
afterEach(leaveApp);

// A page that a test opened last may still be loading. Were the file left before it's there, what it misses would be missed by every file after it.
afterAll(() => vi.dynamicImportSettled());
