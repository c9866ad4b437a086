import { CONTRACTS } from '@wayline/core/contracts';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPlan } from './on-plan';
import { prepare } from './prepare';
import { type Prepared, placeholderIds } from './prepared';
import { CALL_IDS, getSample } from './samples';

const SECRET = 'Only Harbour And Vale';
/** Ids of records; an event's id is a place in a list and opens nothing. */
const RECORD_ID = /"(?!evt_)[a-z]+(?:_[a-z]+)*_[0-9A-Z]{26}"/;

let world: World;
let theirs: Prepared;
/** Their trip, as it was at first. */
let untouched: unknown;
const look = async () => (await world.call('trips.get', { id: theirs.trip }, { as: world.people.owner })).body;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  theirs = await prepare(world, world.people.owner, SECRET);
  await onPlan(world, world.people.stranger, 'Pro Monthly');
  untouched = await look();
});
afterAll(() => world.stop());

/** Whoever holds a client's link reads through it whatever their company: the link is the key, and its endpoints are tested with it. */
const namesRecords = CALL_IDS.filter(
  (id) =>
    CONTRACTS[id].access.kind === 'signed_in' && RECORD_ID.test(JSON.stringify(getSample(id, placeholderIds('0')))),
);

describe("a call that names another company's records", () => {
  it('is what most endpoints take', () => {
    expect(namesRecords.length).toBeGreaterThanOrEqual(25);
  });

  it.each(namesRecords)('%s answers 404, tells nothing, and leaves them as they were', async (id) => {
    const { status, body } = await world.send(id, getSample(id, theirs), { as: world.people.stranger });
    expect([status, body.error?.code]).toEqual([404, 'record.missing']);
    expect(JSON.stringify(body)).not.toContain(SECRET);
    expect(await look()).toEqual(untouched);
  });
});
