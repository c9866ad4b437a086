import { Companies } from '@wayline/core/access/people.records';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { readBooks } from '@wayline/core/areas/ledger/books';
import { JournalEntry, type JournalEntryId } from '@wayline/core/areas/ledger/journal-entry';
import { JournalEntries } from '@wayline/core/areas/ledger/ledger.records';
import { postEntries } from '@wayline/core/areas/ledger/public';
import { reverseAmounts } from '@wayline/core/base/reverse-amounts';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseDeps } from '../kernel/deps';
import { expectOk } from '../sweeps/expect-ok';
import { newcomer } from '../sweeps/newcomer';

let world: World;
let owner: { as: Person };
let stranger: { as: Person };
/** Holds every permission, and sees only their own clients and trips. */
let narrow: { as: Person };

beforeAll(async () => {
  world = await startWorld();
  owner = { as: world.people.owner };
  stranger = { as: world.people.stranger };
  const db = tenantDb(world.table, owner.as.company_id);
  const role = { name: 'Narrow', permissions: [...PERMISSIONS], version: 1, visibility: 'own' };
  await transact(world.table, [db.updateIf(Companies, {}, { set: { roles: [role] } })]);
  narrow = { as: await newcomer(world, ['Narrow']) };
});
afterAll(() => world.stop());

type Asked = { as: Person };
const addClient = async (first_name: string, asked: Asked = owner) =>
  expectOk(await world.call('crm.individuals.create', { first_name, last_name: 'Li' }, asked)).client;
const addSupplier = async (institution: string) => {
  const answer = await world.call('crm.institutions.create', { institution, profile_category_id: 7 }, owner);
  return InstitutionId.parse(expectOk(answer).institution?.id);
};
const addTrip = async (trip_name: string, asked: Asked = owner) => {
  const days = { start_date: '2031-05-01', end_date: '2031-05-09' };
  const { trip } = expectOk(await world.call('trips.create', { trip_name, ...days }, asked));
  const { booking } = expectOk(
    await world.call(
      'book.bookings.create',
      {
        trip_id: trip.id,
        booking_type: 'Dining',
        title: `${trip_name} dinner`,
        reservation_status: 'Suggested',
        general_booking: { start_date: '2031-05-03' },
      },
      asked,
    ),
  );
  return { trip: trip.id, booking: booking.id };
};
/** A month of its own for each test, as all share the books. */
let month = 0;
const nextMonth = () => `2025-${String(++month).padStart(2, '0')}`;
const about = (dimensions: object, day: string, memo = 'Set right by hand') => ({
  entry_date: day,
  memo,
  lines: [
    { account: '3100', amount: 700, dimensions },
    { account: '3000', amount: -700 },
  ],
});
const post = (entry: object, asked: Asked = owner) => world.call('ledger.entries.create', entry as never, asked);
const list = async (filter: object, asked: Asked = owner) =>
  expectOk(await world.call('ledger.entries.list', filter as never, asked));
const issuesOf = async (dimensions: object, asked: Asked = owner) => {
  const { status, body } = await post(about(dimensions, '2025-12-01'), asked);
  return [status, body.error?.issues];
};

describe('an entry by hand', () => {
  it('names clients, trips, bookings, suppliers and advisors, and is shown with what they are called', async () => {
    const [client, supplier, { trip, booking }] = [
      await addClient('Mara'),
      await addSupplier('Harbor Hotel'),
      await addTrip('Malta'),
    ];
    const advisor = owner.as.user_id;
    const at = nextMonth();
    const named = { client: client.id, supplier, partner: supplier, trip, booking, advisor };
    expectOk(await post(about(named, `${at}-10`)));
    const { entries, names } = await list({ month: at });
    expect(entries[0]?.lines[0]).toMatchObject({ dimensions: named });
    expect(names).toMatchObject({
      [client.id]: 'Mara Li',
      [supplier]: 'Harbor Hotel',
      [trip]: 'Malta',
      [booking]: 'Malta dinner',
      [advisor]: expect.stringContaining(owner.as.last_name),
    });
  });
  it('is refused at the field that names what the company doesn’t have', async () => {
    const [gone, theirs] = [await addClient('Gone'), await addClient('Theirs', stranger)];
    expectOk(await world.call('crm.individuals.delete', { ids: [gone.id] }, owner));
    const { trip, booking } = await addTrip('Oslo');
    const other = await addTrip('Bergen');
    const at = (field: string, message: string, status = 404) => [
      status,
      [{ path: `lines.0.dimensions.${field}`, message }],
    ];
    for (const client of [gone.id, theirs.id, `cli_${'0'.repeat(26)}`])
      expect(await issuesOf({ client })).toEqual(at('client', 'We can’t find this client. Choose another one.'));
    expect(await issuesOf({ supplier: `ins_${'0'.repeat(26)}` })).toEqual(
      at('supplier', 'We can’t find this supplier. Choose another one.'),
    );
    expect(await issuesOf({ advisor: stranger.as.user_id })).toEqual(
      at('advisor', 'We can’t find this advisor. Choose another one.'),
    );
    expect(await issuesOf({ host_agency: `hag_${'0'.repeat(26)}` })).toEqual(
      at('host_agency', 'We can’t find this host agency. Choose another one.'),
    );
    expect(await issuesOf({ booking })).toEqual(at('trip', 'Choose the trip of this booking.', 400));
    expect(await issuesOf({ booking, trip: other.trip })).toEqual(
      at('booking', 'We can’t find this booking. Choose another one.'),
    );
    expect((await post(about({ booking, trip }, '2025-12-01'))).status).toBe(200);
    const both = about({ booking, trip }, '2025-12-01');
    both.lines.push({ account: '3100', amount: 0, dimensions: { booking, trip: other.trip } });
    expect((await post(both)).body.error?.issues).toMatchObject([{ path: 'lines.2.dimensions.booking' }]);
  });
  it('takes an id of the right kind, and leaves invoices and payments to their own entries', async () => {
    expect(await issuesOf({ client: 'Mara Li' })).toEqual([
      400,
      [{ path: 'lines.0.dimensions.client', message: 'Not a valid client id.' }],
    ]);
    expect(await issuesOf({ invoice: '7' })).toEqual([
      400,
      [{ path: 'lines.0.dimensions.invoice', message: 'Wayline fills this in for you. Leave it out.' }],
    ]);
  });
  it.each(['XXX', 'ZZZ', 'XAU'])('is not in %s, which is no currency in use', async (currency) => {
    const { status, body } = await post({ ...about({}, '2025-12-01'), currency, rate: '2' });
    expect([status, body.error?.issues]).toEqual([
      400,
      [{ path: 'currency', message: `${currency} isn’t a currency in use. Choose another one.` }],
    ]);
  });
});

describe('an entry from before lines named records by ids', () => {
  it('is still read and reversed, and what can’t be told is hidden from someone who doesn’t see everything', async () => {
    const at = nextMonth();
    const { id } = expectOk(await post(about({}, `${at}-10`))).entry;
    const db = tenantDb(world.table, owner.as.company_id);
    const key = { id, entry_date: `${at}-10` };
    const stored = await db.get(JournalEntries, key, true);
    const lines = stored?.lines.map((line) => ({ ...line, dimensions: { client: 'Mara Li', invoice: '7' } }));
    await db.transact([db.updateIf(JournalEntries, key, { set: { lines } })]);
    const { entries, names } = await list({ month: at });
    expect([entries[0]?.lines[0]?.dimensions, names]).toEqual([{ client: 'Mara Li', invoice: '7' }, {}]);
    expect((await list({ month: at }, narrow)).entries[0]?.lines[0]).toMatchObject({
      dimensions: {},
      hidden: ['client', 'invoice'],
    });
    const reversal = { id, entry_date: `${at}-10`, on: `${at}-11`, memo: 'Posted twice' };
    expect((await world.call('ledger.entries.reverse', reversal, owner)).status).toBe(200);
  });
});

describe('someone who sees only their own work', () => {
  it('sees every amount, but neither the client, the trip nor the booking of a colleague', async () => {
    const [client, { trip, booking }] = [await addClient('Quill'), await addTrip('Quito')];
    const at = nextMonth();
    const { entry } = expectOk(
      await post(about({ client: client.id, trip, booking }, `${at}-10`, 'Refund for Quill Li')),
    );
    const { entry: open } = expectOk(await post(about({ tax_code: 'T825' }, `${at}-11`)));
    await deliverStream(world);
    const { entries, names } = await list({ month: at }, narrow);
    expect(entries.map(({ id, memo }) => [id, memo])).toEqual([
      [open.id, 'Set right by hand'],
      [entry.id, ''],
    ]);
    expect(entries[1]?.lines).toMatchObject([
      { amount: 700, dimensions: {}, hidden: ['trip', 'booking', 'client'] },
      { amount: -700, dimensions: {} },
    ]);
    expect(names).toEqual({});
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`Quill|Quito|${client.id}|${trip}|${booking}`));
    for (const [dimension, value] of [
      ['client', client.id],
      ['trip', trip],
      ['booking', booking],
    ]) {
      expect((await list({ dimension, value }, owner)).entries.map(({ id }) => id)).toEqual([entry.id]);
      expect((await list({ dimension, value }, narrow)).entries).toEqual([]);
    }
    expect((await list({ account: '3100' }, narrow)).entries.find(({ id }) => id === entry.id)?.lines[0]).toMatchObject(
      {
        hidden: ['trip', 'booking', 'client'],
      },
    );
    expect(await issuesOf({ client: client.id }, narrow)).toEqual([
      404,
      [{ path: 'lines.0.dimensions.client', message: 'We can’t find this client. Choose another one.' }],
    ]);
    const reversal = { id: entry.id, entry_date: `${at}-10`, on: `${at}-12`, memo: 'Posted twice' };
    const taken = expectOk(await world.call('ledger.entries.reverse', reversal, narrow)).entry;
    expect([taken.memo, taken.lines[0]]).toMatchObject(['', { dimensions: {}, hidden: ['trip', 'booking', 'client'] }]);
  });
  it('sees the statement of a client of theirs, with the entries of one who was merged into them', async () => {
    const [kept, other] = [await addClient('Mine', narrow), await addClient('Other')];
    const at = nextMonth();
    const { entry } = expectOk(await post(about({ client: other.id }, `${at}-10`)));
    await deliverStream(world);
    const of = { dimension: 'client', value: kept.id };
    expect((await list(of, narrow)).entries).toEqual([]);
    const sides = { existing: kept.id, to_merge: other.id };
    expectOk(await world.call('crm.merge.create', { ...sides, existing_version: 1, to_merge_version: 1 }, owner));
    const { entries, names } = await list(of, narrow);
    expect(entries.map(({ id, memo }) => [id, memo])).toEqual([[entry.id, 'Set right by hand']]);
    expect(names).toEqual({ [other.id]: 'Mine Li' });
  });
});

describe('a client who was merged into another', () => {
  it('has their entries in the other one’s statement, page by page, and gets them back by an undo', async () => {
    const [first, second, third] = [await addClient('Ana'), await addClient('Bea'), await addClient('Cleo')];
    const at = nextMonth();
    const ids: JournalEntryId[] = [];
    for (const [day, client] of [first, second, third, first, second].entries())
      ids.unshift(expectOk(await post(about({ client: client.id }, `${at}-1${day}`))).entry.id);
    const [five, four, three, two, one] = ids;
    await deliverStream(world);
    const merge = async (kept: { id: string }, other: { id: string }) => {
      const read = async (id: string) =>
        expectOk(await world.call('crm.individuals.get', { id: id as never }, owner)).client.version;
      const versions = { existing_version: await read(kept.id), to_merge_version: await read(other.id) };
      expectOk(
        await world.call('crm.merge.create', { existing: kept.id, to_merge: other.id, ...versions } as never, owner),
      );
    };
    const statement = async (client: { id: string }) => {
      const all = [];
      let cursor: string | undefined;
      const names: Record<string, string> = {};
      do {
        const page = await list({ dimension: 'client', value: client.id, per_page: 2, cursor });
        all.push(...page.entries.map(({ id }) => id));
        Object.assign(names, page.names);
        cursor = page.cursor;
      } while (cursor);
      return { all, names };
    };
    await merge(second, first);
    await merge(third, second);
    expect(await statement(third)).toEqual({
      all: [five, four, three, two, one],
      names: { [first.id]: 'Cleo Li', [second.id]: 'Cleo Li', [third.id]: 'Cleo Li' },
    });
    const db = tenantDb(world.table, owner.as.company_id);
    const stored = await db.get(JournalEntries, { id: one as JournalEntryId, entry_date: `${at}-10` });
    expect(stored?.lines[0]?.dimensions).toEqual({ client: first.id });
    expectOk(await world.call('crm.merge.undo', { existing: third.id, to_merge: second.id } as never, owner));
    expect(await statement(third)).toEqual({ all: [three], names: { [third.id]: 'Cleo Li' } });
    expect(await statement(second)).toEqual({
      all: [five, four, two, one],
      names: { [first.id]: 'Bea Li', [second.id]: 'Bea Li' },
    });
  });
  it('begins a statement nowhere but where a page of it ended', async () => {
    const { status } = await world.call('ledger.entries.list', { account: '3100', cursor: 'eyJwayI6MX0' }, owner);
    expect(status).toBe(400);
  });
});

describe('what posts in a transaction of its own', () => {
  it('posts an entry and takes it back beside whatever else it writes, once for each source', async () => {
    const db = tenantDb(world.table, owner.as.company_id);
    const deps = baseDeps();
    const at = nextMonth();
    const client = await addClient('Ines');
    const postFor = async (source: string, lines: JournalEntry['lines']) => {
      const entry = JournalEntry.parse({
        id: deps.newId('journal_entry'),
        source,
        kind: source.startsWith('reversal') ? 'reversal' : 'event',
        entry_date: `${at}-10`,
        posted_at: deps.now(),
        posted_by: owner.as.user_id,
        lines,
      });
      const writes = postEntries(db, [entry], await readBooks(db, 'USD'));
      if (!writes.ok) return writes;
      return db.transact([...writes.value, db.updateIf(Companies, {}, { set: { updated_at: deps.now() } })]);
    };
    const line = { account: '5320', currency: 'USD', amount: 90, base_amount: 90, dimensions: { client: client.id } };
    const lines = [line, { ...line, account: '3000', amount: -90, base_amount: -90, dimensions: {} }];
    expect((await postFor('credit.granted:1', lines)).ok).toBe(true);
    expect(await postFor('credit.granted:1', lines)).toMatchObject({ ok: false });
    expect((await postFor('reversal:credit.granted:1', reverseAmounts(lines))).ok).toBe(true);
    const typed = [{ ...line, dimensions: { client: 'Ines' } }, ...lines.slice(1)];
    expect(await postFor('credit.granted:2', typed)).toMatchObject({
      code: 'ledger.not_balanced',
      issues: [{ path: 'lines.0.dimensions.client' }],
    });
    expect((await list({ month: at })).entries).toHaveLength(2);
  });
});
