import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { killRounds } from './rounds';

const ROUNDS = 2;
const folder = mkdtempSync(path.join(tmpdir(), 'wayline-kill-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('loses no acknowledged trip and leaves none half done when the whole process tree is killed; `npm run kill` does it twenty times', async () => {
  const { rounds, trips } = await killRounds(folder, ROUNDS);
  expect(rounds).toHaveLength(ROUNDS);
  for (const { acknowledged, unanswered } of rounds) {
    expect(acknowledged).toBeGreaterThanOrEqual(20);
    expect(unanswered).toBeGreaterThan(0);
  }
  expect(trips).toBe(rounds.reduce((sum, r) => sum + r.acknowledged + r.unanswered, 0));
});
