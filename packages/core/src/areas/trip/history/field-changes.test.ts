import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyBooking } from '../itinerary/bookings.fixture';
import { changedSince, changesBetween, withUndone } from './field-changes';

describe('the changes between two states of a record', () => {
  it('are the fields that differ, as they were and as they became', () => {
    expect(
      changesBetween(
        { title: 'Dinner', note: 'Terrace', places: [{ name: 'Luna', source: 'manual' }] },
        { title: 'Supper', client_note: 'Bring a jacket', places: [{ source: 'manual', name: 'Luna' }] },
      ),
    ).toEqual([
      { field: 'client_note', before: undefined, after: 'Bring a jacket' },
      { field: 'note', before: 'Terrace', after: undefined },
      { field: 'title', before: 'Dinner', after: 'Supper' },
    ]);
  });

  it('never hold a sealed field, a secret or what only the table needs', () => {
    const before = {
      passport_sealed: 's1.a.b',
      token_hash: 'a',
      link_token: 'a',
      version: 1,
      updated_at: '1',
      id: 'a',
    };
    const after = { passport_sealed: 's1.c.d', token_hash: 'b', link_token: 'b', version: 2, updated_at: '2', id: 'b' };
    expect(changesBetween(before, after)).toEqual([]);
  });

  it('undone give back what was, for any two bookings', () => {
    fc.assert(
      fc.property(anyBooking, anyBooking, (one, other) => {
        const before = { ...one, id: other.id, trip_id: other.trip_id, created_at: other.created_at };
        const changes = changesBetween(before, other);
        expect(changedSince(other, changes)).toEqual([]);
        expect(withUndone(other, changes)).toEqual(JSON.parse(JSON.stringify(before)));
      }),
    );
  });

  it('tell which fields were changed again since', () => {
    const changes = changesBetween({ title: 'Dinner', note: 'a' }, { title: 'Supper', note: 'b' });
    expect(changedSince({ title: 'Supper', note: 'c' }, changes)).toEqual(['note']);
  });
});
