import { describe, expect, it } from 'vitest';
import { bookingCommissionMode, holds, isPermission, PERMISSIONS, tripCommissionMode } from './permissions';

describe('permissions', () => {
  it('R-SHELL-217 knows the 71 permissions of the spec and three of the books, each of View, Edit and Delete on its own', () => {
    expect(new Set(PERMISSIONS).size).toBe(71 + 3);
    for (const subject of [
      'Trips',
      'Client Itinerary',
      'Reservations',
      'Client Profiles',
      'Invoices',
      'Payments',
      'Forms',
    ])
      for (const verb of ['View', 'Edit', 'Delete']) expect(PERMISSIONS).toContain(`${verb} ${subject}`);
    expect(isPermission('View/Edit/Delete Trips')).toBe(false);
  });
  it('R-SHELL-125 holds a permission whose name is in the list', () => {
    expect(holds(['View Trips'], 'View Trips')).toBe(true);
    expect(holds(new Set(['View Trips']), 'Edit Trips')).toBe(false);
  });
  it('R-SHELL-218 sets trip commission with Trip Agent Commission Setup', () => {
    expect(tripCommissionMode(['Trip Agent Commission Setup'])).toBe('set');
  });
  it('R-SHELL-219 only views trip commission without it', () => {
    expect(tripCommissionMode(['Reservation Agent Commission Setup'])).toBe('view');
  });
  it('R-SHELL-220 sets booking commission with Reservation Agent Commission Setup', () => {
    expect(bookingCommissionMode(['Reservation Agent Commission Setup'])).toBe('set');
  });
  it('R-SHELL-221 only views booking commission without it', () => {
    expect(bookingCommissionMode(['Trip Agent Commission Setup'])).toBe('view');
  });
});
