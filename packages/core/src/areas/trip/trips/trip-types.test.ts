import { describe, expect, it } from 'vitest';
import { Traveler } from './traveler';
import { TravelerDraft } from './traveler-draft';
import { TripDraft } from './trip';
import { TRIP_GROUP_KINDS, TRIP_SUB_TYPE_CODES, TRIP_SUB_TYPES } from './trip-types';

const trip = (rest: Record<string, unknown>) => TripDraft.safeParse({ trip_name: 'Amalfi', ...rest });
const traveler = (rest: Record<string, unknown>) =>
  Traveler.safeParse({
    id: `tvl_${'0'.repeat(26)}`,
    trip_id: `trp_${'0'.repeat(26)}`,
    first_name: 'Mina',
    last_name: 'Okafor',
    created_at: '2031-05-01T00:00:00.000Z',
    version: 1,
    ...rest,
  });

describe('what a trip may be', () => {
  it('R-TRIP-051 is Escorted, Private or Customized, and is kept under the codes D, M and E too', () => {
    expect(TRIP_SUB_TYPES).toEqual(['Escorted', 'Private', 'Customized']);
    for (const trip_sub_type of [...TRIP_SUB_TYPES, ...TRIP_SUB_TYPE_CODES])
      expect(trip({ trip_sub_type }).success, trip_sub_type).toBe(true);
    expect(TRIP_SUB_TYPE_CODES).toEqual(['D', 'M', 'E']);
    expect(trip({ trip_sub_type: 'X' }).success).toBe(false);
  });

  it('R-TRIP-052 is for an individual or a group', () => {
    expect(TRIP_GROUP_KINDS).toEqual(['Individual', 'Group']);
    expect(trip({}).data?.trip_group_kind).toBe('Individual');
    expect(trip({ trip_group_kind: 'Crowd' }).success).toBe(false);
  });
});

describe('what a traveler may be', () => {
  it('R-TRIP-059 has one of the statuses of the spec, inquired at first', () => {
    const statuses = ['inquired', 'registered', 'fee_paid', 'unpaid', 'deposit_paid', 'partially_paid', 'paid_in_full'];
    for (const status of [...statuses, 'cancelled']) expect(traveler({ status }).data?.status).toBe(status);
    expect(traveler({}).data?.status).toBe('inquired');
    expect(traveler({ status: 'all' }).success).toBe(false);
  });

  it('R-TRIP-112 is active or cancelled on the trip', () => {
    expect(traveler({}).data?.trip_traveler_status).toBe('active');
    expect(traveler({ trip_traveler_status: 'cancelled' }).data?.trip_traveler_status).toBe('cancelled');
    expect(traveler({ trip_traveler_status: 'gone' }).success).toBe(false);
  });

  it('R-TRIP-057 is the lead, a secondary client, or not determined yet', () => {
    const of = (client_type?: string) =>
      TravelerDraft.safeParse({ first_name: 'Mina', last_name: 'Okafor', client_type }).data?.client_type;
    expect([of(), of('lead_client'), of('secondary_client'), of('boss')]).toEqual([
      'not_determined',
      'lead_client',
      'secondary_client',
      undefined,
    ]);
  });
});
