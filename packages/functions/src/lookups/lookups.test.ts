import { Audits, getAuditPartition } from '@wayline/core/store/audits';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const JPEG = '/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==';
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());
const asked = () => ({ as: world.people.advisor });

describe('shared look-ups', () => {
  it('R-SHELL-152 R-SHELL-258 lists interests and airlines without being told anything', async () => {
    const { interests } = (await world.call('lookups.interests.list', {}, asked())).body;
    expect(interests.every(({ category }) => category !== '')).toBe(true);
    const { airlines } = (await world.call('lookups.airlines.list', {}, asked())).body;
    expect(airlines).toContainEqual({ code: 'LH', name: 'Lufthansa' });
    expect(airlines.every(({ name }) => name !== '')).toBe(true);
  });
  it('finds airports by code and by city, each with its zone', async () => {
    const found = async (search: string) =>
      (await world.call('lookups.airports.find', { search }, asked())).body.airports;
    expect((await found('EWR'))[0]).toMatchObject({ iata: 'EWR', zone: 'America/New_York' });
    expect((await found('Lisbon')).map(({ iata }) => iata)).toContain('LIS');
    expect(await found('')).toEqual([]);
  });
  it('R-SHELL-272 R-SHELL-155 lists phone codes and known travelers without being told anything', async () => {
    const { country_phone_codes } = (await world.call('lookups.phone-codes.list', {}, asked())).body;
    expect(country_phone_codes[0]).toEqual({ alfa_2_code: 'US', name: 'United States', phone_code: '1' });
    const { known_travelers } = (await world.call('lookups.known-travelers.list', {}, asked())).body;
    expect(known_travelers.map(({ name }) => name)).toContain('NEXUS');
  });
  it('R-SHELL-153 lists currencies by code', async () => {
    const { currencies } = (await world.call('lookups.currencies.list', {}, asked())).body;
    expect(currencies).toContainEqual({ code: 'JPY', name: 'Japanese Yen', symbol: '¥', decimals: 0 });
  });
  it('R-SHELL-251 R-SHELL-150 lists occasions by id, for the company user of the caller only', async () => {
    const { owner, stranger } = world.people;
    const { occasions } = (await world.call('misc.occasions.list', { id: owner.user_id }, asked())).body;
    expect(occasions['1']).toEqual({ id: '1', name: 'Birthday' });
    expect((await world.call('misc.occasions.list', { id: stranger.user_id }, asked())).status).toBe(404);
  });
  it('R-SHELL-267 R-SHELL-154 lists relations in rows', async () =>
    expect((await world.call('crm.relations.list', {}, asked())).body.rows[0]).toEqual({ id: '1', name: 'Spouse' }));
  const categories = async () => {
    const { profile_categories } = (await world.call('crm.profile-categories.list', {}, asked())).body;
    return { tree: profile_categories, leaves: profile_categories.flatMap(({ children }) => children) };
  };
  it('R-SHELL-148 R-SHELL-160 R-SHELL-165 lists profile categories as a tree, by the numbers of their kinds', async () => {
    const { tree, leaves } = await categories();
    expect(tree.map(({ name }) => name)).toEqual(['Clients', 'Suppliers', 'Agencies', 'Users']);
    const ids = Object.fromEntries(leaves.map(({ name, id }) => [name, id]));
    expect(ids).toMatchObject({ Individual: 3, Agency: 4, 'Tour operator': 5, 'Host agency': 6, Supplier: 7 });
    expect(ids).toMatchObject({ 'Resource provider': 8, Brand: 9, Educational: 10, DMC: 11, 'Internal user': 12 });
    expect(ids).toHaveProperty('Independent contractor');
  });
  it('R-SHELL-254 R-SHELL-255 puts All before the suppliers and before nothing else', async () => {
    const { tree } = await categories();
    const first = tree.map(({ name, children: [child] }) => [name, child?.name]);
    expect(first).toEqual([
      ['Clients', 'Individual'],
      ['Suppliers', 'All'],
      ['Agencies', 'Agency'],
      ['Users', 'Internal user'],
    ]);
    expect(tree[1]?.children[0]).toEqual({ id: 0, name: 'All', children: [] });
  });
  it('R-SHELL-163 R-SHELL-164 says which types of user belong to agencies, consortia and suppliers', async () => {
    const { leaves } = await categories();
    expect(leaves.flatMap(({ name, user_types }) => (user_types ? [[name, user_types]] : []))).toEqual([
      ['Supplier', ['Agents', 'Tour Operator']],
      ['Agency', ['Brands', 'DMC', 'Agent', 'Tour Operator']],
      ['Consortia', ['Agents', 'Tour Operator']],
    ]);
  });
});

describe('the lists that a company edits', () => {
  const asOwner = () => ({ as: world.people.owner });
  const edit = async (
    section: 'relations' | 'occasions' | 'vaccines' | 'supplier_types',
    entries: readonly unknown[],
  ) => {
    const { version } = (await world.call('users.settings.get', { section }, asOwner())).body;
    const saved = await world.call('users.settings.save', { section, version, value: { entries } }, asOwner());
    expect(saved.status).toBe(200);
  };
  it('R-SHELL-154 R-SHELL-150 are offered as the company has them, without what it hid', async () => {
    const entries = [
      { id: '1', name: 'Husband or wife' },
      { id: '2', name: 'Partner', hidden: true },
    ];
    await edit('relations', entries);
    await edit('occasions', entries);
    expect((await world.call('crm.relations.list', {}, asked())).body.rows).toEqual([entries[0]]);
    const { occasions } = (await world.call('misc.occasions.list', { id: world.people.owner.user_id }, asked())).body;
    expect(occasions).toEqual({ '1': entries[0] });
  });
  it('R-ACC-151 has eighteen vaccines until a company edits them', async () => {
    const names = async () => (await world.call('crm.vaccines.list', {}, asked())).body.rows.map(({ name }) => name);
    const first = await names();
    expect([first.length, first[0], first.at(-1)]).toEqual([18, 'Pfizer-BioNTech', 'Zifivax']);
    await edit('vaccines', [
      { id: '1', name: 'Corbevax' },
      { id: '2', name: 'Moderna', hidden: true },
    ]);
    expect(await names()).toEqual(['Corbevax']);
  });
  it('R-SHELL-149 R-SHELL-252 R-SHELL-253 supplier types are the children of the first item, each with its way from the top, and are deleted by id and category', async () => {
    const types = async () =>
      (await world.call('misc.service-types.list', { category_type: 'Suppliers' }, asked())).body.service_types[0]
        ?.children ?? [];
    const before = await types();
    expect(before.map(({ id }) => id)).toContain('transportation');
    const transportation = { id: 'transportation', name: 'Transportation' };
    const found = before.find(({ id }) => id === transportation.id);
    expect(found).toMatchObject({ ...transportation, names: ['Transportation'], ids: ['transportation'] });
    expect(found).not.toHaveProperty('parent');
    expect(found?.children?.find(({ id }) => id === 'Rail')).toEqual({
      ...{ id: 'Rail', name: 'Rail' },
      parent: transportation,
      parent_id: transportation.id,
      parent_name: transportation.name,
      names: ['Transportation', 'Rail'],
      ids: ['transportation', 'Rail'],
    });
    await edit('supplier_types', [
      ...before,
      { id: 'own', name: 'Yachts', children: [{ id: 'sail', name: 'Sailing' }] },
    ]);
    const remove = (id: string, as = world.people.owner) =>
      world.call('misc.service-types.delete', { id, category_type: 'Suppliers' }, { as });
    expect((await remove('sail')).status).toBe(200);
    expect((await types()).at(-1)).toMatchObject({ id: 'own', children: [] });
    expect((await remove('own', world.people.advisor)).status).toBe(403);
    expect((await remove('own')).status).toBe(200);
    expect(await types()).toEqual(before);
    expect((await remove('own')).status).toBe(404);
    // Its history is that of the page of settings, where the other changes of the list are told.
    const section = 'settings.supplier_types';
    const db = tenantDb(world.table, world.people.owner.company_id);
    const { audits } = await db.readPartition(getAuditPartition(section), { audits: Audits });
    const told = audits.filter(({ subject }) => subject === section).map(({ changes }) => changes?.removed);
    expect(told.filter(Boolean)).toEqual(['sail', 'own']);
    expect((await remove('Hotel')).body.error?.issues).toEqual([
      { path: 'id', message: 'Bookings use one of the types that are missing. Hide it instead.' },
    ]);
  });
});

describe('pictures', () => {
  const session = async () => (await world.call('users.current.get', {}, asked())).body.avatar_img;
  const urls = async (model: string, as = world.people.owner) => {
    const { owner, advisor } = world.people;
    const ids = [advisor.user_id, owner.user_id].join(',');
    return (await world.call('misc.attachments.by-model', { model, 'model_id[]': ids }, { as })).body.image_urls;
  };
  const open = (address: string | undefined) => {
    const [file, company] = (address ?? '').split('/').reverse();
    return world.send<{ text: string }>('public.avatar.get', { company, file });
  };
  it('R-SHELL-156 R-SHELL-270 R-SHELL-303 are opened under the address that their owner, the session and the list tell', async () => {
    const { avatar_img } = (await world.call('users.avatar.set', { image: JPEG }, asked())).body;
    expect(avatar_img).toBeTruthy();
    const { owner, advisor } = world.people;
    expect(await urls('user')).toEqual({ [advisor.user_id]: [avatar_img], [owner.user_id]: [] });
    expect(await session()).toBe(avatar_img);
    const { users } = (await world.call('users.list', {}, { as: owner })).body;
    expect(users.find(({ id }) => id === advisor.user_id)?.avatar_img).toBe(avatar_img);
    const opened = await open(avatar_img);
    expect(opened).toMatchObject({ status: 200, body: { text: JPEG } });
    expect(opened.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });
  it('R-SHELL-271 of individuals are not those of users, and another company sees none', async () => {
    const { owner, advisor, stranger } = world.people;
    const none = { [advisor.user_id]: [], [owner.user_id]: [] };
    expect(await urls('individuals')).toEqual(none);
    expect(await urls('user', stranger)).toEqual(none);
  });
  it('are gone when another one comes, and when none is wanted', async () => {
    const first = (await world.call('users.avatar.set', { image: JPEG }, asked())).body.avatar_img;
    const second = (await world.call('users.avatar.set', { image: JPEG }, asked())).body.avatar_img;
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    expect((await world.call('users.avatar.set', { image: '' }, asked())).body).toEqual({});
    expect((await open(second)).status).toBe(404);
    expect((await urls('user'))[world.people.advisor.user_id]).toEqual([]);
  });
  it('go with the person who leaves', async () => {
    const { owner, contractor } = world.people;
    const { avatar_img } = (await world.call('users.avatar.set', { image: JPEG }, { as: contractor })).body;
    await world.call('users.single-delete', { id: contractor.user_id }, { as: owner });
    expect((await open(avatar_img)).status).toBe(404);
  });
  it('R-SHELL-210 are what they say: nothing but a JPEG is kept, and nothing large', async () => {
    const page = Buffer.from('<script>alert(1)</script>').toString('base64');
    for (const image of [PNG, page]) {
      const { status, body } = await world.call('users.avatar.set', { image }, asked());
      expect([status, body.error?.code]).toEqual([415, 'attachment.lies']);
    }
    const large = Buffer.concat([Buffer.from(JPEG, 'base64'), Buffer.alloc(70_000)]).toString('base64');
    expect((await world.call('users.avatar.set', { image: large }, asked())).status).toBe(400);
    expect((await world.call('users.avatar.set', { image: 'not base64!' }, asked())).status).toBe(400);
  });
});
