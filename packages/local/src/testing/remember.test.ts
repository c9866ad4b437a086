import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rememberFiles } from './remember-files';
import { startWorld, type World } from './world';

let world: World;
let folder: string;
beforeAll(async () => {
  world = await startWorld();
  folder = mkdtempSync(path.join(tmpdir(), 'wayline-remember-'));
});
afterAll(async () => {
  await world.stop();
  rmSync(folder, { recursive: true, force: true });
});

const items = async () => {
  const { Items = [] } = await world.table.db.send(new ScanCommand({ TableName: world.table.name }));
  return Items.sort((a, b) => `${a.pk} ${a.sk}`.localeCompare(`${b.pk} ${b.sk}`));
};

describe('what is remembered', () => {
  it('is back in the table after things were made, changed and deleted, as often as it is wanted', async () => {
    const as = world.people.owner;
    const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, { as })).body;
    const before = await items();
    const rewind = await world.remember();
    for (let times = 0; times < 2; times += 1) {
      await world.call('trips.create', { trip_name: 'Another' }, { as });
      await world.call(
        'trips.start-date.set',
        { trip_id: trip.id, start_date: '2031-05-01', end_date: '2031-05-09' },
        { as },
      );
      await world.call('trips.delete', { ids: [trip.id] }, { as });
      expect((await world.call('trips.get', { id: trip.id }, { as })).status).toBe(404);
      await rewind();
      expect(await items()).toEqual(before);
    }
  });

  it('is back in a folder after files were made, changed and deleted, as often as it is wanted', () => {
    const root = path.join(folder, 'files');
    const at = (name: string) => path.join(root, name);
    mkdirSync(at('inside'), { recursive: true });
    writeFileSync(at('a'), 'A');
    writeFileSync(at('inside/b'), 'B');
    const rewind = rememberFiles(root);
    for (let times = 0; times < 2; times += 1) {
      writeFileSync(at('a'), 'changed');
      rmSync(at('inside'), { recursive: true });
      writeFileSync(at('c'), 'new');
      rewind();
      expect([readFileSync(at('a'), 'utf8'), readFileSync(at('inside/b'), 'utf8')]).toEqual(['A', 'B']);
      expect(readdirSync(root).sort()).toEqual(['a', 'inside']);
    }
  });
});
