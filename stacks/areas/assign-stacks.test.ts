import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Assignments,
  assignStacks,
  MOST_OPERATIONS,
  type Operation,
  RECORD_ABOVE,
  recordStacks,
} from './assign-stacks';
import recorded from './assignments.json';
import { ENDPOINTS } from './operations';

const operation = (id: string, area = 'trips'): Operation => ({
  id,
  area,
  method: 'GET',
  address: `/services/x/${id}`,
});
const many = (count: number, area = 'trips') =>
  Array.from({ length: count }, (_, i) => operation(`${area}.${i}`, area));
/** The stack of each operation. */
const stackById = (operations: readonly Operation[], record: Assignments) =>
  new Map(assignStacks(operations, record).flatMap(({ id, operations: own }) => own.map((o) => [o.id, id])));

describe('stacks by rule', () => {
  it('gives each area a stack of its own, named after it', () => {
    const stacks = assignStacks([operation('a'), operation('b', 'booking-lists'), operation('c')]);
    expect(stacks.map(({ id, operations }) => [id, operations.map((o) => o.id)])).toEqual([
      ['AreaTrips', ['a', 'c']],
      ['AreaBookingLists', ['b']],
    ]);
  });

  it('opens a further stack when sixty operations fill one', () => {
    const sizes = assignStacks(many(2 * MOST_OPERATIONS + 1)).map(({ id, operations }) => [id, operations.length]);
    expect(sizes).toEqual([
      ['AreaTrips', 60],
      ['AreaTrips2', 60],
      ['AreaTrips3', 1],
    ]);
  });

  it('records large areas alone, before they need a second stack', () => {
    expect(recordStacks([...many(RECORD_ABOVE, 'users'), ...many(RECORD_ABOVE + 1)], {})).toEqual({
      trips: [many(RECORD_ABOVE + 1).map(({ id }) => id)],
    });
    expect(RECORD_ABOVE).toBeLessThan(MOST_OPERATIONS);
  });

  it('leaves a recorded operation where it is when it goes to another area', () => {
    const before = many(RECORD_ABOVE + 1);
    const record = recordStacks(before, {});
    const after = [...before.map((one, i) => (i === 3 ? { ...one, area: 'tables' } : one)), operation('new', 'tables')];
    const stacks = stackById(after, recordStacks(after, record));
    expect([stacks.get('trips.3'), stacks.get('new')]).toEqual(['AreaTrips', 'AreaTables']);
    expect(recordStacks(after, record)).toEqual(record);
  });

  it('moves no operation, whatever is added between the others and whatever is removed', () => {
    const change = fc.array(
      fc.oneof(
        fc.record({ add: fc.nat(200), area: fc.constantFrom('trips', 'users') }),
        fc.record({ remove: fc.nat(200) }),
      ),
      { minLength: 1, maxLength: 25 },
    );
    const releases = fc.array(change, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 130 }), releases, (size, changes) => {
        let operations: readonly Operation[] = many(size);
        let record = recordStacks(operations, {});
        let count = 0;
        for (const release of changes) {
          const before = stackById(operations, record);
          for (const step of release)
            operations =
              'add' in step
                ? operations.toSpliced(step.add % (operations.length + 1), 0, operation(`added.${count++}`, step.area))
                : operations.toSpliced(step.remove % (operations.length + 1), 1);
          record = recordStacks(operations, record);
          const after = stackById(operations, record);
          expect(after.size).toBe(operations.length);
          for (const [id, stack] of before) if (after.has(id)) expect(after.get(id)).toBe(stack);
          for (const { operations: own } of assignStacks(operations, record))
            expect(own.length).toBeLessThanOrEqual(MOST_OPERATIONS);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the record of stacks', () => {
  it('is up to date; `npm run assign-stacks` writes it', () => {
    expect(recordStacks(ENDPOINTS, recorded)).toEqual(recorded);
  });
});
