import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deadLetters } from './dead-letters';

let folder: string;
let file: string;
let broken: string[];
let seen: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayline-letters-'));
  file = path.join(folder, 'dead-letters.jsonl');
  broken = ['bad'];
  seen = [];
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const batch = (...ids: string[]): DynamoDBStreamEvent => ({ Records: ids.map((eventID) => ({ eventID })) });
const idsOf = ({ Records }: DynamoDBStreamEvent) => Records.map((r) => r.eventID ?? '');
/** As after a start: nothing is remembered but the file. */
const open = () =>
  deadLetters(async (given) => {
    const ids = idsOf(given);
    if (ids.some((id) => broken.includes(id))) throw new Error('never');
    seen.push(...ids);
  }, file);
const kept = () =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => idsOf(JSON.parse(line)));
const giveUp = async (...ids: string[]) => {
  const letters = open();
  for (let attempt = 1; attempt < 5; attempt++) await expect(letters.deliver(batch(...ids))).rejects.toThrow('never');
  await letters.deliver(batch(...ids));
  return letters;
};

it('gives up after five attempts only the change that fails, and the next batch passes', async () => {
  const letters = await giveUp('before', 'bad', 'after');
  await letters.deliver(batch('next'));
  expect(seen).toEqual(['before', 'after', 'next']);
  expect(kept()).toEqual([['bad']]);
});

it('hands on at the next start what can be delivered by then, once, and forgets it', async () => {
  await giveUp('bad');
  broken = [];
  expect(await open().retry()).toBe(0);
  expect(await open().retry()).toBe(0);
  expect(seen).toEqual(['bad']);
  expect(existsSync(file)).toBe(false);
});

it('keeps what fails again, says how many wait, and takes no half line for a change', async () => {
  broken = ['bad', 'worse'];
  await giveUp('bad', 'worse');
  appendFileSync(file, '{"Records":[{"ev');
  broken = ['worse'];
  expect(await open().retry()).toBe(1);
  expect(seen).toEqual(['bad']);
  expect(kept()).toEqual([['worse']]);
});
