import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Round, startKilling } from './rounds';

const folder = mkdtempSync(path.join(tmpdir(), 'wayline-kill-'));
let killing: Awaited<ReturnType<typeof startKilling>> | undefined;
const rounds: Round[] = [];
beforeAll(async () => {
  killing = await startKilling(folder);
});
afterAll(async () => {
  await killing?.kill();
  rmSync(folder, { recursive: true, force: true });
});

it.each([1, 2])(
  'loses no acknowledged trip and leaves none half done when the whole process tree is killed (time %i of two; `npm run kill` does it twenty times)',
  async () => {
    const round = await killing?.round();
    expect(round?.acknowledged).toBeGreaterThanOrEqual(20);
    expect(round?.unanswered).toBeGreaterThan(0);
    if (round) rounds.push(round);
  },
);

it('has each trip once in the end, with all that belongs to it', async () => {
  expect(await killing?.end()).toBe(rounds.reduce((sum, r) => sum + r.acknowledged + r.unanswered, 0));
});
