import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { migrationMark } from '../data-dir';
import { steadyPort } from '../free-port';
import { signIn } from './advisor';
import { demoBegun } from './demo-moments';
import { startProcess } from './product-process';

const folder = mkdtempSync(path.join(tmpdir(), 'wayline-stop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('ends with code 0 and loses nothing whenever it is stopped: before it runs, while it starts, the moment it is ready, and in the middle of upkeep', async () => {
  const port = await steadyPort();
  const begin = () => startProcess(folder, port);
  const starting = begin();
  await demoBegun(folder, starting);
  await starting.stop('SIGINT');

  // Ctrl-C in a terminal: npm passes on what the product has got already.
  const just = begin();
  await just.ready;
  await just.stop('SIGINT', 'SIGTERM');

  migrationMark(folder).begun('an earlier version');
  const written = begin();
  const advisor = await signIn(await written.ready);
  const { trip } = await advisor.call('trips.create', { trip_name: 'Kept' }, 'kept');
  await written.stop('SIGTERM');

  const again = begin();
  const { call } = await signIn(await again.ready);
  expect((await call('trips.get', { id: trip.id })).trip).toEqual(trip);
  await again.stop();
});
