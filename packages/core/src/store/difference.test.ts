import { expect, it } from 'vitest';
import { difference, toUpdateExpression } from './difference';
import type { Item } from './record';

const item = (rest: Record<string, unknown>): Item => ({ pk: 'C#1', sk: 'TRIP', type: 'trip', ...rest });

it('names only what differs, the row column by column', () => {
  const before = item({ name: 'Rome', note: 'old', pax: 2, row: { name: 'Rome', pax: 2 } });
  const after = item({ name: 'Rome and Capri', pax: 2, row: { name: 'Rome and Capri', pax: 2 } });
  expect(difference(before, after)).toEqual({
    set: { name: 'Rome and Capri', 'row.name': 'Rome and Capri' },
    remove: ['note'],
  });
});

it('leaves a figure alone that this save did not change, so a neighbour keeps theirs', () => {
  const before = item({ name: 'a', pax: 2, row: { pax: 2 } });
  expect(difference(before, item({ name: 'b', pax: 2, row: { pax: 2 } })).set).toEqual({ name: 'b' });
});

it('writes an update with names and values apart from its text', () => {
  expect(toUpdateExpression({ set: { 'row.name': 'x' }, add: { pax: 1 }, remove: ['note'] })).toEqual({
    UpdateExpression: 'SET #row.#name = :v0, #pax = if_not_exists(#pax, :v1) + :v2 REMOVE #note',
    ExpressionAttributeNames: { '#row': 'row', '#name': 'name', '#pax': 'pax', '#note': 'note' },
    ExpressionAttributeValues: { ':v0': 'x', ':v1': 0, ':v2': 1 },
  });
});

it('has what is given another time wait where it belongs, and forgets how often it failed', () => {
  const waits = { due_pk: 'DUE#1', due_sk: '2031-05-01T00:00:00.000Z#C#1#TRIP' };
  const later = { ...waits, due_sk: '2031-06-01T00:00:00.000Z#C#1#TRIP' };
  expect(difference(item(waits), item(later))).toEqual({
    set: later,
    remove: ['due_attempts', 'due_error', 'due_from'],
  });
  expect(difference(item(waits), item({ ...waits, name: 'Rome' }))).toEqual({ set: { name: 'Rome' }, remove: [] });
  expect(difference(item(waits), item({})).remove).toContain('due_attempts');
});
