import { defineConfig, devices } from '@playwright/test';
import { chromiumPath } from './scripts/chromium-path.mjs';
import { PATIENCE } from './scripts/patience';

const port = Number(process.env.E2E_PORT ?? 3177);
const executablePath = chromiumPath();
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const args = process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet;

export default defineConfig({
  testDir: 'e2e',
  globalTeardown: './e2e/refusals.teardown.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: PATIENCE.journey,
  expect: { timeout: PATIENCE.page, toPass: { timeout: PATIENCE.page } },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: process.env.BROWSER_REPORT ?? 'node_modules/.cache/wayline/reports/browser.json' }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // What was done and answered, and what the page was at its end. Keeping every page before and after each step would cost a seventh of
    // the whole, for the few journeys that fail: `--trace on` does, for one that is looked into.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
    // Nothing is looked at while it moves: what comes in and goes out is there, or not.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: PATIENCE.page,
    navigationTimeout: PATIENCE.page,
    launchOptions: { ...(executablePath && { executablePath }), args },
  },
  projects: [
    { name: 'clock', testMatch: '**/*.clock.ts', dependencies: ['desktop', 'phone'] },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // The journeys that differ on a phone; which those are, and why, is in e2e/support/phone.ts.
    {
      name: 'phone',
      testMatch: ['**/*.spec.ts', '**/*.phone.ts'],
      grep: /@phone/,
      use: { ...devices['Pixel 7'], defaultBrowserType: 'chromium' },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${port}/local/demo`,
    timeout: PATIENCE.start,
    reuseExistingServer: process.env.E2E_REUSE === '1',
    env: { PORT: String(port), WAYLINE_DATA: 'test-results/data', WAYLINE_FRESH: '1', WAYLINE_ENFORCE_ROLES: '1' },
    stdout: 'ignore',
  },
});
