import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { withDeadLetters } from './dead-letters';

const batch = (eventID: string) => ({ Records: [{ eventID }] });

it('gives a batch up after five attempts and keeps it, and the next one passes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'wayline-')), 'dead-letters.jsonl');
  const seen: string[] = [];
  const deliver = withDeadLetters(async ({ Records }) => {
    const id = Records[0]?.eventID ?? '';
    if (id === 'bad') throw new Error('never');
    seen.push(id);
  }, file);
  for (let attempt = 1; attempt < 5; attempt++) await expect(deliver(batch('bad'))).rejects.toThrow('never');
  await deliver(batch('bad'));
  await deliver(batch('good'));
  expect(seen).toEqual(['good']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(batch('bad'));
});
