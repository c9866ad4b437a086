import { describe, expect, it } from 'vitest';
import { booking } from '../itinerary/bookings.fixture';
import { bookingAudit } from './booking-audit.fixture';
import { findUndoAction, isUndoable, neededFor } from './undo-action';

const dinner = booking('Dining');
const changed = { action: 'booking.changed', ...bookingAudit({ ...dinner, title: 'Supper' }, dinner) };
const moved = {
  action: 'trip.dates_moved',
  changes: { move: { before: {}, after: {}, days: 2, bookings: [], withdrawn: [], woken: [] } },
};
const deleted = { action: 'booking.deleted', ...bookingAudit(dinner) };

describe('an entry of the history', () => {
  it('can be taken back when it says what it changed, moved or deleted', () => {
    expect(findUndoAction(changed)).toMatchObject({ kind: 'fields', of: 'booking', id: dinner.id });
    expect(findUndoAction(moved)).toMatchObject({ kind: 'move', move: { days: 2 } });
    expect(findUndoAction(deleted)).toEqual({ kind: 'deleted_booking', id: dinner.id });
  });
  it('cannot when it only says what happened, or is about a person of the trip', () => {
    expect(isUndoable({ action: 'booking.added', ...bookingAudit(dinner) })).toBe(false);
    expect(isUndoable({ action: 'booking.changed', changes: { booking: dinner.id, fields: ['title'] } })).toBe(false);
    const person = { kind: 'traveler', id: 'tvl_1', name: 'Mina Okafor' } as const;
    const diff = [{ field: 'email', after: 'a@wayline.test' }];
    expect(isUndoable({ action: 'traveler.changed', about: person, diff })).toBe(false);
  });
  it('asks for the right to do what undoing it does', () => {
    const needed = [changed, moved, deleted].map((row) => {
      const undoing = findUndoAction(row);
      return undoing && neededFor(undoing)?.permission;
    });
    expect(needed).toEqual(['Edit Reservations', undefined, 'Delete Reservations']);
  });
  it('R-TRIP-153 asks for the right to restore or to cancel where a status is taken back', () => {
    const set = (before: string, after: string) =>
      neededFor({ kind: 'fields', of: 'trip', id: 'trp_1', diff: [{ field: 'trip_status', before, after }] });
    expect(set('PAID', 'CANCELLED')).toEqual({ permission: 'Restore Trips', action: 'restore trips' });
    expect(set('CANCELLED', 'PAID')).toEqual({ permission: 'Cancel Trips', action: 'cancel trips' });
    expect(set('NEW REQUEST', 'PAID')).toBeUndefined();
  });
});
