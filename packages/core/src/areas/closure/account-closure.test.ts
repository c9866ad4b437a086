import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater } from '../../base/later';
import { canUndoClosure, GRACE_DAYS } from './account-closure';
import { exportLine } from './export-lines';

const CLOSED = '2031-05-01T10:00:00.000Z';
const END = daysLater(CLOSED, GRACE_DAYS);

describe('a closing', () => {
  it('can be taken back for thirty days to the moment, and not once it is being deleted', () => {
    expect(END).toBe('2031-05-31T10:00:00.000Z');
    const closing = { state: 'waiting', delete_at: END } as const;
    expect(canUndoClosure(closing, '2031-05-31T09:59:59.999Z')).toBe(true);
    expect(canUndoClosure(closing, END)).toBe(false);
    expect(canUndoClosure({ ...closing, state: 'deleting' }, CLOSED)).toBe(false);
  });
});

describe('a line of an export', () => {
  const item = { pk: 'C#cmp_1#TRIP#trp_1', sk: 'TRAVELER#tvl_1', type: 'traveler' };
  it('has what a person kept, and nothing that the table or a thief needs', () => {
    const kept = { ...item, id: 'tvl_1', first_name: 'Mina', passport_sealed: 's1.x', due_pk: 'DUE#1', row: { a: 1 } };
    expect(exportLine(kept)).toBe('{"first_name":"Mina","id":"tvl_1"}');
  });
  it('is left out for what only the machinery needs', () => {
    for (const type of ['answer', 'event', 'api_key_use', 'closing'])
      expect(exportLine({ ...item, type })).toBeUndefined();
  });
  it('tells no secret, however deep it lies', () => {
    const secret = fc.constantFrom(
      'passport_sealed',
      'token_hash',
      'hash',
      'gate_hash',
      'token',
      'client_secret',
      'sub',
    );
    fc.assert(
      fc.property(secret, fc.integer({ min: 0, max: 5 }), (name, depth) => {
        let inside: unknown = { [name]: 'SECRET', kept: 'KEPT' };
        for (let i = 0; i < depth; i++) inside = i % 2 ? [inside] : { shares: inside };
        const line = exportLine({ ...item, inside }) ?? '';
        expect(line).toContain('KEPT');
        expect(line).not.toContain('SECRET');
      }),
    );
  });
});
