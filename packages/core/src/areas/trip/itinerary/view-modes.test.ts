import { describe, expect, it } from 'vitest';
import { RESERVATION_VIEW_MODES, reservationTitles, VIEWS_SHOWN } from './view-modes';

describe('view modes', () => {
  it('R-TRIP-014 offers three', () => {
    expect(RESERVATION_VIEW_MODES).toEqual([
      'Category View Only',
      'Daily & Category View',
      'Daily Itinerary View Only',
    ]);
  });
  it('R-TRIP-015 shows only categories', () =>
    expect(VIEWS_SHOWN['Category View Only']).toEqual({ daily: false, category: true }));
  it('R-TRIP-016 shows both', () =>
    expect(VIEWS_SHOWN['Daily & Category View']).toEqual({ daily: true, category: true }));
  it('R-TRIP-017 shows only days', () =>
    expect(VIEWS_SHOWN['Daily Itinerary View Only']).toEqual({ daily: true, category: false }));
  it('R-TRIP-018 says Reservations and Reservation unless a company says otherwise', () => {
    expect(reservationTitles()).toEqual({ plural: 'Reservations', singular: 'Reservation' });
    expect(reservationTitles({ plural: 'Bookings', singular: ' ' })).toEqual({
      plural: 'Bookings',
      singular: 'Reservation',
    });
  });
});
