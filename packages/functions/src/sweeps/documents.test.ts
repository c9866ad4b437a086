import { PERMISSIONS } from '@wayline/core/access/permissions';
import { getRolePermissions, ROLES } from '@wayline/core/access/roles';
import type { CallId } from '@wayline/core/contracts';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inOrder, inSessions, isTurnedAway } from './in-sessions';
import { newcomer } from './newcomer';
import { inQuarter, QUARTERS } from './parts';
import { prepare } from './prepare';
import type { Prepared } from './prepared';
import { getSample } from './samples';

let world: World;
let prepared: Prepared;
let rewind: () => Promise<void>;
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  world = await startWorld({ standins: true });
  prepared = await prepare(world, world.people.owner);
  rewind = await world.remember();
});
// A sweep deletes what it is about, and changes roles, too.
beforeEach(() => rewind());
afterAll(async () => {
  await world.stop();
  vi.restoreAllMocks();
});

const ORDER = inOrder().filter((id) => !id.startsWith('public.'));

/** The files of the prepared company, as an answer would name them: by id, which is in every link too, or by what they are called. */
const leaks = (text: string): string[] => [
  ...[prepared.document, prepared.tripFile, prepared.cloudFile].filter((id) => text.includes(id)),
  ...(text.match(/"name":"[^"]*\.pdf"/g) ?? []),
];

/** The calls whose answer names a file. */
const namingFiles = async (person: Person, ids: readonly CallId[]) => {
  const tokenFor = inSessions(world, person);
  const found: string[] = [];
  for (const id of ids) {
    const answer = await world.send(id, getSample(id, prepared), { token: tokenFor(id) });
    expect([id, isTurnedAway(id, answer)]).toEqual([id, false]);
    const { status, body } = answer;
    if (status < 400 && leaks(JSON.stringify(body)).length > 0) found.push(id);
  }
  return found;
};

describe('files, their names and their links', () => {
  it('R-TRIP-154 are in the answers to those who hold it', async () => {
    for (const person of [world.people.advisor, world.people.contractor])
      for (const id of [
        'trips.attachments.list',
        'trips.ti.get',
        'trips.travel-itineraries.get',
        'trips.ti.published.get',
        'misc.cloud.get',
      ] as const) {
        const { body } = await world.send(
          id,
          { ...getSample(id, prepared), ...(id === 'misc.cloud.get' && { folder: prepared.folder }) },
          { as: person },
        );
        expect([id, leaks(JSON.stringify(body)).length > 0]).toEqual([id, true]);
      }
  });

  it.each(QUARTERS)(
    'R-TRIP-154 are in no answer to somebody without Documents, whatever else they hold (quarter %i of the calls)',
    async (quarter) => {
      const permissions = PERMISSIONS.filter((permission) => permission !== 'Documents');
      const manager = await newcomer(world, ['Manager'], permissions);
      expect(await namingFiles(manager, inQuarter(quarter, ORDER))).toEqual([]);
    },
  );

  it('R-TRIP-154 are open to every role that is there at first but Standard', () => {
    const without = ROLES.filter((role) => !getRolePermissions(role).includes('Documents'));
    expect(without).toEqual(['Standard']);
  });

  it.each(QUARTERS)(
    'R-TRIP-154 are in no answer to a role that starts without Documents (quarter %i of the calls)',
    async (quarter) => {
      expect(await namingFiles(world.people.standard, inQuarter(quarter, ORDER))).toEqual([]);
    },
  );

  it('R-TRIP-154 R-SHELL-225 are refused in the words of the spec, and changed only by those who may change what carries them', async () => {
    const { standard, owner } = world.people;
    const at = { tripId: prepared.trip, tiId: prepared.itinerary, file_id: prepared.document };
    const denied = 'You do not have permission to open documents! Please contact your master admin for permission.';
    const opened = await world.send('trips.ti.documents.get', at, { as: standard });
    expect([opened.status, opened.body.error?.title, opened.body.error?.message]).toEqual([
      403,
      'Access Restricted!',
      denied,
    ]);
    const reader = await newcomer(world, ['Accounting']);
    const file = { id: prepared.trip, file_id: prepared.tripFile };
    expect((await world.send('trips.attachments.get', file, { as: reader })).status).toBe(200);
    expect((await world.send('trips.attachments.delete', file, { as: reader })).status).toBe(403);
    expect((await world.send('misc.cloud.folders.create', { name: 'Terms' }, { as: reader })).status).toBe(403);
    expect((await world.send('trips.attachments.list', { id: prepared.trip }, { as: owner })).status).toBe(200);
  });

  it('R-TRIP-154 are frozen for the client all the same when somebody without Documents publishes', async () => {
    const permissions = PERMISSIONS.filter((permission) => permission !== 'Documents');
    const publisher = await newcomer(world, ['Manager'], permissions);
    const at = { tripId: prepared.trip, tiId: prepared.itinerary };
    const published = await world.send(
      'trips.itinerary.publish',
      { ...at, version: prepared.itineraryVersion },
      { as: publisher },
    );
    expect(published.status).toBe(200);
    const { body } = await world.call('trips.ti.published.get', at, { as: world.people.owner });
    expect(body.documents).toHaveLength(1);
    expect((await world.call('trips.ti.published.get', at, { as: publisher })).body.documents).toEqual([]);
  });
});
