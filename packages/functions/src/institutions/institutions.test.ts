import { TRASH_DAYS } from '@wayline/core/base/purge-at';
import { PROJECTIONS } from '@wayline/core/projections';
import { Audits, getAuditPartition } from '@wayline/core/store/audits';
import { type Projection, verifyProjection } from '@wayline/core/store/projection';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const [AGENCY, SUPPLIER, BRAND] = [4, 7, 9];
let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const asked = (as: Person = world.people.owner) => ({ as });
const send = (input: Record<string, unknown>) =>
  world.call('crm.institutions.create', { institution: 'Marlow', profile_category_id: SUPPLIER, ...input }, asked());
const create = async (institution: string, more: Record<string, unknown> = {}) => {
  const made = (await send({ institution, ...more })).body.institution;
  if (!made) throw new Error('Not added.');
  return made;
};
const get = (id: string) => world.call('crm.institutions.get', { id: id as never }, asked());
const list = async (input: Record<string, unknown> = {}, as?: Person) => {
  await deliverStream(world);
  return (await world.call('crm.institutions.list', input, asked(as))).body;
};
const idsIn = async (input: Record<string, unknown>, as?: Person) =>
  (await list(input, as)).institutions.map(({ id }) => id);

describe('the create call', () => {
  it('R-SHELL-157 R-SHELL-256 R-SHELL-282 carries the four parts and answers error, message and institution_type of a supplier', async () => {
    const { body } = await send({
      institution: 'Marlow River Cruises',
      institutionObject: { website: 'marlow.example', emails: ['desk@marlow.example'], supplier_categories: ['Hotel'] },
      institution_tags: ['Preferred'],
    });
    expect(body).toMatchObject({
      error: false,
      message: 'Supplier Added Successfully',
      institution_type: 'Suppliers',
      institution: {
        name: 'Marlow River Cruises',
        website: 'http://marlow.example',
        tags: ['Preferred'],
        source: 'manual',
        version: 1,
      },
    });
    expect(body.institution?.acct).toMatch(/^I-\d+$/);
  });

  it('R-SHELL-283 says so of any other institution', async () =>
    expect((await send({ institution: 'Harbor Travel', profile_category_id: AGENCY })).body).toMatchObject({
      error: false,
      message: 'Institution Added Successfully',
      institution_type: 'Institutions',
    }));

  it('R-SHELL-198 R-SHELL-256 flags a name that is there already, however it is written, and adds it when that is meant', async () => {
    const first = await create('Kestrel & Vane, Inc.');
    const again = (await send({ institution: 'kestrel and vane' })).body;
    expect(again).toMatchObject({ error: true, existing_id: first.id, institution_type: 'Suppliers' });
    expect(again.message).toBe(`Kestrel & Vane, Inc. is already on your list (${first.acct}).`);
    expect((await send({ institution: 'Kestrel and Vane', profile_category_id: AGENCY })).body.error).toBe(false);
    expect((await send({ institution: 'Kestrel and Vane', allow_same_name: true })).body.error).toBe(false);
  });

  it.each([
    ['no name', { institution: '  ' }, 'institution'],
    ['a category of people', { profile_category_id: 3 }, 'profile_category_id'],
    ['a website that is none', { institutionObject: { website: 'not a site' } }, 'institutionObject.website'],
    ['a rate that is none', { institutionObject: { commission_terms: [{ rate: 'ten' }] } }, undefined],
  ])('refuses %s and says where', async (_what, draft, path) => {
    const answer = await world.send(
      'crm.institutions.create',
      { institution: 'Marlow', profile_category_id: SUPPLIER, ...draft } as never,
      asked(),
    );
    expect(answer.status).toBe(400);
    const issues = (answer.body.error?.issues ?? []) as { path: string }[];
    if (path) expect(issues.map((issue) => issue.path)).toContain(path);
  });
});

describe('a profile', () => {
  it('R-SHELL-005 keeps what two people save of it at once, and refuses the second where both changed the same', async () => {
    const { id, version } = await create('Two Savers', { institutionObject: { phone: '1' } });
    const save = (input: object) => world.send('crm.institutions.update', { id, version, ...input }, asked());
    expect((await save({ phone: '2', was: { phone: '1' } })).status).toBe(200);
    const terms = [{ product: 'Cruise' as const, rate: '12.5', from_date: '2026-01-01' }];
    expect((await save({ commission_terms: terms, was: {} })).status).toBe(200);
    expect((await save({ phone: '3', was: { phone: '1' } })).status).toBe(409);
    expect((await get(id)).body.institution).toMatchObject({ phone: '2', commission_terms: terms, version: 3 });
  });

  it('R-ACC-033 has members who are clients, is found by them, and counts them in its row', async () => {
    const client = (await world.call('crm.individuals.create', { first_name: 'Mara' }, asked())).body.client;
    const { id } = await create('Harbor School', { profile_category_id: AGENCY });
    const change = (on: boolean) =>
      world.call('crm.institutions.members.change', { id, client_ids: [client.id], on }, asked());
    expect((await change(true)).body.institution.member_ids).toEqual([client.id]);
    const { members } = (await world.call('crm.institutions.members.list', { id }, asked())).body;
    expect(members.map(({ first_name }) => first_name)).toEqual(['Mara']);
    expect((await list({ member: client.id })).institutions).toMatchObject([{ id, members: 1 }]);
    expect((await change(false)).body.institution.member_ids).toEqual([]);
    expect(await idsIn({ member: client.id })).toEqual([]);
  });

  it('R-SHELL-231 keeps commission from who may not see it, and what they save leaves it as it was', async () => {
    const { standard } = world.people;
    const terms = [{ product: 'Cruise' as const, rate: '12.5' }];
    const { id } = await create('Quiet Terms', { institutionObject: { commission_terms: terms } });
    const shown = (await world.call('crm.institutions.get', { id }, asked(standard))).body.institution;
    expect(shown).not.toHaveProperty('commission_terms');
    expect((await get(id)).body.institution.commission_terms).toEqual(terms);
  });

  it('R-ACC-124 shows nobody a member whom they do not see, and asks for the permission of suppliers', async () => {
    const { standard } = world.people;
    const client = (await world.call('crm.individuals.create', { first_name: 'Hidden' }, asked())).body.client;
    const { id } = await create('Seen by all', { profile_category_id: AGENCY });
    await world.call('crm.institutions.members.change', { id, client_ids: [client.id] }, asked());
    const answer = await world.send('crm.institutions.members.list', { id }, asked(standard));
    expect(JSON.stringify(answer.body)).not.toContain('Hidden');
    const refused = await world.send('crm.institutions.delete', { ids: [id] }, asked(standard));
    expect(refused.status).toBe(403);
    expect(JSON.stringify(refused.body)).toContain('delete supplier profiles');
  });
});

describe('the lists', () => {
  it('R-ACC-033 R-ACC-034 have what belongs in each, and every column of the spec in a row', async () => {
    const supplier = await create('Listed Hotels', {
      profile_category_id: BRAND,
      institutionObject: { brand_supplier: 'Listed Group', supplier_categories: ['Hotel'], phone: '+1 555 010 8123' },
    });
    const agency = await create('Listed Agency', { profile_category_id: AGENCY });
    const suppliers = await list({ kind: 'supplier' });
    expect(suppliers.institutions[0]).toMatchObject({
      id: supplier.id,
      acct: supplier.acct,
      name: 'Listed Hotels',
      profile_category_id: BRAND,
      brand_supplier: 'Listed Group',
      supplier_categories: ['Hotel'],
      source: 'manual',
      members: 0,
      updated_at: supplier.updated_at,
    });
    const institutions = await list({ kind: 'institution' });
    expect(institutions.institutions[0]?.id).toBe(agency.id);
    expect(institutions.institutions.map(({ id }) => id)).not.toContain(supplier.id);
    expect(institutions.total).toBe(institutions.institutions.length);
    const both = await list({});
    expect(both.institutions.slice(0, 2).map(({ id }) => id)).toEqual([agency.id, supplier.id]);
    expect([both.total, both.filtered]).toEqual([both.institutions.length, both.institutions.length]);
  });

  it.each([
    ['a name', 'pelic'],
    ['its brand', 'birdw'],
    ['an email', 'desk@pelican'],
    ['its phone, as typed elsewhere', '(555) 010-9977'],
    ['a tag', 'yacht'],
    ['the number the agency gives', 'AG-7'],
    ['its IATA number', '99887766'],
    ['somebody who works there', 'ottilie'],
  ])('R-ACC-034 find a supplier by %s, in one box', async (_what, search) => {
    const made = await create('Pelican Sails', {
      allow_same_name: true,
      institution_tags: ['Yachting'],
      institutionObject: {
        brand_supplier: 'Birdwater',
        emails: ['desk@pelican.example'],
        phone: '+1 555 010 9977',
        client_institutions_id: 'AG-7',
        iata_number: '99887766',
        contacts: [{ name: 'Ottilie Brandt' }],
      },
    });
    expect(await idsIn({ kind: 'supplier', search })).toContain(made.id);
    expect(await idsIn({ kind: 'institution', search })).toEqual([]);
    expect(await idsIn({ kind: 'supplier', search: `${search}zzz` })).toEqual([]);
  });

  it('R-ACC-034 narrow by category, what is sold and tag at once, and hand out each page once', async () => {
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { id } = await create(`Narrow ${i}`, {
        profile_category_id: BRAND,
        institution_tags: ['Gala'],
        institutionObject: { supplier_categories: ['Rail'] },
      });
      made.unshift(id);
    }
    const asked = { kind: 'supplier', category: BRAND, supplier_category: 'Rail', tag: 'gala', per_page: 2 };
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...asked, ...(cursor && { cursor }) });
      expect(page.filtered).toBe(5);
      seen.push(...page.institutions.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(made);
    expect(await idsIn({ ...asked, category: SUPPLIER })).toEqual([]);
  });
});

describe('the trash', () => {
  it('R-ACC-137 takes institutions out of the list and brings them back, and frees their name meanwhile', async () => {
    const { id } = await create('Trashworth');
    const { body } = await world.call('crm.institutions.delete', { ids: [id] }, asked());
    expect(body).toEqual({ changed: [id], unchanged: [] });
    expect(await idsIn({ kind: 'supplier', search: 'trashworth' })).toEqual([]);
    expect(await idsIn({ kind: 'supplier', search: 'trashworth', show: 'deleted' })).toEqual([id]);
    expect((await world.send('crm.institutions.update', { id, version: 2, phone: '1' }, asked())).status).toBe(404);
    expect((await world.call('crm.institutions.delete', { ids: [id] }, asked())).body.unchanged).toEqual([id]);
    expect((await send({ institution: 'Trashworth' })).body.error).toBe(false);
    await world.call('crm.institutions.restore', { ids: [id] }, asked());
    expect(await idsIn({ kind: 'supplier', search: 'trashworth' })).toContain(id);
  });

  it.each([
    ['permanent deletion', false],
    ['the end of thirty days', true],
  ])('R-ACC-137 %s leaves nothing of an institution but that it was done', async (_how, waits) => {
    const { id } = await create('Gone', { allow_same_name: true });
    expect((await world.call('crm.institutions.permanent-delete', { ids: [id] }, asked())).body.unchanged).toEqual([
      id,
    ]);
    await world.call('crm.institutions.delete', { ids: [id] }, asked());
    await deliverStream(world);
    const db = tenantDb(world.table, world.people.owner.company_id);
    const listAudits = async (subject: string) =>
      (await db.readPartition(getAuditPartition(subject), { audits: Audits })).audits;
    const before = (await listAudits('company')).length;
    if (waits) {
      clock.waylineClockOffset = TRASH_DAYS * 86_400_000;
      await world.job('due-work');
      clock.waylineClockOffset = 0;
    } else await world.call('crm.institutions.permanent-delete', { ids: [id] }, asked());
    expect((await get(id)).status).toBe(404);
    expect(await idsIn({ kind: 'supplier', search: 'gone', show: 'deleted' })).not.toContain(id);
    expect(await listAudits(id)).toEqual([]);
    expect((await listAudits('company')).length).toBe(before + (waits ? 0 : 1));
  });

  it('tags several at once, and takes the tag off again', async () => {
    const ids = [(await create('Tagged one')).id, (await create('Tagged two')).id];
    const tag = (on: boolean) => world.call('crm.institutions.tag', { ids, tag: 'Spa', on }, asked());
    expect((await tag(true)).body.changed).toEqual(ids);
    expect(await idsIn({ kind: 'supplier', tag: 'spa' })).toEqual(ids.toReversed());
    expect((await tag(false)).body.changed).toEqual(ids);
    expect(await idsIn({ kind: 'supplier', tag: 'spa' })).toEqual([]);
  });
});

describe('the directory of suppliers', () => {
  const directory = async () => (await world.call('crm.global-suppliers.list', {}, asked())).body.suppliers;
  const copy = async (ids: string[]) => (await world.call('crm.global-suppliers.copy', { ids }, asked())).body;

  it('R-ACC-137 is copied from once, keeps what the company writes over it, and remembers where it comes from', async () => {
    const { added } = await copy(['viking', 'viking', 'amtrak']);
    expect(added).toHaveLength(2);
    expect(await copy(['viking'])).toEqual({ added: [], already: ['viking'] });
    const [id = ''] = added;
    const { institution, directory_entry } = (await get(id)).body;
    expect(institution).toMatchObject({ name: 'Viking', source: 'directory', supplier_categories: ['Ocean Cruise'] });
    expect(directory_entry).toMatchObject({ directory_id: 'viking', website: 'https://www.vikingcruises.com' });
    await world.call('crm.institutions.update', { id: id as never, version: 1, name: 'Viking (our desk)' }, asked());
    expect((await get(id)).body).toMatchObject({ institution: { name: 'Viking (our desk)' }, directory_entry });
    expect((await directory()).find(({ directory_id }) => directory_id === 'viking')?.copied_as).toBe(id);
    await world.call('crm.institutions.delete', { ids: [id as never] }, asked());
    expect((await copy(['viking'])).added).toHaveLength(1);
  });
  it('R-ACC-137 refuses what is not in it', async () =>
    expect((await world.send('crm.global-suppliers.copy', { ids: ['nowhere'] }, asked())).status).toBe(404));
});

it.each(['institution-search', 'institution-names', 'directory-copies', 'list-counters'])(
  'npm run verify finds nothing wrong with %s',
  async (name) => {
    await deliverStream(world);
    const projection = PROJECTIONS.find((one) => one.name === name) as Projection;
    const wrong: string[] = [];
    for await (const { where } of verifyProjection(world.table, projection, [world.people.owner.company_id]))
      wrong.push(where);
    expect(wrong).toEqual([]);
  },
);
