import { describe, expect, it } from 'vitest';
import { activeAmong, collaboratorCount, contactsAmong, travelerCount, travelersAmong } from './traveler-counts';
import { CLIENT_TYPES } from './trip-types';

const ana = { name: 'Ana', is_traveler: true };
const bob = { name: 'Bob', is_traveler: false };

describe('who is on a trip', () => {
  it('R-TRIP-055 counts who travels as a traveler', () => expect(travelersAmong([ana, bob])).toEqual([ana]));
  it('R-TRIP-056 counts who does not as a contact', () => expect(contactsAmong([ana, bob])).toEqual([bob]));
  it('R-TRIP-057 knows three client types', () => {
    expect(CLIENT_TYPES).toEqual(['lead_client', 'secondary_client', 'not_determined']);
  });
  it('R-TRIP-058 leaves the cancelled out of the active', () => {
    const stays = { trip_traveler_status: 'active', status: 'unpaid' } as const;
    const left = { trip_traveler_status: 'cancelled', status: 'paid_in_full' } as const;
    const gone = { trip_traveler_status: 'active', status: 'cancelled' } as const;
    expect(activeAmong([stays, left, gone])).toEqual([stays]);
  });
  it('R-SHELL-143 counts collaborators with a type', () => {
    expect(collaboratorCount([{ types: ['view'] }, { types: ['edit', 'finance'] }, { types: [] }])).toBe(2);
  });
  it('R-SHELL-144 does not count a collaborator without one', () => expect(collaboratorCount([{ types: [] }])).toBe(0));
  it('counts never below 0', () => expect([travelerCount([1, 2, 3], 2), travelerCount([1], 2)]).toEqual([1, 0]));
});
