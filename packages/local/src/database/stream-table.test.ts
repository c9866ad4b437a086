import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { engineBinary } from './engine-binary';
import { prepareDatabase } from './template';
import { startTestEngine } from './test-engine';

const SQL = readFileSync(path.join(import.meta.dirname, 'stream-table.sql'), 'utf8');
/** The index and the trigger as the file keeps them: as they are written, without the semicolon at the end. */
const [INDEX = '', TRIGGER = ''] = [/^CREATE INDEX [^;]*/m, /^CREATE TRIGGER [\s\S]*END/m].map(
  (one) => one.exec(SQL)?.[0] ?? '',
);

it('the index of the stream is over the very words by which the engine looks for its newest record', () => {
  const indexed = /ON _stream_records \(table_name, (.*)\)$/.exec(INDEX)?.[1];
  const said = readFileSync(engineBinary(), 'latin1');
  expect(said.includes(`MAX(${indexed}), 0) + 1 FROM _stream_records WHERE table_name = ?1`)).toBe(true);
});

it('an engine keeps the index and the trigger that it is started with', async () => {
  const e = await startTestEngine();
  await e.put('a');
  await e.restart();
  const kept = readFileSync(e.file, 'latin1');
  const fresh = path.join(e.folder, 'fresh.db');
  prepareDatabase(fresh);
  const given = readFileSync(fresh, 'latin1');
  await e.stop();
  for (const file of [given, kept]) expect([file.includes(INDEX), file.includes(TRIGGER)]).toEqual([true, true]);
});
