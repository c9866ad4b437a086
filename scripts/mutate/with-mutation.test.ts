import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findMutations, type Mutation } from './find-mutations';
import { withMutation } from './with-mutation';

const CODE = 'export const isSame = a === b;\n';
let folder: string;
let file: string;
let mutation: Mutation;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayline-mutant-'));
  file = path.join(folder, 'a.ts');
  writeFileSync(file, CODE);
  mutation = findMutations(file, CODE)[0] as Mutation;
});
afterAll(() => rmSync(folder, { recursive: true }));
const read = async () => readFileSync(file, 'utf8');

it('breaks a file for as long as something is done, and puts it back', async () => {
  expect(await withMutation(mutation, read)).toBe('export const isSame = a !== b;\n');
  expect(await read()).toBe(CODE);
});

it('puts it back after an error, and at the end of the process', async () => {
  const listeners = process.listenerCount('exit');
  const failing = withMutation(mutation, async () => {
    // What Ctrl-C comes to: the last listener is the one that restores.
    (process.listeners('exit').at(-1) as () => void)();
    expect(await read()).toBe(CODE);
    throw new Error('The command is not there.');
  });
  await expect(failing).rejects.toThrow('The command is not there.');
  expect(await read()).toBe(CODE);
  expect(process.listenerCount('exit')).toBe(listeners);
});
