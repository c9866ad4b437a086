import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unlessWeighedBefore } from './weighed-before';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayline-weighed-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Weighs what is made of `now`, and answers the result, whether anything was weighed, and what was told. */
const weigh = async (now: string, isWithin = true) => {
  const said: string[] = [];
  let weighed = false;
  const result = await unlessWeighedBefore(
    { mark: path.join(folder, 'cache/size'), now, tell: (one) => said.push(one) },
    async () => {
      weighed = true;
      return isWithin;
    },
  );
  return { result, weighed, said };
};

it('weighs once what is within its budget, and again when anything changed', async () => {
  expect(await weigh('a')).toEqual({ result: true, weighed: true, said: [] });
  expect(await weigh('a')).toMatchObject({ result: true, weighed: false, said: [expect.stringContaining('nothing')] });
  expect(await weigh('b')).toMatchObject({ weighed: true });
  expect(await weigh('a')).toMatchObject({ weighed: true });
});

it('weighs each time what is over its budget', async () => {
  expect(await weigh('c', false)).toMatchObject({ result: false, weighed: true });
  expect(await weigh('c', false)).toMatchObject({ result: false, weighed: true });
});
