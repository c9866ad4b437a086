import type { Client } from '@wayline/core/areas/clients/client';
import { TravelDocuments } from '@wayline/core/areas/clients/client.records';
import { addDays } from '@wayline/core/base/days';
import { TRASH_DAYS } from '@wayline/core/base/purge-at';
import { PROJECTIONS } from '@wayline/core/projections';
import { Audits, getAuditPartition } from '@wayline/core/store/audits';
import { type Projection, verifyProjection } from '@wayline/core/store/projection';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const asked = (as: Person = world.people.owner) => ({ as });
const db = () => tenantDb(world.table, world.people.owner.company_id);
const create = async (draft: Record<string, unknown>, as?: Person) =>
  (await world.call('crm.individuals.create', { first_name: 'Mara', ...draft }, asked(as))).body.client;
const get = async (id: string, as?: Person) => world.call('crm.individuals.get', { id: id as never }, asked(as));
const list = async (input: Record<string, unknown> = {}, as?: Person) => {
  await deliverStream(world);
  return (await world.call('crm.individuals.list', input, asked(as))).body;
};
const idsIn = async (input: Record<string, unknown>, as?: Person) =>
  (await list(input, as)).clients.map(({ id }) => id);

describe('a profile', () => {
  it('R-ACC-071 R-ACC-072 R-ACC-073 R-ACC-075 holds every field and part of the spec, and opens in one read', async () => {
    const draft = {
      last_name: 'Lindqvist',
      middle_name: 'Elin',
      dob: '1984-06-02',
      emails: ['mara@example.test', 'm.l@example.test'],
      phone: '+1 (555) 010-4471',
      emergency_contact: { first_name: 'Nils', phone: '+46 8 123 45 67', relationship: 'Brother' },
      addresses: [{ area: '12 Harbor Street', city_name: 'Portland', zip_code: '97201' }],
      special_conditions_requests: [{ name: 'Nut allergy', needs: 'No nuts on board' }],
      occasions: [{ occasion_id: '1', date: '2010-09-04' }],
      loyalty_programs: [{ name: 'SkyMiles', member_number: '123456' }],
      cards: [{ id: 'pm_1', card_description: 'Visa ending 4242' }],
      air_preferences: { airline: ['Delta', 'SAS'], seat: 'Aisle' },
      hear_about_us: { accept_news_sms: true, how_did_you_hear_about_us: 'A friend' },
      covid_vaccinated: 'Prefer not to say',
      place_visited: ['Kyoto'],
      tags: ['Honeymoon'],
    };
    const client = await create(draft);
    expect(client).toMatchObject({
      ...draft,
      first_name: 'Mara',
      advisor_id: [world.people.owner.user_id],
      version: 1,
    });
    expect(client.ind_code).toMatch(/^C-\d+$/);
    const { body } = await get(client.id);
    expect(body.client).toEqual(client);
    expect([body.documents, body.trip_links]).toEqual([[], []]);
  });

  it('R-ACC-118 has one of sixteen titles, changed and emptied, and no other', async () => {
    const client = await create({ title: 'Rev. Msgr.' });
    const { id } = client;
    expect(client.title).toBe('Rev. Msgr.');
    const save = (version: number, title: string) =>
      world.send<{ client: Client }>('crm.individuals.update', { id, version, title, was: {} }, asked());
    expect((await save(1, 'Mrs.')).body.client.title).toBe('Mrs.');
    expect((await save(2, 'Duchess')).body.error?.issues).toMatchObject([{ path: 'title' }]);
    expect((await save(2, '')).body.client.title).toBeUndefined();
  });

  it('keeps what two people save of it at once, and refuses the second where both changed the same', async () => {
    const { id, version } = await create({ phone: '1', air_preferences: { seat: 'Aisle', meal: 'Vegan' } });
    const save = (input: object) => world.send('crm.individuals.update', { id, version, ...input }, asked());
    expect((await save({ phone: '2', was: { phone: '1' } })).status).toBe(200);
    const air = { air_preferences: { seat: 'Window', meal: 'Vegan' } };
    expect((await save({ ...air, was: { air_preferences: { seat: 'Aisle', meal: 'Vegan' } } })).status).toBe(200);
    const late = await save({ phone: '3', was: { phone: '1' } });
    expect(late.status).toBe(409);
    expect((await get(id)).body.client).toMatchObject({ phone: '2', ...air, version: 3 });
  });

  it.each([
    ['a birthday in 2999', { dob: '2999-01-01' }, 'dob'],
    ['a birthday tomorrow', { dob: addDays(new Date().toISOString().slice(0, 10), 1) }, 'dob'],
    ['a birthday in 1890', { dob: '1890-01-01' }, 'dob'],
    ['no name', { first_name: ' ' }, 'first_name'],
    ['an address that is none', { emails: ['mara(at)example'] }, 'emails.0'],
    ['a note of five megabytes', { indiv_notes: 'x'.repeat(5_000_000) }, undefined],
  ])('refuses %s and says where', async (_what, draft, path) => {
    const answer = await world.send('crm.individuals.create', { first_name: 'Mara', ...draft }, asked());
    expect([400, 413]).toContain(answer.status);
    const issues = (answer.body.error?.issues ?? []) as { path: string }[];
    if (path) expect(issues.map((issue) => issue.path)).toContain(path);
  });

  it.each(['王秀英', 'أمل', 'Ñandú-O’Brien de la Cruz '.repeat(4).trim(), 'Suharto'])(
    'takes the name %s alone and finds it again',
    async (first_name) => {
      const { id } = await create({ first_name });
      expect((await get(id)).body.client.first_name).toBe(first_name);
      expect(await idsIn({ search: first_name.slice(0, 20) })).toContain(id);
    },
  );
});

describe('one box', () => {
  it.each([
    ['a name', 'quill'],
    ['an email', 'petra.quill@example'],
    ['a phone, as typed elsewhere', '(555) 010-9977'],
    ['the national digits', '5550109977'],
    ['a tag', 'yacht'],
    ['the number the agency gives', 'AG-7'],
  ])('finds a client by %s', async (_what, search) => {
    const made = await create({
      first_name: 'Petra',
      last_name: 'Quill',
      emails: ['petra.quill@example.test'],
      phone: '+1 555 010 9977',
      tags: ['Yachting'],
      client_individual_id: 'AG-7',
    });
    expect(await idsIn({ search })).toContain(made.id);
    expect(await idsIn({ search: `${search}zzz` })).not.toContain(made.id);
  });
  it('finds a client by account number, and narrows by status, tag and advisor at once', async () => {
    const { advisor } = world.people;
    const made = await create({ client_status: 'prospect', tags: ['Gala'], advisor_id: [advisor.user_id] });
    expect(await idsIn({ search: made.ind_code })).toEqual([made.id]);
    expect(await idsIn({ status: 'prospect', tag: 'gala', advisor: advisor.user_id })).toEqual([made.id]);
    expect(await idsIn({ status: 'inactive', tag: 'gala' })).toEqual([]);
  });
  it('pages hand out each client once, searched or not', async () => {
    for (let i = 0; i < 7; i++) await create({ last_name: 'Pageworth' });
    for (const search of [undefined, 'pageworth']) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await list({ per_page: 3, ...(search && { search }), ...(cursor && { cursor }) });
        seen.push(...page.clients.map(({ id }) => id));
        cursor = page.cursor;
      } while (cursor);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBe((await list({ per_page: 5000, ...(search && { search }) })).clients.length);
    }
    expect((await list({ search: 'pageworth' })).filtered).toBe(7);
  });
  it('leaves a single letter out, which says nothing', async () => {
    expect(await idsIn({ search: 'p' })).toEqual(await idsIn({}));
  });
});

describe('the trash', () => {
  it('R-ACC-137 takes clients out of the list and brings them back as they were', async () => {
    const { id, version: _version, updated_at: _updated, ...client } = await create({ last_name: 'Trashworth' });
    const before = (await list()).total;
    const { body } = await world.call('crm.individuals.delete', { ids: [id] }, asked());
    expect(body).toEqual({ changed: [id], unchanged: [] });
    expect(await idsIn({ search: 'trashworth' })).toEqual([]);
    expect(await idsIn({ search: 'trashworth', show: 'deleted' })).toEqual([id]);
    expect((await list()).total).toBe(before - 1);
    expect((await world.send('crm.individuals.update', { id, version: 2, phone: '1' }, asked())).status).toBe(404);
    expect((await world.call('crm.individuals.delete', { ids: [id] }, asked())).body.unchanged).toEqual([id]);
    await world.call('crm.individuals.restore', { ids: [id] }, asked());
    expect((await get(id)).body.client).toMatchObject(client);
    expect(await idsIn({ search: 'trashworth' })).toEqual([id]);
  });

  it.each([
    ['permanent deletion', false],
    ['the end of thirty days', true],
  ])('R-ACC-137 %s leaves nothing of a client but that it was done', async (_how, waits) => {
    const { id } = await create({ last_name: 'Gone' });
    const passport = { client_id: id, kind: 'passport' as const, number: 'X12345678' };
    await world.call('crm.documents.create', passport, asked());
    await world.call('crm.individuals.delete', { ids: [id] }, asked());
    await deliverStream(world);
    if (waits) {
      clock.waylineClockOffset = TRASH_DAYS * 86_400_000;
      await world.job('due-work');
      clock.waylineClockOffset = 0;
    } else await world.call('crm.individuals.permanent-delete', { ids: [id] }, asked());
    expect((await get(id)).status).toBe(404);
    expect(await idsIn({ search: 'gone', show: 'deleted' })).not.toContain(id);
    const { audits } = await db().readPartition(getAuditPartition(id), { audits: Audits });
    expect(audits).toEqual([]);
    const { documents } = await db().readPartition(TravelDocuments.partition({ client_id: id, id: '' }), {
      documents: TravelDocuments,
    });
    expect(documents).toEqual([]);
  });

  it('never deletes for good who is not in the trash', async () => {
    const { id } = await create({});
    const { body } = await world.call('crm.individuals.permanent-delete', { ids: [id] }, asked());
    expect(body).toEqual({ changed: [], unchanged: [id] });
    expect((await get(id)).status).toBe(200);
  });
});

describe('travel documents', () => {
  it('R-ACC-073 keep their number encrypted, show its end, and reveal it with a reason that is on record', async () => {
    const { id: client_id } = await create({});
    const add = {
      client_id,
      kind: 'passport' as const,
      country: 'Sweden',
      number: 'P98765432',
      expiration: '2033-01-01',
    };
    const { document } = (await world.call('crm.documents.create', add, asked())).body;
    expect(document).toMatchObject({ number_ends: '5432', expiration: '2033-01-01' });
    expect(JSON.stringify(await db().get(TravelDocuments, document))).not.toContain('P98765432');
    const at = { client_id, id: document.id };
    const reveal = { ...at, reason: 'Online check-in' };
    expect((await world.call('crm.documents.reveal', reveal, asked())).body).toEqual({ number: 'P98765432' });
    const { audits } = await db().readPartition(getAuditPartition(client_id), { audits: Audits });
    const looked = audits.find(({ action }) => action === 'client.document_revealed');
    expect(looked?.changes).toEqual({ kind: 'passport', reason: 'Online check-in' });
    expect(JSON.stringify(audits)).not.toContain('P98765432');
    expect((await world.send('crm.documents.reveal', { ...at, reason: '' }, asked())).status).toBe(400);
  });
  it('a birth date in the future is refused for a document, new or changed', async () => {
    const { id: client_id } = await create({});
    const add = { client_id, kind: 'passport' as const, birth_date: '2190-01-01' };
    const refused = await world.send('crm.documents.create', add, asked());
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining('is in the future')]);
    const { document } = (await world.call('crm.documents.create', { ...add, birth_date: '1990-01-01' }, asked())).body;
    const change = { client_id, id: document.id, version: 1, birth_date: '2190-01-01' };
    expect((await world.send('crm.documents.update', change, asked())).status).toBe(400);
  });
  it('R-ACC-073 a number stays that is not sent, goes that is emptied, and an old version is refused', async () => {
    const { id: client_id } = await create({});
    const add = { client_id, kind: 'visa' as const, number: 'V123456789' };
    const { document } = (await world.call('crm.documents.create', add, asked())).body;
    const at = { client_id, id: document.id };
    const save = (input: object) =>
      world.send<{ document: { number_ends?: string } }>('crm.documents.update', { ...at, ...input }, asked());
    expect((await save({ version: 1, country: 'India' })).body.document.number_ends).toBe('6789');
    expect((await save({ version: 1, country: 'Nepal' })).status).toBe(409);
    expect((await save({ version: 2, number: '' })).body.document.number_ends).toBeUndefined();
    expect((await world.send('crm.documents.reveal', { ...at, reason: 'Check' }, asked())).status).toBe(404);
  });
});

describe('who sees whom', () => {
  it('R-ACC-124 a role that sees its own finds, opens and changes the clients it advises, and no others', async () => {
    const { standard, owner } = world.people;
    const own = await create({ last_name: 'Ownly', advisor_id: [standard.user_id] });
    const other = await create({ last_name: 'Ownly' });
    expect(await idsIn({ search: 'ownly' }, owner)).toEqual([other.id, own.id]);
    expect(await idsIn({ search: 'ownly' }, standard)).toEqual([own.id]);
    expect((await get(own.id, standard)).status).toBe(200);
    expect((await get(other.id, standard)).status).toBe(404);
    await world.call('crm.individuals.assign', { ids: [other.id], advisor: standard.user_id }, asked());
    expect(await idsIn({ search: 'ownly' }, standard)).toEqual([other.id, own.id]);
    await world.call('crm.individuals.assign', { ids: [other.id], advisor: standard.user_id, on: false }, asked());
    expect((await get(other.id, standard)).status).toBe(404);
  });
});

it.each(['client-search', 'client-memberships', 'list-counters'])(
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
