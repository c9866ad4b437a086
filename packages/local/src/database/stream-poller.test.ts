import path from 'node:path';
import { DeleteItemCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fileCheckpoint } from './file-checkpoint';
import { type Checkpoint, pollStream, type Timer } from './stream-poller';
import { startTestEngine, type TestEngine } from './test-engine';

/** In milliseconds: what a page shows comes this much late at most. */
const LONGEST_PAUSE = 500;
/** The engine goes by the clock of the machine: what it has just written is older than a day in the one, and younger in the other. */
const yearsAgo = () => 0;
const nextCentury = () => Date.parse('2199-01-01');
const MANY = 40;
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
/** Timers that ring only when they are told to, and what they were set to. */
const heldTimers = () => {
  const running = new Map<() => void, number>();
  const timer: Timer = (ring, ms) => {
    running.set(ring, ms);
    return () => running.delete(ring);
  };
  const ring = () => {
    for (const each of running.keys()) each();
  };
  return { timer, ring, set: () => [...running.values()] };
};
const listen = async (checkpoint: Checkpoint, fail: () => boolean = () => false, timer?: Timer, now?: () => number) => {
  const seen: DynamoDBStreamEvent['Records'] = [];
  const gaps: number[] = [];
  /** The reader's word on what may be thrown away, which it reads itself. */
  const own: DynamoDBStreamEvent['Records'] = [];
  const stream = await pollStream({
    endpoint: e.endpoint(),
    table: e.table,
    checkpoint,
    timer,
    now,
    onGap: async () => {
      gaps.push(seen.length);
    },
    deliver: async ({ Records }) => {
      if (fail()) throw new Error('not now');
      for (const one of Records) (one.dynamodb?.Keys?.pk?.S === 'STREAM' ? own : seen).push(one);
    },
  });
  return { seen, own, gaps, ids: () => seen.map((r) => r.dynamodb?.Keys?.pk?.S), ...stream };
};

describe('the stream of the table', () => {
  it('hands changes on in order and in the format of Lambda', async () => {
    const { seen, stop } = await listen(memory());
    await e.put('a', { name: { S: 'one' }, bytes: { B: Buffer.from('hello') } });
    await e.put('a', { name: { S: 'two' } });
    await e.client().send(new DeleteItemCommand({ TableName: e.table, Key: { pk: { S: 'a' }, sk: { S: 'a' } } }));
    await expect.poll(() => seen).toHaveLength(3);
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
    await expect.poll(ids).toEqual(['a', 'b', 'c']);
    await stop();
  });

  it('goes on where it stopped after a restart of reader and engine', async () => {
    const checkpoint = fileCheckpoint(path.join(e.folder, 'place'));
    const first = await listen(checkpoint);
    await e.put('a');
    await expect.poll(first.ids).toEqual(['a']);
    await first.stop();
    await e.put('b');
    await e.restart();
    const second = await listen(checkpoint);
    await e.put('c');
    await expect.poll(second.ids).toEqual(['b', 'c']);
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
      await expect.poll(ids).toEqual(['a']);
      await stop();
    }
  });

  it('brings a change after a nudge, though no pause ends by itself', async () => {
    const { ids, nudge, stop } = await listen(memory(), undefined, heldTimers().timer);
    for (const id of ['a', 'b', 'c']) {
      await e.put(id);
      nudge();
      await expect.poll(ids).toContain(id);
    }
    await stop();
  });

  it('brings a change without a nudge when a pause ends, which is a short one', async () => {
    const { timer, ring, set } = heldTimers();
    const { ids, stop } = await listen(memory(), undefined, timer);
    await expect.poll(set).toHaveLength(1);
    expect(set()[0]).toBeLessThanOrEqual(LONGEST_PAUSE);
    await e.put('alone');
    ring();
    await expect.poll(ids).toEqual(['alone']);
    await stop();
  });

  it('throws away what was read and is a day old, and nothing that was not read', async () => {
    const first = await listen(memory(), undefined, undefined, nextCentury);
    await e.put('read');
    await expect.poll(first.ids).toEqual(['read']);
    await expect.poll(() => first.own).toHaveLength(1);
    await first.stop();
    for (let i = 0; i < MANY; i++) await e.put(`unread ${i}`);
    const second = await listen(memory());
    await expect.poll(second.ids).toHaveLength(MANY);
    expect(second.ids()).not.toContain('read');
    await second.stop();
  });

  it('keeps what was read and is younger than a day', async () => {
    const first = await listen(memory(), undefined, undefined, yearsAgo);
    await e.put('young');
    await expect.poll(() => first.own).toHaveLength(1);
    await first.stop();
    const second = await listen(memory());
    await expect.poll(second.ids).toEqual(['young']);
    await second.stop();
  });

  it('says that records were lost before it goes on behind them', async () => {
    const checkpoint = memory();
    const slow = await listen(checkpoint);
    await e.put('seen');
    await expect.poll(slow.ids).toEqual(['seen']);
    await expect.poll(() => slow.own).toHaveLength(1);
    await slow.stop();
    const place = checkpoint.load();
    // Another reader of the same stream reads on and lets go of what this one never saw.
    for (const id of ['lost', 'lost too']) await e.put(id);
    const other = await listen(memory(place), undefined, undefined, nextCentury);
    await expect.poll(() => other.own).toHaveLength(1);
    await other.stop();
    await e.put('next');
    const late = await listen(memory(place));
    await expect.poll(late.ids).toEqual(['next']);
    expect([late.gaps, other.gaps, slow.gaps]).toEqual([[0], [], []]);
    await late.stop();
  });
});
