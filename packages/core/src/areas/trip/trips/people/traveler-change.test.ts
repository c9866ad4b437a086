import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Traveler, type TravelerChanges } from '../traveler';
import { activeAmong } from '../traveler-counts';
import { TRAVELER_STATUSES } from '../trip-types';
import { cancelledTraveler, changedTraveler, restoredTraveler } from './traveler-change';

const CLIENT = 'cli_01ARZ3NDEKTSV4RRFFQ69G5FAV';

const person = (differs: object = {}) =>
  Traveler.parse({
    id: 'tvl_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    trip_id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    first_name: 'Mina',
    last_name: 'Okafor',
    created_at: '2026-11-21T09:00:00.000Z',
    version: 1,
    ...differs,
  });

describe('a person on a trip', () => {
  it('R-TRIP-054 has the fields of the spec', () => {
    expect(person({ middle_name: 'Ada', suffix: 'Dr', client_id: CLIENT })).toMatchObject({
      first_name: 'Mina',
      middle_name: 'Ada',
      last_name: 'Okafor',
      suffix: 'Dr',
      client_id: CLIENT,
      status: 'inquired',
      trip_traveler_status: 'active',
      is_traveler: true,
      client_type: 'not_determined',
      invoice_totals: [],
      available_credit: [],
    });
  });
  it('keeps what is not named, and loses what is emptied', () => {
    const after = changedTraveler(person({ email: 'a@b.test', phone: '1' }), { phone: null, first_name: 'Jo' });
    expect(after).toMatchObject({ first_name: 'Jo', last_name: 'Okafor', email: 'a@b.test' });
    expect('phone' in after).toBe(false);
  });
  it('R-TRIP-112 is active or cancelled, and cancelled with the notes of why', () => {
    const before = person({ status: 'deposit_paid' });
    const after = cancelledTraveler(before, ' Broke a leg ');
    expect(after).toMatchObject({
      status: 'cancelled',
      trip_traveler_status: 'cancelled',
      cancellation_notes: 'Broke a leg',
    });
    expect(activeAmong([after])).toEqual([]);
  });
  it('comes back with the status they had, and without the notes', () => {
    const before = person({ status: 'deposit_paid' });
    const twice = cancelledTraveler(cancelledTraveler(before, 'Ill'), 'Still ill');
    expect(restoredTraveler(twice)).toEqual(before);
  });
  it('R-TRIP-059 R-TRIP-112 the status cancelled and the state cancelled never differ, whatever is done', () => {
    const status = fc.constantFrom(...TRAVELER_STATUSES);
    const step = fc.oneof(
      fc.record({ status }).map((c: TravelerChanges) => (t: Traveler) => changedTraveler(t, c)),
      fc.string().map((why) => (t: Traveler) => cancelledTraveler(t, why)),
      fc.constant(restoredTraveler),
      fc.constant((t: Traveler) => changedTraveler(t, { first_name: 'Jo' })),
    );
    fc.assert(
      fc.property(status, fc.array(step), (begins, steps) => {
        const begun = changedTraveler(person(), { status: begins });
        const t = steps.reduce((so_far, act) => act(so_far), begun);
        expect(t.trip_traveler_status === 'cancelled').toBe(t.status === 'cancelled');
        expect(t.status_before !== undefined).toBe(t.status === 'cancelled');
        expect(restoredTraveler(t).status).not.toBe('cancelled');
      }),
    );
  });
});
