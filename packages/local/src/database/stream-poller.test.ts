import path from 'node:path';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileCheckpoint } from './file-checkpoint';
import { type Checkpoint, pollStream } from './stream-poller';
import { startTestEngine, type TestEngine } from './test-engine';

let e: TestEngine;
beforeEach(async () => {
  e = await startTestEngine();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await e.stop();
});

const memory = (start?: string): Checkpoint => {
  let place = start;
  return {
    load: () => place,
    save: (now) => {
      place = now;
    },
  };
};
const listen = async (checkpoint: Checkpoint, fail: () => boolean = () => false) => {
  const seen: DynamoDBStreamEvent['Records'] = [];
  const stream = await pollStream({
    endpoint: e.endpoint(),
    table: e.table,
    checkpoint,
    deliver: async ({ Records }) => {
      if (fail()) throw new Error('not now');
      seen.push(...Records);
    },
  });
  return { seen, ids: () => seen.map((r) => r.dynamodb?.Keys?.pk?.S), ...stream };
};

describe('the stream of the table', () => {
  it('hands changes on in order and in the format of Lambda', async () => {
    const { seen, stop } = await listen(memory());
    await e.put('a', { name: { S: 'one' }, bytes: { B: Buffer.from('hello') } });
    await e.put('a', { name: { S: 'two' } });
    await e.client().send(new DeleteItemCommand({ TableName: e.table, Key: { pk: { S: 'a' }, sk: { S: 'a' } } }));
    await vi.waitFor(() => expect(seen).toHaveLength(3));
    await stop();
    expect(seen.map((r) => r.eventName)).toEqual(['INSERT', 'MODIFY', 'REMOVE']);
    expect(seen[0]?.dynamodb?.NewImage).toEqual({
      pk: { S: 'a' },
      sk: { S: 'a' },
      name: { S: 'one' },
      bytes: { B: 'aGVsbG8=' },
    });
    expect(seen[1]?.dynamodb?.OldImage?.name).toEqual({ S: 'one' });
    expect(seen[2]?.dynamodb?.Keys).toEqual({ pk: { S: 'a' }, sk: { S: 'a' } });
    expect(JSON.parse(JSON.stringify(seen))).toEqual(
      seen.map((r) => expect.objectContaining({ eventID: r.eventID, eventSource: 'aws:dynamodb' })),
    );
  });

  it('hands a failed batch on again until it is taken, without losing or reordering', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let failures = 2;
    const { ids, stop } = await listen(memory(), () => failures-- > 0);
    for (const id of ['a', 'b', 'c']) await e.put(id);
    await vi.waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']), { timeout: 5000 });
    await stop();
  });

  it('goes on where it stopped after a restart of reader and engine', async () => {
    const checkpoint = fileCheckpoint(path.join(e.folder, 'place'));
    const first = await listen(checkpoint);
    await e.put('a');
    await vi.waitFor(() => expect(first.ids()).toEqual(['a']));
    await first.stop();
    await e.put('b');
    await e.restart();
    const second = await listen(checkpoint);
    await e.put('c');
    await vi.waitFor(() => expect(second.ids()).toEqual(['b', 'c']));
    await second.stop();
  });

  it('starts at the oldest record when the kept place is of another stream or unreadable', async () => {
    await e.put('a');
    for (const place of [
      JSON.stringify({ stream: 'arn:other', shard: 's', after: '999999999' }),
      '12345',
      'not json',
    ]) {
      const { ids, stop } = await listen(memory(place));
      await vi.waitFor(() => expect(ids()).toEqual(['a']));
      await stop();
    }
  });

  it('brings a change at once after a nudge, and soon without one', async () => {
    const { ids, nudge, stop } = await listen(memory());
    const timeOf = async (id: string, andThen: () => void) => {
      await e.put(id);
      const from = performance.now();
      andThen();
      await vi.waitFor(() => expect(ids()).toContain(id), { interval: 1 });
      return performance.now() - from;
    };
    const nudged: number[] = [];
    for (let i = 0; i < 9; i += 1) nudged.push(await timeOf(`n${i}`, nudge));
    expect(nudged.toSorted((a, b) => a - b)[4]).toBeLessThan(60);
    expect(await timeOf('alone', () => {})).toBeLessThan(1000);
    await stop();
  });
});
