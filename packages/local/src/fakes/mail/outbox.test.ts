import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outbox } from './outbox';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'wayline-outbox-'));
  file = path.join(folder, 'sub', 'outbox.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const mail = (subject: string, to = 'a@client.test') => ({
  kind: 'email' as const,
  from: 'w',
  to: [to],
  subject,
  html: '',
  text: '',
});

it('keeps what was sent, the newest first, over a restart', () => {
  const first = outbox(file, () => Date.UTC(2026, 2, 1));
  first.add(mail('one'));
  first.add(mail('two'));
  const second = outbox(file, () => Date.UTC(2026, 2, 2));
  second.add(mail('three'));
  expect(
    outbox(file, Date.now)
      .list()
      .map((m) => m.subject),
  ).toEqual(['three', 'two', 'one']);
});

it('loses only the line that a crash cut off', () => {
  outbox(file, Date.now).add(mail('whole'));
  appendFileSync(file, '{"id":"x","subj');
  outbox(file, Date.now).add(mail('next'));
  expect(
    outbox(file, Date.now)
      .list()
      .map((m) => m.subject),
  ).toEqual(['next', 'whole']);
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(3);
});

it('finds by address, however it is written, and by time', () => {
  let now = Date.UTC(2026, 2, 1, 9);
  const box = outbox(undefined, () => now);
  box.add(mail('early', 'Olivia Vale <Olivia@client.test>'));
  now = Date.UTC(2026, 2, 1, 10);
  box.add({ ...mail('late', 'adrian@client.test'), cc: ['olivia@client.test'] });
  expect(box.list('olivia@client.test').map((m) => m.subject)).toEqual(['late', 'early']);
  expect(box.list('olivia@client.test', '2026-03-01T10:00:00.000Z').map((m) => m.subject)).toEqual(['late']);
  expect(box.list('livia@client.test')).toEqual([]);
});
