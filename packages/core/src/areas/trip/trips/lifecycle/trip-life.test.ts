import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { UserId } from '../../../../base/ids';
import { TRIP_STATUSES } from '../trip-types';
import { cancelTrip, restoreTrip } from './trip-life';

const trip = (trip_status: (typeof TRIP_STATUSES)[number]) => ({
  trip_status,
  user_id: 'usr_1' as UserId,
  kept: 'all',
});

it('R-TRIP-108 cancelling and restoring leaves a trip as it was, whatever its status', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TRIP_STATUSES), fc.option(fc.string(), { nil: undefined }), (status, note) => {
      const cancelled = cancelTrip(trip(status), note, '2031-05-01T00:00:00.000Z');
      if (!cancelled.ok) {
        expect([status, cancelled.code]).toEqual(['CANCELLED', 'trip.cancelled_already']);
        return;
      }
      expect(cancelled.value).toMatchObject({ trip_status: 'CANCELLED', cancellation_note: note, kept: 'all' });
      expect(restoreTrip(cancelled.value)).toEqual({ ok: true, value: trip(status) });
    }),
  );
});
it('refuses to restore what is not cancelled, and restores what was cancelled before statuses were kept', () => {
  expect(restoreTrip(trip('PAID'))).toMatchObject({ ok: false, code: 'trip.not_cancelled' });
  expect(restoreTrip(trip('CANCELLED'))).toMatchObject({ ok: true, value: { trip_status: 'NEW REQUEST' } });
});
