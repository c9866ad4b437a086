import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { routeTable } from './packages/web/route-table.plugin';
import { PATIENCE } from './scripts/patience';

const stacksInstalled = existsSync('node_modules/sst');

const LIMITS = {
  testTimeout: PATIENCE.test,
  hookTimeout: PATIENCE.test,
  teardownTimeout: PATIENCE.test,
  expect: { poll: { timeout: PATIENCE.poll } },
};

const BUNDLED = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  '@chakra-ui/react',
  '@chakra-ui/react/theme',
  '@tanstack/react-query',
  '@testing-library/react',
  '@testing-library/user-event',
  'ag-grid-community',
  'ag-grid-react',
  'lucide-react',
];

export default defineConfig({
  test: {
    silent: 'passed-only',
    projects: [
      // Pure rules share nothing that a test could spoil for the next, so they need no process each: the inner loop stays short.
      {
        test: {
          name: 'unit',
          include: ['packages/core/src/**/*.test.ts', 'packages/pages/src/build/*.test.ts', 'scripts/**/*.test.ts'],
          isolate: false,
          setupFiles: ['packages/core/src/testing/still-clock.setup.ts'],
          ...LIMITS,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'endpoint',
          include: ['packages/{functions,local}/src/**/*.test.ts'],
          // Files share a process, whose packages are loaded once; what is ours is loaded anew for each of them.
          isolate: false,
          setupFiles: ['packages/local/src/testing/start-fresh.setup.ts'],
          ...LIMITS,
          maxWorkers: 2,
        },
      },
      {
        plugins: [react(), routeTable()],
        test: {
          name: 'web',
          include: ['packages/{web,pages}/src/**/*.test.{ts,tsx}'],
          exclude: ['packages/pages/src/build/*.test.ts'],
          environment: './packages/web/src/testing/one-page.environment.ts',
          // Files share a process and its page, so that what most of them need is loaded once.
          isolate: false,
          setupFiles: ['packages/web/src/testing/start-fresh.setup.ts'],
          maxWorkers: 2,
          ...LIMITS,
          // Bundled once, or every test file would read thousands of small files of these again.
          deps: { optimizer: { client: { enabled: true, include: BUNDLED } } },
        },
      },
      ...(stacksInstalled ? [{ test: { name: 'stacks', include: ['stacks/**/*.test.ts'], ...LIMITS } }] : []),
    ],
  },
});
