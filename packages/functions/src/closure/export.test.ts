import { DataExports, exportKey } from '@wayline/core/areas/closure/account-closure.records';
import { runExport } from '@wayline/core/areas/closure/run-export';
import { s3Listing } from '@wayline/core/areas/files/s3-listing';
import { RECORDS } from '@wayline/core/records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { movable as clock } from '@wayline/local/clock';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { startWorld, type World } from '@wayline/local/testing/world';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { baseDeps } from '../kernel/deps';
import { expectOk } from '../sweeps/expect-ok';
import { onPlan } from '../sweeps/on-plan';
import { prepare } from '../sweeps/prepare';
import { exportMail } from './closing-mails';
import { storedFiles } from './list-everything-stored';

const DAY = 86_400_000;
const OURS = 'Only Harbour And Vale';
const THEIRS = 'Only Otherwhere Journeys';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  await onPlan(world, world.people.stranger, 'Pro Monthly');
  await prepare(world, world.people.owner, OURS, new Set(['itinerary', 'task']));
  await prepare(world, world.people.stranger, THEIRS, new Set(['itinerary']));
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const ask = () => world.call('users.exports.create', { password: DEMO_PASSWORD }, { as: world.people.owner });
const unpacked = async (links: readonly string[]) => {
  const parts = await Promise.all(links.map(async (link) => (await fetch(link)).arrayBuffer()));
  return parts.map((part) => unzipSync(new Uint8Array(part)));
};

describe('an export of everything', () => {
  it('is asked for by the owner only, and once at a time', async () => {
    const refused = await world.call('users.exports.create', { password: DEMO_PASSWORD }, { as: world.people.advisor });
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'company.owner_only']);
    const unsure = await world.call('users.exports.create', { password: 'Not-the-word-1' }, { as: world.people.owner });
    expect([unsure.status, unsure.body.error?.code]).toEqual([403, 'two_step.password_wrong']);
    const { export: first } = expectOk(await ask());
    await world.job('due-work');
    expect(world.standins?.box.list(world.people.owner.email)[0]?.subject).toBe('A full data export was started');
    expect(first.state).toBe('running');
    expect(expectOk(await ask()).export.id).toBe(first.id);
  });

  it('holds every record and file of the company, nothing that opens something, and nothing of others', async () => {
    const { export: asked } = expectOk(await ask());
    await world.job('long-work');
    const read = () => world.call('users.exports.get', { export_id: asked.id }, { as: world.people.owner });
    const { export: made, links } = expectOk(await read());
    expect(made).toMatchObject({ state: 'ready', parts: [{ bytes: expect.any(Number) }] });
    expect(made.files).toBeGreaterThanOrEqual(3);
    const [zip = {}] = await unpacked(links);
    const names = Object.keys(zip);
    for (const kind of ['trip', 'traveler', 'booking', 'itinerary', 'user', 'company', 'audit', 'checklist_task'])
      expect(names, kind).toContain(`records/${kind}.jsonl`);
    expect(names.filter((name) => name.startsWith('files/'))).toHaveLength(made.files);
    const text = Object.entries(zip)
      .filter(([name]) => name.startsWith('records/'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('');
    expect(text).toContain(OURS);
    expect(text).not.toContain(THEIRS);
    expect(text).not.toMatch(/"(\w+_sealed|\w+_hash|hash|sub|pk|sk|due_pk|list_pk)":/);
    expect(text.trim().split('\n')).toHaveLength(made.records);

    for (const as of [world.people.advisor, world.people.stranger]) {
      const other = await world.call('users.exports.get', { export_id: asked.id }, { as });
      expect([other.status, other.body.error?.code]).toEqual(
        as === world.people.stranger ? [404, 'record.missing'] : [403, 'company.owner_only'],
      );
    }
    const bell = expectOk(await world.call('misc.shell.get', {}, { as: world.people.owner }));
    expect(bell.user.id).toBe(world.people.owner.user_id);

    clock.waylineClockOffset = 8 * DAY;
    expect((await read()).status).toBe(404);
    await world.job('long-work').catch(() => undefined);
    const { company_id } = world.people.owner;
    expect(await tenantDb(world.table, company_id).get(DataExports, { id: asked.id })).toBeUndefined();
    expect(await storedFiles().get(exportKey(company_id, asked.id, 1))).toBeUndefined();
  });

  it('goes on part by part where it broke off, and misses and repeats nothing', async () => {
    const { company_id, user_id } = world.people.owner;
    const { table, newId, now } = baseDeps();
    const whole = async (bytes: number, limit: number) => {
      const id = newId('data_export');
      const made = {
        id,
        user_id,
        state: 'running' as const,
        parts: [],
        records: 0,
        files: 0,
        phase: 'records' as const,
      };
      await transact(table, [
        tenantDb(table, company_id).insert(DataExports, { ...made, created_at: now(), version: 1 }),
      ]);
      const read = () => tenantDb(table, company_id).get(DataExports, { id }, true);
      const tools = {
        table,
        now: now(),
        newId,
        files: storedFiles(),
        list: s3Listing(process.env.FILES_BUCKET ?? ''),
        partitions: RECORDS.partitions,
        compose: exportMail,
      };
      for (let at = await read(); at?.state === 'running'; at = await read()) {
        // The first try of each part breaks off before it is remembered.
        await runExport(
          { ...tools, files: { ...tools.files, put: () => Promise.reject(new Error('broke off')) } },
          company_id,
          at,
          { bytes, limit },
        ).catch(() => undefined);
        await runExport(tools, company_id, at, { bytes, limit });
      }
      const done = await read();
      const zips = await Promise.all(
        (done?.parts ?? []).map(async (_, i) =>
          unzipSync((await storedFiles().get(exportKey(company_id, id, i + 1))) ?? new Uint8Array()),
        ),
      );
      const lines = zips.flatMap((zip) =>
        Object.entries(zip)
          .filter(([name]) => name.startsWith('records/'))
          .flatMap(([name, text]) =>
            strFromU8(text)
              .trim()
              .split('\n')
              .map((line) => `${name} ${line}`),
          ),
      );
      return {
        parts: zips.length,
        lines: lines.sort(),
        files: zips.flatMap((zip) => Object.keys(zip).filter((name) => name.startsWith('files/'))).sort(),
      };
    };
    const [one, many] = [await whole(50_000_000, 1000), await whole(4, 60)];
    expect(one.parts).toBe(1);
    expect(many.parts).toBeGreaterThan(3);
    const still = (lines: string[]) =>
      lines.filter((line) => !/^records\/(mail|notification|company|user)\./.test(line));
    expect(still(many.lines)).toEqual(still(one.lines));
    expect(many.files).toEqual(one.files);
  });
});
