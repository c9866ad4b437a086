import { describe, expect, it } from 'vitest';
import { ALL_CONTRACTS } from '../contracts';
import { covers, KeyScope, keyWorks, noteUse, permissionLacking } from './api-keys';

const NOW = '2031-05-01T12:00:00.000Z';

describe('the scope an endpoint needs', () => {
  it('is to read only where nothing can be written', () => {
    for (const contract of ALL_CONTRACTS) {
      const scope = contract.keyScope;
      if (scope?.endsWith(':read')) expect(contract.method, contract.id).toBe('GET');
      if (scope?.endsWith(':write')) expect(contract.method, contract.id).not.toBe('GET');
    }
  });
  it('does not exist for people, keys, the plan and the account', () => {
    const barred = ALL_CONTRACTS.filter(({ handler }) => /^(people|agencies|closure|subscription)\//.test(handler));
    expect(barred.length).toBeGreaterThan(20);
    expect(barred.filter((contract) => contract.keyScope).map(({ id }) => id)).toEqual([]);
  });
  it('does not exist for what needs no sign-in', () => {
    const open = ALL_CONTRACTS.filter(({ access }) => access.kind !== 'signed_in');
    expect(open.filter((contract) => contract.keyScope).map(({ id }) => id)).toEqual([]);
  });
});

describe('a scope', () => {
  it('to write covers reading the same service, and nothing else covers another', () => {
    for (const held of KeyScope.options)
      for (const needed of KeyScope.options) {
        const [mine, may] = held.split(':');
        const [theirs, must] = needed.split(':');
        expect(covers([held], needed), `${held} for ${needed}`).toBe(
          mine === theirs && (may === must || may === 'write'),
        );
      }
  });
  it('is not to be had without the permission it rests on', () => {
    expect(permissionLacking(['trips:read', 'book:write'], ['View Trips'])).toBe('Edit Reservations');
    expect(permissionLacking(['trips:read'], new Set(['View Trips']))).toBeUndefined();
  });
});

describe('a key', () => {
  it('works until it is revoked or its time is over', () => {
    expect(keyWorks({}, NOW)).toBe(true);
    expect(keyWorks({ expires_at: '2031-05-01T12:00:00.001Z' }, NOW)).toBe(true);
    expect(keyWorks({ expires_at: NOW }, NOW)).toBe(false);
    expect(keyWorks({ revoked_at: NOW }, NOW)).toBe(false);
  });
  it('is noted as used once an hour', () => {
    expect(noteUse(undefined, NOW)).toBe(true);
    expect(noteUse('2031-05-01T11:00:00.001Z', NOW)).toBe(false);
    expect(noteUse('2031-05-01T11:00:00.000Z', NOW)).toBe(true);
  });
});
