import assert from 'node:assert/strict';
import { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { idPattern } from '@wayline/core/base/id-shape';
import type { SignedIn } from './advisor';
import { isOurs, type RequestLog } from './request-log';

const PAGE = 5000;
const AT_ONCE = 8;
const FIRST_EVENT = `evt_${'0'.repeat(26)}`;

/** The whole trip list; its total and the company's count must be the number of its rows. */
const tripList = async ({ call }: SignedIn): Promise<TripRow[]> => {
  const rows: TripRow[] = [];
  let cursor: string | undefined;
  let total: number | undefined;
  do {
    const page = await call('trips.list', { per_page: PAGE, ...(cursor && { cursor }) });
    rows.push(...page.trips);
    total ??= page.total;
    cursor = page.cursor;
  } while (cursor);
  const { count } = await call('trips.count', {});
  assert.deepEqual({ total, count }, { total: rows.length, count: rows.length }, 'a counter differs from the list');
  return rows;
};

/**
 * What the API must show after a kill: every acknowledged trip stands in the list as it was answered, every row of the list has its
 * whole record, no trip is there twice, and counters are right. Throws an AssertionError otherwise. Returns the ledger's rows.
 */
export const inspectTrips = async (advisor: SignedIn, ledger: RequestLog): Promise<TripRow[]> => {
  const rows = (await tripList(advisor)).filter(isOurs);
  const byName = new Map(rows.map((row) => [row.trip_name, row]));
  assert.equal(byName.size, rows.length, 'a trip is there twice');
  assert.equal(new Set(rows.map((row) => row.code)).size, rows.length, 'a code was given twice');
  for (const { draft, trip } of ledger.acknowledged()) {
    const row = byName.get(draft.trip_name);
    assert.ok(row, `${draft.trip_name} was acknowledged and is lost`);
    assert.deepEqual(row, TripRow.parse(trip), 'an acknowledged trip differs in the list');
  }
  const answers = new Map(ledger.acknowledged().map(({ trip }) => [trip?.id, trip]));
  const left = [...rows];
  const look = async () => {
    for (let row = left.pop(); row; row = left.pop()) {
      const { trip } = await advisor.call('trips.get', { id: row.id });
      assert.deepEqual(TripRow.parse(trip), row, 'a record differs from its row');
      assert.deepEqual(trip, answers.get(trip.id) ?? trip, 'an acknowledged trip differs from its record');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return rows;
};

/** Asks once more, under the same key, for what got no answer: whether it was written or not, there is one trip of it afterwards. */
export const retryUnanswered = async (advisor: SignedIn, ledger: RequestLog, before: readonly TripRow[]) => {
  let alreadyWritten = 0;
  const unanswered = ledger.unanswered();
  for (const entry of unanswered) {
    const written = before.find((row) => row.trip_name === entry.draft.trip_name);
    entry.trip = (await advisor.call('trips.create', entry.draft, entry.key)).trip;
    if (!written) continue;
    assert.equal(entry.trip.id, written.id, 'a repetition under the same key made another trip');
    alreadyWritten += 1;
  }
  return { retried: unanswered.length, alreadyWritten };
};

const IS_TRIP = idPattern('trip');
/** One event for each trip since the last look, in the outbox that pages read when they come back; `skip` looks past those of the demo. */
export const eventReader = () => {
  let last = FIRST_EVENT;
  const hear = async ({ call }: SignedIn) => {
    const heard = new Map<string, string>();
    for (let more = true; more; ) {
      const { events, reset } = await call('misc.events.since', { after: last as never });
      // What was planned of the demo goes on having effects for a moment, on bookings and not on trips.
      for (const { id, entity_id } of events) if (entity_id && IS_TRIP.test(entity_id)) heard.set(id, entity_id);
      last = events.at(-1)?.id ?? last;
      more = reset;
    }
    return [...heard.values()];
  };
  return {
    skip: async (advisor: SignedIn) => void (await hear(advisor)),
    read: async (advisor: SignedIn, since: readonly { id: string }[]) =>
      assert.deepEqual(
        (await hear(advisor)).sort(),
        since.map((trip) => trip.id).sort(),
        'the events are not those of the trips',
      ),
  };
};
