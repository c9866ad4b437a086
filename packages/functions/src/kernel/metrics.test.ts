import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { recordRequest } from './metrics';

const file = path.join(tmpdir(), `request-${process.pid}.log`);
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(file, { force: true });
});

it('writes one line for a request with what it cost, and no metric that is paid for by the endpoint', () => {
  vi.stubEnv('LOG_FILE', file);
  const request = { request_id: 'r1', endpoint: 'trips.list', status: 200, company_id: 'cmp_1', duration: 12 };
  recordRequest({ ...request, ledger: { trips: 2, reads: 1.5, writes: 0 } });
  expect(readFileSync(file, 'utf8')).toBe(
    `${JSON.stringify({ level: 'info', message: 'request', ...request, trips: 2, reads: 1.5, writes: 0 })}\n`,
  );
});
