import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestEngine, type TestEngine } from './test-engine';

let e: TestEngine;
beforeAll(async () => {
  e = await startTestEngine();
});
afterAll(() => e.stop());

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

it('writes the 5,000th streamed item as fast as the first', async () => {
  const times: number[] = [];
  for (let i = 0; i < 5000; i += 1) {
    const from = performance.now();
    await e.put(`item-${i}`);
    times.push(performance.now() - from);
  }
  expect(median(times.slice(-500)) / median(times.slice(0, 500))).toBeLessThan(3);
}, 120_000);
