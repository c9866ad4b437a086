import { COMPANY_PARTITIONS } from '@wayline/core/areas/closure/company-partitions';
import { exportLine, LEFT_OUT } from '@wayline/core/areas/closure/export-lines';
import { walkCompany } from '@wayline/core/areas/closure/walk-company';
import { RECORDS } from '@wayline/core/records';
import type { Item, RecordDef } from '@wayline/core/store/record';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { onPlan } from '../sweeps/on-plan';
import { prepare } from '../sweeps/prepare';
import { listEverythingStored } from './list-everything-stored';

/** Kinds that belong to Wayline itself or to nobody yet, and no company. */
const OF_NO_COMPANY = ['upkeep', 'missed_changes', 'job_lease', 'pending_sign_up', 'sign_up_mails'];

const MODULES = import.meta.glob<Record<string, unknown>>('../../../core/src/**/*.ts');
const isRecord = (value: unknown): value is RecordDef =>
  typeof value === 'object' && value !== null && 'partition' in value && 'sort' in value && 'schema' in value;
/** Every kind of record that there is. */
const everyRecord = async (): Promise<RecordDef[]> => {
  const files = Object.keys(MODULES).filter((file) => !/\.(test|fixture)\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => MODULES[file]?.()));
  return modules.flatMap((module) => Object.values(module ?? {}).filter(isRecord));
};

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  await prepare(world, world.people.owner, 'Ours');
  await onPlan(world, world.people.stranger, 'Pro Monthly');
  await prepare(world, world.people.stranger, 'Theirs', new Set(['itinerary', 'apiKey']));
});
afterAll(() => world.stop());

const linesOf = (items: readonly Item[]) => items.flatMap((item) => exportLine(item) ?? []).sort();

describe('what an export reads', () => {
  it('is all that a scan of the whole table finds of the company, without one', async () => {
    const { company_id } = world.people.owner;
    const scanned = (await listEverythingStored(world, company_id)).items.filter(({ pk }) => pk.startsWith('C#'));
    const sent = vi.spyOn(world.table.db, 'send');
    const walked: Item[] = [];
    for await (const { items } of walkCompany(tenantDb(world.table, company_id), RECORDS.partitions))
      walked.push(...items);
    expect(new Set(sent.mock.calls.map(([command]) => command.constructor.name))).not.toContain('ScanCommand');
    sent.mockRestore();
    expect(linesOf(walked)).toEqual(linesOf(scanned));
    expect(linesOf(walked).length).toBeGreaterThan(90);
    expect(walked.every(({ pk }) => pk.startsWith(`C#${company_id}#`))).toBe(true);
  });

  it('goes on behind any of its pages, and misses and repeats nothing', async () => {
    const { company_id } = world.people.owner;
    const whole: Item[] = [];
    for await (const { items } of walkCompany(tenantDb(world.table, company_id), RECORDS.partitions))
      whole.push(...items);
    const pieces: Item[] = [];
    let cursor: string | undefined;
    for (let more = true; more; ) {
      more = false;
      for await (const page of walkCompany(tenantDb(world.table, company_id), RECORDS.partitions, cursor, 7)) {
        pieces.push(...page.items);
        cursor = page.cursor;
        more = true;
        break;
      }
    }
    expect(pieces.map(({ pk, sk }) => `${pk} ${sk}`)).toEqual(whole.map(({ pk, sk }) => `${pk} ${sk}`));
  });

  it('holds every kind of record that the product knows, or leaves it out by name', async () => {
    const records = await everyRecord();
    expect(records.length).toBeGreaterThan(60);
    const ID = 'ID';
    const reached = new Set(
      [...COMPANY_PARTITIONS, ...RECORDS.partitions]
        .flatMap(({ partitions }) => partitions(ID))
        .map((at) => at.join('#')),
    );
    const key = new Proxy({}, { get: () => ID });
    const missed = records
      .filter(({ name }) => !LEFT_OUT.has(name) && !OF_NO_COMPANY.includes(name))
      .filter(({ partition }) => !reached.has(partition(key).join('#')))
      .map(({ name }) => name);
    expect(missed).toEqual([]);
  });
});
