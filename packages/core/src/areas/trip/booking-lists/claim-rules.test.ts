import { expect, it } from 'vitest';
import type { Permission } from '../../../access/permissions';
import type { UserId } from '../../../base/ids';
import { checkClaimable, checkDecision, decidersAmong } from './claim-rules';
import type { ClaimRequest, UnclaimedBooking } from './unclaimed';

const user = (id: string, ...permissions: Permission[]) => ({
  user_id: id as UserId,
  permissions: new Set(permissions),
});

it('a booking is asked for once at a time', () => {
  expect(checkClaimable({} as UnclaimedBooking).ok).toBe(true);
  expect(checkClaimable({ claim_id: 'clm_1', claimed_by_name: 'Mina' } as unknown as UnclaimedBooking)).toMatchObject({
    code: 'claim.pending',
    params: { name: 'Mina' },
  });
});
it('a decision is made once, and a rejection says why', () => {
  const pending = { status: 'pending' } as ClaimRequest;
  expect(checkDecision(pending, true, undefined).ok).toBe(true);
  expect(checkDecision(pending, false, undefined)).toMatchObject({ code: 'claim.reason' });
  expect(checkDecision(pending, false, 'Not yours').ok).toBe(true);
  expect(checkDecision({ status: 'rejected' } as ClaimRequest, true, undefined)).toMatchObject({
    code: 'claim.decided',
  });
});
it('whoever edits reservations and manages users is told, but not of their own request', () => {
  const people = [
    user('a', 'Edit Reservations'),
    user('b', 'Edit Reservations', 'Manage Users'),
    user('c', 'Manage Users'),
    user('d', 'Edit Reservations', 'Manage Users'),
  ];
  expect(decidersAmong(people, 'd')).toEqual(['b']);
});
