import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { clientFileKey } from '@wayline/core/areas/clients/files/client-file.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { sendForm } from '@wayline/local/testing/send-form';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesAdapter } from '../files/files-adapter';
import { expectOk } from '../sweeps/expect-ok';
import { listAnnouncements } from '../sweeps/list-announcements';

/** What the demo calls the owner. */
const OWNER = 'Olivia Vale';
let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => {
  clock.waylineClockOffset = 0;
  return world.stop();
});

const asked = () => ({ as: world.people.owner });
const add = async (given: object = {}) =>
  expectOk(await world.call('crm.individuals.create', { first_name: 'Mara', ...given }, asked())).client;
const read = async (id: ClientId) => expectOk(await world.call('crm.individuals.get', { id }, asked()));
const write = (client_id: ClientId, text: string) => world.call('crm.notes.create', { client_id, text }, asked());
const PDF = '%PDF-1.7\n';
const attach = async (client_id: ClientId, name: string, content = PDF) => {
  const form = expectOk(await world.call('crm.attachments.upload', { client_id, name, size: content.length }, asked()));
  await sendForm(form, name, content);
  return world.send('crm.attachments.create', { client_id, file_id: form.file_id, name }, asked());
};
const filesOf = async (client_id: ClientId) =>
  expectOk(await world.call('crm.attachments.list', { client_id }, asked())).files;
const historyOf = async (client_id: ClientId, given: object = {}) =>
  expectOk(await world.call('crm.history.list', { client_id, ...given }, asked())).entries;

describe('notes', () => {
  it('R-ACC-071 keep who wrote them and when, come with the profile, and are changed from what they were', async () => {
    const { id: client_id } = await add();
    const { note } = expectOk(await write(client_id, 'Prefers mornings'));
    expect(note).toMatchObject({ kind: 'note', author_name: OWNER, text: 'Prefers mornings' });
    const at = { client_id, id: note.id };
    const changed = await world.send(
      'crm.notes.update',
      { ...at, version: 1, kind: 'call', text: 'Evenings' },
      asked(),
    );
    expect(changed.body).toMatchObject({ note: { kind: 'call', text: 'Evenings', created_at: note.created_at } });
    expect((await world.send('crm.notes.update', { ...at, version: 1, text: 'Noon' }, asked())).status).toBe(409);
    expect((await read(client_id)).notes.map(({ text }) => text)).toEqual(['Evenings']);
    expectOk(await world.call('crm.notes.delete', at, asked()));
    expect((await read(client_id)).notes).toEqual([]);
  });
  it('are refused where they say nothing, and for a client in the trash', async () => {
    const { id } = await add();
    expect((await write(id, '  ')).status).toBe(400);
    await world.call('crm.individuals.delete', { ids: [id] }, asked());
    expect((await write(id, 'Too late')).status).toBe(404);
  });
});

describe('files', () => {
  it('R-ACC-073 R-ACC-074 have a name, a type and a size, open by a link of their own, and are what they say', async () => {
    const { id } = await add();
    expect((await attach(id, 'Waiver.pdf')).status).toBe(200);
    const [file] = await filesOf(id);
    expect(file).toMatchObject({ name: 'Waiver.pdf', size: PDF.length, added_by: OWNER });
    const at = { client_id: id, file_id: file?.id as NonNullable<typeof file>['id'] };
    const { url } = expectOk(await world.call('crm.attachments.get', at, asked()));
    expect(await (await fetch(url)).text()).toBe(PDF);
    expect((await attach(id, 'Page.pdf', '<html></html>')).status).toBe(415);
    expectOk(await world.call('crm.attachments.delete', at, asked()));
    expect(await filesOf(id)).toEqual([]);
    expect(await filesAdapter().get(clientFileKey(world.people.owner.company_id, at.file_id))).toBeUndefined();
  });
  it('R-ACC-137 go with the client, bytes and all', async () => {
    const { id } = await add();
    await attach(id, 'Waiver.pdf');
    const [file] = await filesOf(id);
    const key = clientFileKey(world.people.owner.company_id, String(file?.id));
    expect(await filesAdapter().get(key)).toBeDefined();
    await world.call('crm.individuals.delete', { ids: [id] }, asked());
    await world.call('crm.individuals.permanent-delete', { ids: [id] }, asked());
    expect(await filesAdapter().get(key)).toBeUndefined();
  });
});

it('R-ACC-114 a merge brings notes and files along, those of the other profile first, and an undo gives them back', async () => {
  const [kept, other] = [await add({ last_name: 'Kept' }), await add({ last_name: 'Other' })];
  const sides = { existing: kept.id, to_merge: other.id };
  for (const [id, name] of [
    [kept.id, 'Kept.pdf'],
    [other.id, 'Other.pdf'],
  ] as const) {
    await write(id, name);
    await attach(id, name);
  }
  const names = async (id: ClientId) => (await filesOf(id)).map(({ name }) => name);
  const texts = async (id: ClientId) => (await read(id)).notes.map(({ text }) => text).sort();
  expectOk(await world.call('crm.merge.create', { ...sides, existing_version: 1, to_merge_version: 1 }, asked()));
  expect([await names(kept.id), await texts(kept.id)]).toEqual([
    ['Other.pdf', 'Kept.pdf'],
    ['Kept.pdf', 'Other.pdf'],
  ]);
  await write(kept.id, 'Since');
  expectOk(await world.call('crm.merge.undo', sides, asked()));
  expect([await names(kept.id), await texts(kept.id)]).toEqual([['Kept.pdf'], ['Kept.pdf', 'Since']]);
  expect([await names(other.id), await texts(other.id)]).toEqual([['Other.pdf'], ['Other.pdf']]);
});

describe('the history of a client', () => {
  const save = async (id: ClientId, version: number, changes: object) =>
    expectOk(await world.call('crm.individuals.update', { id, version, ...changes }, asked())).client;

  it('R-ACC-071 says who changed what, of some fields alone where asked, and takes a change back once', async () => {
    const { id } = await add({ phone: '1', nick_name: 'Mari' });
    await save(id, 1, { phone: '2' });
    await save(id, 2, { nick_name: 'Marika' });
    const all = await historyOf(id);
    expect(all.map(({ sentence }) => sentence)).toEqual([
      `${OWNER} changed nick name`,
      `${OWNER} changed phone`,
      `${OWNER} added the client`,
    ]);
    const [entry] = await historyOf(id, { fields: 'phone,fax' });
    expect(entry).toMatchObject({ details: ['Phone: 1 → 2'], undoable: true });
    const undo = { client_id: id, entry: String(entry?.id) };
    expect(expectOk(await world.call('crm.history.undo', undo, asked())).client).toMatchObject({
      phone: '1',
      nick_name: 'Marika',
    });
    expect((await historyOf(id)).find(({ id: one }) => one === undo.entry)?.undoable).toBe(false);
  });
  it('R-ACC-071 says of each of several clients what was done to all of them, and takes it back of one', async () => {
    const [one, other] = [await add(), await add()];
    const tagged = { ids: [one.id, other.id], tag: 'Cruise fans' };
    expectOk(await world.call('crm.individuals.tag', tagged as never, asked()));
    for (const { id } of [one, other])
      expect((await historyOf(id))[0]).toMatchObject({ details: ['Tags: empty → Cruise fans'], undoable: true });
    const [entry] = await historyOf(other.id);
    expectOk(await world.call('crm.history.undo', { client_id: other.id, entry: String(entry?.id) as never }, asked()));
    expect([(await read(one.id)).client.tags, (await read(other.id)).client.tags]).toEqual([['Cruise fans'], []]);
  });
  it('takes nothing back that somebody has changed since, and says what', async () => {
    const { id } = await add({ phone: '1' });
    await save(id, 1, { phone: '2' });
    const [entry] = await historyOf(id);
    await save(id, 2, { phone: '3' });
    const refused = await world.send('crm.history.undo', { client_id: id, entry: entry?.id }, asked());
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'client.changed_since']);
    expect((await read(id)).client.phone).toBe('3');
    const [, , added] = await historyOf(id);
    expect((await world.send('crm.history.undo', { client_id: id, entry: added?.id }, asked())).status).toBe(409);
  });
  it('R-ACC-124 is closed to who does not see the client', async () => {
    const { id } = await add();
    const as = world.people.standard;
    expect((await world.call('crm.history.list', { client_id: id }, { as })).status).toBe(404);
  });
});

describe('many numbers one after another', () => {
  it('R-ACC-073 are slowed, and the owner of the company hears who looks at them', async () => {
    const { advisor, owner } = world.people;
    const { id: client_id } = await add({ advisor_id: [advisor.user_id] });
    const passport = { client_id, kind: 'passport' as const, number: 'P98765432' };
    const { document } = expectOk(await world.call('crm.documents.create', passport, asked()));
    const look = async () =>
      (await world.send('crm.documents.reveal', { client_id, id: document.id, reason: 'Check-in' }, { as: advisor }))
        .status;
    const statuses: number[] = [];
    for (let minute = 0; minute < 6; minute++) {
      clock.waylineClockOffset = minute * 61_000;
      for (let i = 0; i < 9; i++) statuses.push(await look());
    }
    expect(statuses.slice(0, 9)).toEqual([...Array(8).fill(200), 429]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    clock.waylineClockOffset = 0;
    const told = await listAnnouncements(tenantDb(world.table, owner.company_id));
    expect(told.filter(({ title }) => title === 'Many document numbers viewed')).toMatchObject([
      { notify: [owner.user_id], body: expect.stringContaining('viewed 20 document numbers') },
    ]);
  });
});
