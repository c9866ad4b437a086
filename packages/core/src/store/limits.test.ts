import { expect, it } from 'vitest';
import type { Table } from './client';
import { MAX_ITEM_BYTES, measureItemBytes, TooLarge } from './limits';
import { transact } from './transact';
import type { Write } from './write';

const unreachable = { name: 't', db: { send: () => Promise.reject(new Error('was sent')) } } as unknown as Table;
const put = (text: string): Write => ({
  onConflict: 'exists',
  item: { Put: { TableName: 't', Item: { pk: 'a', sk: 'b', text } } },
});

it('counts texts and binary values in bytes', () => {
  expect(measureItemBytes(new Uint8Array(300))).toBe(300);
  expect(measureItemBytes('é')).toBe(2);
  expect(measureItemBytes({ a: 'xyz', b: [1, true] })).toBeGreaterThan(measureItemBytes({ a: 'xyz' }));
});

it('refuses an item of more than 400 KB before it is sent', async () => {
  await expect(transact(unreachable, [put('x'.repeat(MAX_ITEM_BYTES))])).rejects.toThrow(TooLarge);
  await expect(transact(unreachable, [put('x')])).rejects.toThrow('was sent');
});

it('refuses a transaction of more than 100 items or 4 MB before it is sent', async () => {
  await expect(
    transact(
      unreachable,
      Array.from({ length: 101 }, () => put('x')),
    ),
  ).rejects.toThrow(TooLarge);
  await expect(
    transact(
      unreachable,
      Array.from({ length: 12 }, () => put('x'.repeat(390_000))),
    ),
  ).rejects.toThrow(TooLarge);
});
