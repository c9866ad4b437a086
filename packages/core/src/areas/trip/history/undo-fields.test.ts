import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { EncryptedText } from '../../../base/encrypted-text';
import { changesBetween } from '../../../store/field-changes';
import { changedSince, withUndone } from '../../../store/undo-fields';
import { Bookings } from '../bookings/booking.records';
import { anyBooking } from '../itinerary/bookings.fixture';

describe('the changes between two states of a record', () => {
  it('are the fields that differ, as they were and as they became', () => {
    expect(
      changesBetween(
        Bookings,
        { title: 'Dinner', note: 'Terrace', places: [{ name: 'Luna', source: 'manual' }] },
        { title: 'Supper', client_note: 'Bring a jacket', places: [{ source: 'manual', name: 'Luna' }] },
      ),
    ).toEqual([
      { field: 'client_note', before: undefined, after: 'Bring a jacket' },
      { field: 'note', before: 'Terrace', after: undefined },
      { field: 'title', before: 'Dinner', after: 'Supper' },
    ]);
  });

  it('never hold an encrypted field, a secret, what the record withholds or what only the table needs', () => {
    const schema = z.object({ passport_sealed: EncryptedText.optional(), note: z.string() });
    const before = { passport_sealed: 's1.a.b', note: 'a', token_hash: 'a', link_token: 'a', version: 1, id: 'a' };
    const after = { passport_sealed: 's1.c.d', note: 'b', token_hash: 'b', link_token: 'b', version: 2, id: 'b' };
    expect(changesBetween({ schema, unaudited: ['note'] }, before, after)).toEqual([]);
    expect(changesBetween({ schema }, before, after)).toEqual([{ field: 'note', before: 'a', after: 'b' }]);
  });

  it('undone give back what was, for any two bookings', () => {
    fc.assert(
      fc.property(anyBooking, anyBooking, (one, other) => {
        const before = { ...one, id: other.id, trip_id: other.trip_id, created_at: other.created_at };
        const changes = changesBetween(Bookings, before, other);
        expect(changedSince(other, changes)).toEqual([]);
        expect(withUndone(other, changes)).toEqual(JSON.parse(JSON.stringify(before)));
      }),
    );
  });

  it('tell which fields were changed again since', () => {
    const changes = changesBetween(Bookings, { title: 'Dinner', note: 'a' }, { title: 'Supper', note: 'b' });
    expect(changedSince({ title: 'Supper', note: 'c' }, changes)).toEqual(['note']);
  });
});
