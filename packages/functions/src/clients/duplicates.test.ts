import { Companies } from '@wayline/core/access/people.records';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { ClientId } from '@wayline/core/areas/clients/client-id';
import { ClientMatchKeys } from '@wayline/core/areas/clients/duplicates/match-key.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newcomer } from '../sweeps/newcomer';

let world: World;
const asked = () => ({ as: world.people.owner });
let number = 0;
/** A name that no other test has. */
const fresh = () => `Person ${++number}`;
const add = async (given: object, as = world.people.owner) =>
  (await world.call('crm.individuals.create', { first_name: fresh(), ...given }, { as })).body.client;
const listAll = async (as = world.people.owner, per_page = 100) => {
  const pairs: { kept: { id: string }; other: { id: string }; grade: string; reasons: string[] }[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = (await world.call('crm.duplicates.list', { per_page, cursor }, { as })).body;
    pairs.push(...page.pairs);
    cursor = page.cursor;
    if (!cursor) return pairs;
  }
};
const about = (pairs: Awaited<ReturnType<typeof listAll>>, ...ids: string[]) =>
  pairs.filter(({ kept, other }) => ids.includes(kept.id) || ids.includes(other.id));

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  world = await startWorld({ standins: true });
});
afterAll(async () => {
  await world.stop();
  vi.restoreAllMocks();
});

describe('somebody who is entered', () => {
  it('R-SHELL-257 is looked for by email, active page and first name; whoever shares the email is answered with the reason', async () => {
    const client = await add({ first_name: 'Vera', emails: ['Vera@one.test'] });
    const input = { email: 'vera@one.test', active_page: 'add_individual', first_name: 'Vera' };
    const { body } = await world.call('crm.individuals.duplicates', input, asked());
    expect(body.list).toMatchObject([{ client: { id: client.id }, grade: 'certain', reasons: ['Same email'] }]);
  });

  it('is found by name and birth date and by phone too, the surest first, each once', async () => {
    const sure = await add({ first_name: 'Nils', last_name: 'Berg', dob: '1970-01-02', phone: '+46 8 123 45 67' });
    const maybe = await add({ first_name: 'Tove', last_name: 'Berg', phone: '0046 8 1234567' });
    const person = { first_name: 'NILS', last_name: 'berg', dob: '1970-01-02', phone: '(08) 123 45 67' };
    const typed = await world.call('crm.individuals.duplicates', { ...person, phone: '468 1234567' }, asked());
    expect(typed.body.list.map(({ client, grade }) => [client.id, grade])).toEqual([
      [sure.id, 'certain'],
      [maybe.id, 'possible'],
    ]);
  });

  it('is nobody that is deleted, nor themself', async () => {
    const email = 'gone@one.test';
    const [one, gone] = [await add({ emails: [email] }), await add({ emails: [email] })];
    const ofProfile = { id: one.id };
    const find = async () => (await world.call('crm.individuals.duplicates', ofProfile, asked())).body.list;
    expect((await find()).map(({ client }) => client.id)).toEqual([gone.id]);
    await world.call('crm.individuals.delete', { ids: [gone.id] }, asked());
    expect(await find()).toEqual([]);
  });

  it('follows every change of a profile, and goes with it for good', async () => {
    const client = await add({ emails: ['before@one.test'] });
    const find = async (email: string) =>
      (await world.call('crm.individuals.duplicates', { email, first_name: 'X' }, asked())).body.list.length;
    const changes = { id: client.id, version: 1, emails: ['after@one.test'] };
    await world.call('crm.individuals.update', changes, asked());
    expect([await find('before@one.test'), await find('after@one.test')]).toEqual([0, 1]);
    await world.call('crm.individuals.delete', { ids: [client.id] }, asked());
    await world.call('crm.individuals.permanent-delete', { ids: [client.id] }, asked());
    expect(await find('after@one.test')).toBe(0);
  });
});

describe('the list of duplicates', () => {
  it('has each pair once, by what they share that says most, the profile with more to it first', async () => {
    const same = {
      first_name: 'Olle',
      last_name: 'Ek',
      dob: '1960-05-05',
      emails: ['olle@two.test'],
      phone: '5550001111',
    };
    const [older, newer] = [await add(same), await add(same)];
    expect(about(await listAll(), older.id, newer.id)).toMatchObject([
      {
        kept: { id: older.id },
        other: { id: newer.id },
        grade: 'certain',
        reasons: ['Same name and birth date', 'Same email', 'Same phone'],
      },
    ]);
  });

  it('comes in pages that miss nothing and repeat nothing', async () => {
    for (const email of ['p1@three.test', 'p2@three.test', 'p3@three.test'])
      await Promise.all([add({ emails: [email] }), add({ emails: [email] })]);
    const key = ({ kept, other }: { kept: { id: string }; other: { id: string } }) => `${kept.id} ${other.id}`;
    const [whole, paged] = [await listAll(), await listAll(world.people.owner, 1)];
    expect(paged.map(key).sort()).toEqual(whole.map(key).sort());
    expect(new Set(paged.map(key)).size).toBe(paged.length);
  });

  it('finds those who share a key however many keys there are, also where a read ends between the two', async () => {
    const pairs: [string, string][] = [];
    for (let i = 0; i < 130; i++) {
      const emails = [`many${i}@five.test`];
      const [one, two] = await Promise.all([add({ emails }), add({ emails })]);
      pairs.push(one.id < two.id ? [one.id, two.id] : [two.id, one.id]);
    }
    const found = (await listAll()).map(({ kept, other }) => `${kept.id} ${other.id}`);
    expect(pairs.filter(([one, two]) => !found.includes(`${one} ${two}`))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });

  it('sees in one page that thousands of clients have nothing in common', async () => {
    const { stranger } = world.people;
    const db = tenantDb(world.table, stranger.company_id);
    const toKey = (n: number) => ({
      ...{ kind: 'email', hash: String(n).padStart(32, '0') },
      client_id: ClientId.parse(`cli_${String(n).padStart(26, '0')}`),
    });
    for (let from = 0; from < 4_000; from += 100)
      await transact(
        world.table,
        Array.from({ length: 100 }, (_, i) => db.insert(ClientMatchKeys, toKey(from + i))),
      );
    const { pairs, cursor } = (await world.call('crm.duplicates.list', {}, { as: stranger })).body;
    expect([pairs, cursor]).toEqual([[], undefined]);
  });

  it('remembers that two are not the same person, and forgets it when asked to', async () => {
    const shared = { phone: '5550002222' };
    const [one, two] = [await add(shared), await add(shared)];
    const dismiss = (on: boolean) =>
      world.call('crm.duplicates.dismiss', { client_id: two.id, other_id: one.id, on }, asked());
    expect(about(await listAll(), one.id)).toHaveLength(1);
    expect((await dismiss(true)).status).toBe(200);
    expect(about(await listAll(), one.id)).toEqual([]);
    expect((await world.call('crm.individuals.duplicates', { id: one.id }, asked())).body.list).toEqual([]);
    await dismiss(false);
    expect(about(await listAll(), one.id)).toHaveLength(1);
  });

  it('refuses to tell a client from themself, or from nobody', async () => {
    const { id } = await add({});
    const nobody = `cli_${'0'.repeat(26)}`;
    const refused = async (other_id: string) =>
      (await world.send('crm.duplicates.dismiss', { client_id: id, other_id }, asked())).body.error?.code;
    expect([await refused(id), await refused(nobody)]).toEqual(['client.merge_itself', 'record.missing']);
  });
});

it('who sees only their own clients hears of no others (G-047)', async () => {
  const { owner } = world.people;
  const role = { name: 'Narrow', permissions: [...PERMISSIONS], version: 1, visibility: 'own' };
  await transact(world.table, [
    tenantDb(world.table, owner.company_id).updateIf(Companies, {}, { set: { roles: [role] } }),
  ]);
  const narrow = await newcomer(world, ['Narrow']);
  const shared = { emails: ['narrow@four.test'] };
  const [theirs, own, mine] = [await add(shared), await add(shared, narrow), await add(shared, narrow)];
  await world.job('deliver-events', await streamBatch(world.table.name));
  const pairs = await listAll(narrow);
  expect(pairs.map(({ kept, other }) => [kept.id, other.id])).toEqual([[own.id, mine.id]]);
  const typed = { email: 'narrow@four.test', first_name: 'X' };
  const { body } = await world.call('crm.individuals.duplicates', typed, { as: narrow });
  expect(body.list.map(({ client }) => client.id).sort()).toEqual([own.id, mine.id].sort());
  const dismissed = await world.send(
    'crm.duplicates.dismiss',
    { client_id: own.id, other_id: theirs.id },
    { as: narrow },
  );
  expect(dismissed.body.error?.code).toBe('record.missing');
});
