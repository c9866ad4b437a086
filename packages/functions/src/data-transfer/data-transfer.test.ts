import { ClientDraft } from '@wayline/core/areas/clients/client';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { DataImport, Decision } from '@wayline/core/areas/data-transfer/data-import';
import { ImportChunks, toChunkKey } from '@wayline/core/areas/data-transfer/data-import.records';
import { toTable } from '@wayline/core/areas/data-transfer/export-clients';
import { toCsvLine } from '@wayline/core/base/csv';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { followStream } from '@wayline/local/testing/follow-stream';
import { sendForm } from '@wayline/local/testing/send-form';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAnnouncements } from '../sweeps/list-announcements';
import { listFacts } from '../sweeps/list-facts';

let world: World;
let stream: Awaited<ReturnType<typeof followStream>>;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  stream = await followStream(world);
});
afterAll(async () => {
  await stream.stop();
  await world.stop();
});

const asked = (as: Person = world.people.owner) => ({ as });
const upload = async (content: string | Uint8Array<ArrayBuffer>, name = 'clients.csv', as?: Person) => {
  const form = (await world.call('crm.imports.upload', { size: content.length }, asked(as))).body;
  expect(await sendForm(form, name, content)).toBe(204);
  return world.call('crm.imports.create', { file_id: form.file_id, name }, asked(as));
};
const begin = async (content: string | Uint8Array<ArrayBuffer>, name?: string, as?: Person): Promise<DataImport> =>
  (await upload(content, name, as)).body.data_import;
const see = async ({ id }: DataImport, as?: Person): Promise<DataImport> =>
  (await world.call('crm.imports.get', { id }, asked(as))).body.data_import;
const check = async (of: DataImport, mapping = of.mapping, as?: Person): Promise<DataImport> => {
  const asks = { id: of.id, version: of.version, mapping, day_first: of.day_first };
  await world.call('crm.imports.check', asks, asked(as));
  return see(of, as);
};
const run = async (
  of: DataImport,
  decisions: object = {},
  row_decisions: Record<string, Decision> = {},
  as?: Person,
): Promise<DataImport> => {
  await world.call('crm.imports.run', { id: of.id, version: of.version, decisions, row_decisions }, asked(as));
  return see(of, as);
};
const takeBack = async (of: DataImport): Promise<DataImport> => {
  await world.call('crm.imports.take-back', { id: of.id, version: of.version }, asked());
  return see(of);
};
const importAll = async (content: string, decisions?: object) => run(await check(await begin(content)), decisions);
const find = async (search: string) => {
  await deliverStream(world);
  return (await world.call('crm.individuals.list', { search }, asked())).body.clients;
};
const resultOf = async ({ id }: DataImport) => {
  const { url } = (await world.call('crm.imports.result', { id }, asked())).body;
  return (await fetch(url)).text();
};

describe('a file', () => {
  it('has one order for all its days, which the last row decides', async () => {
    const rows = Array.from({ length: 40 }, (_, i) => `Early${i},Order,early${i}@order.test,04/05/19${50 + (i % 9)}`);
    const file = `First name,Last name,Email,Date of birth\n${rows.join('\n')}\nLate,Order,late@order.test,28/11/1979\n`;
    const begun = await begin(file);
    expect(begun.day_first).toBe(false);
    const checked = await check(begun);
    expect(checked).toMatchObject({ day_first: true, tally: { ready: 41, failed: 0 } });
    await run(checked);
    expect(await find('early0@order.test')).toMatchObject([{ dob: '1950-05-04' }]);
  });
  it('that has days in both orders says which rows can’t be read', async () => {
    const file = 'First name,Date of birth\nAda,13/05/1950\nBea,05/13/1950\n';
    const { tally, problems } = await check({ ...(await begin(file)), day_first: true });
    expect(tally).toMatchObject({ ready: 1, failed: 1 });
    expect(problems[0]?.why).toBe(
      'Date of birth: “05/13/1950” is not a date with the day first, as in the rest of this file.',
    );
  });
  it('may have titles above its headings and a total below its rows', async () => {
    const file =
      'Harbor Travel Co.,,\n"Clients, printed May 3",,\n,,\nFirst Name,Last Name,Email\nIda,Titled,ida@titled.test\nBo,Titled,bo@titled.test\n,,\nTotal: 2 clients,,\n';
    const begun = await begin(file);
    expect(begun).toMatchObject({
      headers: ['First Name', 'Last Name', 'Email'],
      mapping: ['first_name', 'last_name', 'emails.0'],
    });
    const { tally, problems } = await check(begun);
    expect(tally).toMatchObject({ ready: 2, failed: 1 });
    expect(problems).toMatchObject([
      { row: 8, why: 'This row is a total or a note below the list, so it’s left out.' },
    ]);
  });
  it('may have rows so long that what is read first ends within a letter', async () => {
    const row = `Long Row,long@row.test,${'旅'.repeat(9_900)}\n`;
    for (const first of ['', 'x', 'xx']) {
      const content = new TextEncoder().encode(`Name,Email,Notes${first}\n${row.repeat(12)}`);
      expect((await begin(content)).headers).toEqual(['Name', 'Email', `Notes${first}`]);
    }
  });
  it('may have whole names, and says where one names two people', async () => {
    const file =
      'Name,Email\n"Mr. & Mrs. Ana and Tom Price",prices@whole.test\nHenry Lake Jr.,henry@whole.test\nAnneke van den Broek,anneke@whole.test\n';
    const checked = await check(await begin(file));
    expect(checked.problems[0]?.why).toBe(
      'Full name: “Mr. & Mrs. Ana and Tom Price” names two people. Give each a row.',
    );
    await run(checked);
    expect(await find('henry@whole.test')).toMatchObject([{ first_name: 'Henry', last_name: 'Lake' }]);
    expect(await find('anneke@whole.test')).toMatchObject([{ first_name: 'Anneke', last_name: 'van den Broek' }]);
  });
  it('R-ACC-118 may have titles, in a column or before whole names; what is none says nothing', async () => {
    const titles = 'Title,Full name,Email\nMrs,Ada Titled,ada@titled.test\nrev mr.,Bo Titled,bo@titled.test\n';
    await importAll(`${titles},Prof. Dr. Cy Titled,cy@titled.test\nLady,Mrs. Di Titled,di@titled.test\n`);
    const found = await find('titled');
    const named = await Promise.all(
      found.map(async ({ id }) => (await world.call('crm.individuals.get', { id }, asked())).body.client),
    );
    expect(named.map(({ title, first_name }) => `${title} ${first_name}`).sort()).toEqual(
      ['Mrs. Ada', 'Rev. Mr. Bo', 'Prof. Cy', 'Lady Di'].sort(),
    );
    const { clients } = (
      await world.call('crm.individuals.export', { ids: found.map(({ id }) => id).join(',') }, asked())
    ).body;
    expect(toTable(clients).headings[0]).toBe('Title');
    const jobs = await check(await begin('Title,Name\nCEO,Eve Titled\nn/a,Flo Titled\n'));
    expect(jobs.problems).toEqual([]);
  });
  it('R-ACC-077 R-ACC-076 has travel interests between number signs, and other preferences between commas', async () => {
    await importAll('Name,Travel interests,Preferred airline\nGil Keen,"Food, wine#Golf","Delta, SAS"\n');
    const [gil] = await find('keen');
    const { clients } = (await world.call('crm.individuals.export', { ids: String(gil?.id) }, asked())).body;
    expect(clients).toMatchObject([
      { tour_preferences: { interests: ['Food, wine', 'Golf'] }, air_preferences: { airline: ['Delta', 'SAS'] } },
    ]);
    expect(toTable(clients).rows[0]).toEqual(expect.arrayContaining(['Food, wine#Golf', 'Delta;SAS']));
  });
  it('of people who are known finds them by phone, with and without the code of their country', async () => {
    await importAll(
      'First name,Last name,Phone\nPia,Known,07 55 50 12 34\nRuth,Known,(646) 555-0188 ext. 4\nSam,Known,07700 900456\nTove,Known,405 55 123\n',
    );
    const checked = await check(
      await begin(
        'First name,Last name,Phone\nPia,Known-New,+33 7 55 50 12 34\nRuth,Known,+1 646 555 0188\nSam,Known,+44 (0)7700 900456\nTove,Known,0047 40 55 51 23\n',
      ),
    );
    expect(checked.tally).toMatchObject({ ready: 4, likely: 4 });
  });
});

describe('the headings of a file', () => {
  const TITLED =
    'Harbor Travel,,\nFirst name,Last name,Email\n\nGiven,Family,Mail\nIda,Headed,ida@headed.test\nBo,Headed,bo@headed.test\n';
  const headingsAt = (of: DataImport, heading_row: number, given: { key?: string; version?: number } = {}) =>
    world.send(
      'crm.imports.check',
      { id: of.id, version: given.version ?? of.version, heading_row },
      { ...asked(), ...(given.key && { key: given.key }) },
    );

  it('can be in another row than where they were found: its columns are recognized, and it stays chosen', async () => {
    const begun = await begin(TITLED);
    expect(begun).toMatchObject({
      heading_row: 1,
      first_rows: [
        { row: 1, cells: ['Harbor Travel'] },
        { row: 2, cells: ['First name', 'Last name', 'Email'] },
        { row: 4, cells: ['Given', 'Family', 'Mail'] },
        { row: 5, cells: ['Ida', 'Headed', 'ida@headed.test'] },
      ],
    });
    await check(begun);
    const { status, body } = await headingsAt(await see(begun), 2);
    expect(status).toBe(200);
    const moved = await see(begun);
    expect(body).toEqual({ data_import: moved });
    expect(moved).toMatchObject({
      state: 'new',
      heading_row: 2,
      headers: ['Given', 'Family', 'Mail'],
      samples: [['Ida', 'Headed', 'ida@headed.test'], expect.anything()],
      tally: { rows: 0, failed: 0 },
      problems: [],
    });
    const checked = await check(moved, ['first_name', 'last_name', 'emails.0']);
    expect(checked).toMatchObject({ state: 'checked', heading_row: 2, tally: { rows: 2, ready: 2 } });
    expect((await run(checked)).done).toMatchObject({ created: 2, failed: 0 });
    expect(await find('given')).toEqual([]);
    expect(await find('ida@headed.test')).toMatchObject([{ first_name: 'Ida', last_name: 'Headed' }]);
    // What was chosen for these headings is known when they are chosen in another file.
    const next = await begin(TITLED.replaceAll('headed.test', 'next.test'));
    await headingsAt(next, 2);
    expect(await see(next)).toMatchObject({ is_known: true, mapping: ['first_name', 'last_name', 'emails.0'] });
  });
  it('can be said together with what the columns are', async () => {
    const { id, version } = await begin(TITLED);
    const mapping = ['first_name', 'last_name', ''];
    await world.call('crm.imports.check', { id, version, heading_row: 2, mapping, day_first: false }, asked());
    expect((await world.call('crm.imports.get', { id }, asked())).body.data_import).toMatchObject({
      state: 'checked',
      heading_row: 2,
      mapping,
      tally: { rows: 2 },
    });
  });
  it('are moved once, however often that is sent, and not by who saw an older import', async () => {
    const begun = await begin(TITLED);
    const [first, second] = [
      await headingsAt(begun, 2, { key: 'headings-once' }),
      await headingsAt(begun, 2, { key: 'headings-once' }),
    ];
    expect([first.status, second.body]).toEqual([200, first.body]);
    expect((await see(begun)).version).toBe(begun.version + 1);
    expect(await headingsAt(begun, 0)).toMatchObject({ status: 409, body: { error: { code: 'record.stale' } } });
    expect((await see(begun)).heading_row).toBe(2);
  });
  it('can’t be in the last row, beyond the rows or in cards, nor move once the file is imported', async () => {
    const begun = await begin(TITLED);
    for (const at of [4, 5, 19])
      expect(await headingsAt(begun, at)).toMatchObject({
        status: 400,
        body: { error: { code: 'request.invalid', issues: [{ path: 'heading_row' }] } },
      });
    for (const at of [-1, 20]) expect((await headingsAt(begun, at)).status).toBe(400);
    const card = 'BEGIN:VCARD\nVERSION:3.0\nFN:Gil Head\nN:Head;Gil;;;\nEND:VCARD\n';
    const cards = await begin(`${card}${card}`, 'people.vcf');
    expect(cards.first_rows).toEqual([]);
    expect((await headingsAt(cards, 1)).status).toBe(400);
    const done = await importAll('First name,Last name\nUna,Done\nUlf,Done\n');
    expect(await headingsAt(done, 1)).toMatchObject({ status: 409, body: { error: { code: 'import.under_way' } } });
  });
  it('of a long file can be in any of its first twenty rows', async () => {
    const rows = Array.from({ length: 30 }, (_, i) => `Ivo,Long${i}`);
    const begun = await begin(`First name,Last name\n${rows.join('\n')}\n`);
    expect(begun.first_rows.map(({ row }) => row)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    await headingsAt(begun, 19);
    expect(await see(begun)).toMatchObject({ headers: ['Ivo', 'Long18'], samples: { length: 4 } });
  });
});

describe('an import', () => {
  it('recognizes columns, tells in a dry run what would happen, and writes nothing before it is told to', async () => {
    const of = await begin(
      'First Name,Surname,E-mail,DOB,Favorite color\nMara,Dry,mara@dry.test,6/2/1984,red\nNils,Dry,nils at home,,\n',
    );
    expect(of).toMatchObject({
      state: 'new',
      mapping: ['first_name', 'last_name', 'emails.0', 'dob', ''],
      samples: [['Mara', 'Dry', 'mara@dry.test', '6/2/1984', 'red'], expect.anything()],
    });
    const checked = await check(of);
    expect(checked).toMatchObject({
      state: 'checked',
      tally: { rows: 2, ready: 1, failed: 1, certain: 0 },
      problems: [{ row: 3, name: 'Nils Dry', why: 'Email: Please enter a valid email address.' }],
    });
    expect(await find('dry')).toEqual([]);
  });

  it('writes clients as the form would, says of every row what became of it, and remembers the mapping by its headings', async () => {
    const csv = 'Vorname;Nachname;Telefon\nJürgen;Weiß;030 1234567\n李;小龍;\n;;+49\n';
    const of = await begin(csv);
    expect(of).toMatchObject({ mapping: ['', '', ''], is_known: false });
    const done = await run(await check(of, ['first_name', 'last_name', 'phone']));
    expect(done).toMatchObject({ state: 'done', done: { rows: 3, created: 2, failed: 1, skipped: 0 } });
    const [jürgen] = await find('weiß');
    expect(jürgen).toMatchObject({ phone: '030 1234567', advisor_id: [world.people.owner.user_id] });
    const result = await resultOf(done);
    expect(result).toContain(`2,Jürgen Weiß,Added,${jürgen?.ind_code},`);
    expect(result).toContain('4,,Not imported,,First name: Please enter a name.');
    expect(await begin(csv)).toMatchObject({ mapping: ['first_name', 'last_name', 'phone'], is_known: true });
  });

  it('finds who is a client already or stands in an earlier row, and does with each what was decided', async () => {
    await importAll('Name,Email\nAda Known,ada@known.test\nBo Known,bo@known.test\nCy Known,cy@known.test\n');
    const again =
      'Name,Email,Phone\nAda Known,ada@known.test,555 010 1111\nBo Known,bo@known.test,555 010 2222\nCy Known,cy@known.test,555 010 3333\nDee New,dee@known.test,\nDee New,dee@known.test,555 010 4444\n';
    const checked = await check(await begin(again));
    expect(checked.tally).toMatchObject({ rows: 5, ready: 5, certain: 4 });
    expect(checked.matches.map(({ row, same_as_row, client_name }) => [row, same_as_row, client_name])).toEqual([
      [2, undefined, 'Ada Known'],
      [3, undefined, 'Bo Known'],
      [4, undefined, 'Cy Known'],
      [6, 5, 'Dee New'],
    ]);
    const done = await run(checked, { certain: 'fill' }, { 3: 'skip', 4: 'create' });
    expect(done.done).toMatchObject({ created: 2, filled: 2, skipped: 1 });
    expect((await find('known.test')).length).toBe(5);
    expect((await find('ada known'))[0]).toMatchObject({ phone: '555 010 1111', version: 2 });
    expect((await find('bo known'))[0]?.phone).toBeUndefined();
    expect((await find('cy known')).length).toBe(2);
    expect((await find('dee new')).map(({ phone }) => phone)).toEqual(['555 010 4444']);
  });

  it('stands in the history of each client, who is announced as every other; open pages hear of it as a whole', async () => {
    const db = tenantDb(world.table, world.people.owner.company_id);
    const heard = async () =>
      (await listAnnouncements(db)).filter(
        ({ kind, channels }) => kind === 'client_data_updated' && channels.length > 0,
      ).length;
    await importAll('Name,Email\nWidely Known,known@facts.test\n');
    const before = await heard();
    const rows = Array.from({ length: 60 }, (_, i) => `Factual Person${i},person${i}@facts.test,\n`);
    const known = 'Widely Known,known@facts.test,555 010 7000\n';
    const done = await importAll(`Name,Email,Phone\n${known}${rows.join('')}`, { certain: 'fill' });
    expect(done.done).toMatchObject({ created: 60, filled: 1 });
    const told = async ({ id }: { id: ClientId }) => ({
      facts: await listFacts(db, id),
      history: (await world.call('crm.history.list', { client_id: id }, asked())).body.entries,
    });
    for (const search of ['person0@facts.test', 'person31@facts.test', 'person59@facts.test']) {
      const [client] = await find(search);
      const { facts, history } = await told(client as NonNullable<typeof client>);
      expect([search, facts, history.map(({ sentence }) => sentence)]).toEqual([
        search,
        ['client.created'],
        ['Olivia Vale imported the client'],
      ]);
    }
    const [filled] = await find('known@facts.test');
    const { facts, history } = await told(filled as NonNullable<typeof filled>);
    expect(facts).toEqual(['client.created', 'client.changed']);
    expect(history[0]).toMatchObject({
      sentence: 'Olivia Vale filled in details from an import',
      details: ['Phone: empty → 555 010 7000'],
      undoable: true,
    });
    expect((await heard()) - before).toBe(1);
    await takeBack(done);
    const [back] = (await told(filled as NonNullable<typeof filled>)).history;
    expect(back?.sentence).toBe('Olivia Vale undid an import');
    expect((await heard()) - before).toBe(2);
  });
  it('of clients with very long notes is written in as many pieces as they take, in profile and history', async () => {
    const people = Array.from({ length: 18 }, (_, i) => `Long Noted${i},long${i}@notes.test`);
    await importAll(`Name,Email\n${people.join('\n')}\n`);
    const headings = 'Name,Email,Notes,Traveler notes,Client comments,Communication history,Itinerary notes';
    const note = '旅'.repeat(9_900);
    const rows = people.map((person) => [person, ...Array.from({ length: 5 }, () => note)].join(','));
    const file = new TextEncoder().encode(`${[headings, ...rows].join('\n')}\n`);
    const done = await run(await check(await begin(file)), { certain: 'fill' });
    expect(done).toMatchObject({ state: 'done', done: { rows: 18, filled: 18 } });
  });
  it('goes on below rows that were written before, however many they were at once', async () => {
    const rows = Array.from({ length: 35 }, (_, i) => `Early Bird${i},bird${i}@early.test\n`);
    const checked = await check(await begin(`Name,Email\n${rows.join('')}`));
    const outcomes = rows.slice(0, 30).map((_, i) => ({ row: i + 2, name: `Early Bird${i}`, did: 'created' as const }));
    const db = tenantDb(world.table, world.people.owner.company_id);
    await db.transact([db.insert(ImportChunks, { ...toChunkKey(checked.id, 0), outcomes, version: 1 })]);
    expect((await run(checked)).done).toMatchObject({ rows: 35, created: 35 });
    expect(await find('bird29@early.test')).toEqual([]);
    expect(await find('bird30@early.test')).toHaveLength(1);
    expect(await find('bird34@early.test')).toHaveLength(1);
  });
  it('fills in the kept profile where the one it found was merged away since', async () => {
    await importAll('Name,Email\nIvy Away,ivy@away.test\nIvy Stays,ivy@stays.test\n');
    const file = 'Name,Email,Phone,Nickname\nIvy Away,ivy@away.test,555 010 6611,\nIvy Away,ivy@away.test,,Ives\n';
    const checked = await check(await begin(file));
    expect(checked.tally).toMatchObject({ certain: 2 });
    const [[kept], [away]] = [await find('ivy@stays.test'), await find('ivy@away.test')];
    const sides = { existing: String(kept?.id), to_merge: String(away?.id), existing_version: 1, to_merge_version: 1 };
    await world.send('crm.merge.create', { ...sides, choices: { emails: 'existing' } }, asked());
    const done = await run(checked, { certain: 'fill' });
    expect(done.done).toMatchObject({ created: 0, filled: 2 });
    expect(await find('ivy')).toMatchObject([{ id: kept?.id, phone: '555 010 6611', emails: ['ivy@stays.test'] }]);
  });

  it('that is sent again after it was done adds nobody twice, and uses up no account numbers', async () => {
    const csv = 'Name,Email\nEve Twice,eve@twice.test\nFinn Twice,finn@twice.test\n';
    await importAll(csv);
    expect((await importAll(csv)).done).toMatchObject({ created: 0, skipped: 2 });
    const [eve] = await find('eve twice');
    const next = (await world.call('crm.individuals.create', { first_name: 'Next' }, asked())).body.client;
    expect(Number(next.ind_code.slice(2))).toBe(Number(eve?.ind_code.slice(2)) + 2);
  });

  it('is done once searches find whom it added, and says until then how many they find', async () => {
    await stream.stop();
    const rows = Array.from({ length: 30 }, (_, i) => `Ines,Late${i}\n`);
    const early = await importAll(`First name,Last name\n${rows.join('')}`);
    expect(early).toMatchObject({ state: 'finding', found: 0, done: { created: 30 } });
    expect((await world.call('crm.imports.take-back', { id: early.id, version: early.version }, asked())).status).toBe(
      409,
    );
    stream = await followStream(world);
    await expect.poll(() => find('ines')).toHaveLength(30);
    await world.job('long-work');
    expect(await see(early)).toMatchObject({ state: 'done', found: 30 });
  });

  it('waits while searches are far behind what it wrote, and goes on from there', async () => {
    await stream.stop();
    const rows = Array.from({ length: 700 }, (_, i) => `Olga,Much${i}\n`);
    const early = await importAll(`First name,Last name\n${rows.join('')}`);
    expect(early.state).toBe('running');
    expect(early.done.created).toBeGreaterThan(500);
    expect(early.done.created).toBeLessThan(600);
    stream = await followStream(world);
    const goOn = async () => {
      await world.job('long-work');
      return (await see(early)).state;
    };
    await expect.poll(goOn).toBe('done');
    expect(await see(early)).toMatchObject({ found: 700, done: { created: 700 } });
  });

  it('reads UTF-16, vCards and broken files, and says what it cannot read', async () => {
    const wide = new Uint8Array(Buffer.from('\uFEFFName\tPhone\nŁucja Wide\t1\n', 'utf16le'));
    expect((await check(await begin(wide))).tally).toMatchObject({ ready: 1 });
    const card = 'BEGIN:VCARD\nVERSION:3.0\nFN:Gil Card\nN:Card;Gil;;;\nTEL;TYPE=cell:555 010 9999\nEND:VCARD\n';
    await run(await check(await begin(card, 'people.vcf')));
    expect((await find('gil card')).length).toBe(1);
    const open = await check(await begin('Name,Note\nHal,"fine"\nIda,"never closed\nJan,x\n'));
    expect(open.problems).toEqual([{ row: 3, name: 'Ida', why: expect.stringContaining('never closes') }]);
    for (const [content, why] of [
      ['%PDF-1.7', /holds no list/],
      ['Name\n', /has no rows/],
      [new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), /old .xls/],
      [new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]), /damaged/],
    ] as const) {
      const { status, body } = await upload(content);
      expect([status, JSON.stringify(body)]).toEqual([415, expect.stringMatching(why)]);
    }
  });

  it('that turns out not to be UTF-8 far below is read as what it is', async () => {
    const rows = Array.from({ length: 300 }, (_, i) => `No ${i},${'y'.repeat(1_000)}`).join('\n');
    const bytes = new Uint8Array(Buffer.from(`Nickname,Note\n${rows}\nJos\u00e9,last\n`, 'latin1'));
    const checked = await check(await begin(bytes), ['first_name', 'indiv_notes']);
    expect(checked).toMatchObject({
      state: 'checked',
      encoding: 'windows-1252',
      tally: { rows: 301, ready: 301 },
    });
  });

  it('refuses a mapping without a name, one that names a field twice, a stale step and a step out of turn', async () => {
    const of = await begin('Name,Email\nKim Step,kim@step.test\n');
    const send = (mapping: string[], version = of.version) =>
      world.send('crm.imports.check', { id: of.id, version, mapping, day_first: false }, asked());
    const saying = (part: string) => ({ error: { message: expect.stringContaining(part) } });
    expect((await send(['', 'emails.0'])).body).toMatchObject(saying('first name or the full name'));
    expect((await send(['first_name', 'first_name'])).body).toMatchObject(saying('“First name”'));
    expect((await send(['first_name', 'nothing'])).status).toBe(400);
    expect((await send(['first_name', ''], 9)).status).toBe(409);
    const early = await world.send('crm.imports.run', { id: of.id, version: of.version, decisions: {} }, asked());
    expect(early).toMatchObject({ status: 409, body: { error: { code: 'import.under_way' } } });
  });
});

describe('an import that is taken back', () => {
  it('removes who it added, empties what it filled in, and leaves alone and names who was changed since', async () => {
    await importAll('Name,Email\nLea Back,lea@back.test\n');
    const done = await importAll(
      'Name,Email,Phone\nLea Back,lea@back.test,555 010 5555\nMax Back,max@back.test,\nNoa Back,noa@back.test,\n',
      { certain: 'fill' },
    );
    const [noa] = await find('noa back');
    const change = { id: noa?.id as never, version: noa?.version ?? 0, nick_name: 'No' };
    expect((await world.send('crm.individuals.update', change, asked())).status).toBe(200);
    const back = await takeBack(done);
    expect(back).toMatchObject({
      state: 'taken_back',
      taken_back: { removed: 1, put_back: 1, left_alone: 1 },
      left: [{ row: 4, name: 'Noa Back', why: 'Changed since the import.' }],
    });
    const [lea] = await find('lea back');
    expect(lea?.phone).toBeUndefined();
    expect(await find('max back')).toEqual([]);
    expect((await find('noa back')).length).toBe(1);
    const deleted = (await world.call('crm.individuals.list', { show: 'deleted', search: 'max' }, asked())).body;
    expect(deleted.clients.map(({ first_name }) => first_name)).toEqual(['Max']);
  });
});

it('R-SHELL-189 tells who started an import that it ended: done, taken back, or failed and why', async () => {
  const news = async (of: DataImport) => {
    await deliverStream(world);
    const { notifications } = (await world.call('misc.notifications.list', {}, asked())).body;
    return notifications
      .filter(({ link }) => link === `/crm/clients/import/${of.id}`)
      .map(({ kind, title, body }) => [kind, title, body]);
  };
  const checked = await check(await begin('First name,Last name\nNoa,Ended\n', 'noa.csv'));
  expect(await news(checked)).toEqual([]);
  const done = await run(checked);
  const imported = ['profile_import_or_export', 'noa.csv imported: 1 client added', ''];
  expect(await news(done)).toEqual([imported]);
  await takeBack(done);
  const undone = ['profile_import_or_export', 'Import of noa.csv undone: 1 client removed', ''];
  expect(await news(done)).toEqual(expect.arrayContaining([imported, undone]));
});

describe('an export', () => {
  it('that is imported into an empty company gives the same clients, whatever is written in them', async () => {
    const drafts = [
      {
        first_name: '=cmd()',
        last_name: 'O’Neil, "Bo"',
        dob: '1984-06-02',
        emails: ['a@trip.test', 'b@trip.test'],
        phone: '+1 555',
        addresses: [{ city_name: 'Łódź' }, { area: '12 Harbor; rear', zip_code: '01234' }],
        occasions: [{ occasion_id: '1', date: '2010-09-04' }],
        air_preferences: { airline: ['Delta', 'SAS'], seat: 'Aisle' },
        tags: ['a, b', 'c;d'],
        indiv_notes: 'Line one\nLine two',
        hear_about_us: { accept_news_sms: false },
      },
      { first_name: '山田' },
    ];
    const from = world.people.owner;
    const made = [];
    for (const draft of drafts)
      made.push((await world.call('crm.individuals.create', draft, asked(from))).body.client.id);
    const { clients } = (await world.call('crm.individuals.export', { ids: made.join(',') }, asked(from))).body;
    expect(JSON.stringify(clients)).not.toContain('cards');
    const { headings, rows } = toTable(clients);
    const csv = [headings, ...rows].map(toCsvLine).join('');
    const other = world.people.stranger;
    expect(
      (await run(await check(await begin(csv, 'x.csv', other), undefined, other), {}, {}, other)).done.created,
    ).toBe(2);
    const again = (await world.call('crm.individuals.export', {}, asked(other))).body.clients;
    const entered = (all: typeof clients) =>
      all
        .map((client) => ClientDraft.omit({ cards: true, advisor_id: true }).parse(client))
        .sort((a, b) => (a.first_name < b.first_name ? -1 : 1));
    expect(entered(again)).toEqual(entered(clients));
  });
});
