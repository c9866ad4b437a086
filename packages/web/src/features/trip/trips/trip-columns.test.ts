import { expect, it } from 'vitest';
import { TRIP_COLUMNS } from './trip-columns';

it('R-TRIP-033 the trip list has these columns, in this order', () => {
  expect(TRIP_COLUMNS.map(({ key }) => key)).toEqual([
    'code',
    'custom_code',
    'start_date',
    'end_date',
    'trip_name',
    'lead_traveler',
    'trip_pax',
    'trip_reservations',
    'created_at',
    'user_id',
    'advisor_name',
    'collaborators',
    'trip_destinations',
    'type',
    'trip_type',
    'trip_status',
    'tags',
    'organization_name',
  ]);
});
