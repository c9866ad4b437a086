import { BOOKING_TYPES } from '@wayline/core/base/booking-types';
import type { BookingId, TravelerId, TripId } from '@wayline/core/base/ids';
import { sendForm } from '@wayline/local/testing/send-form';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

let trip: TripId;
let code: string;
const asked = () => ({ as: world.people.advisor });
beforeEach(async () => {
  const made = (await world.call('trips.create', { trip_name: 'Of people', start_date: '2031-05-01' }, asked())).body
    .trip;
  [trip, code] = [made.id, made.code];
});

const add = async (first_name: string, differs: object = {}) =>
  (await world.call('trips.travelers.create', { trip_id: trip, first_name, last_name: 'Okafor', ...differs }, asked()))
    .body.traveler;
const read = async () => (await world.call('trips.get', { id: trip }, asked())).body;
const row = async () => (await world.call('trips.list', {}, asked())).body.trips.find((one) => one.code === code);
const update = (traveler: TravelerId, version: number, changes: object) =>
  world.call('trips.travelers.update', { trip, traveler, version, ...changes }, asked());
const lead = { client_type: 'lead_client' } as const;

describe('a birth date in the future', () => {
  const born = { first_name: 'Ina', last_name: 'Tomorrow', dob: '2190-01-01' };
  it('is refused for a traveler, new or changed', async () => {
    const added = await world.send('trips.travelers.create', { trip_id: trip, ...born }, asked());
    expect([added.status, JSON.stringify(added.body)]).toEqual([400, expect.stringContaining('is in the future')]);
    const traveler = await add('Ina');
    const change = { trip, traveler: traveler.id, version: traveler.version, dob: born.dob };
    expect((await world.send('trips.travelers.update', change, asked())).status).toBe(400);
  });
});

describe('a traveler that is changed', () => {
  it('R-TRIP-054 R-TRIP-059 takes every field, and keeps what is not named', async () => {
    const { id } = await add('Mina', { email: 'mina@x.test', phone: '1' });
    const changes = {
      middle_name: 'Ada',
      suffix: 'Dr',
      dob: '1990-02-28',
      status: 'deposit_paid',
      client_type: 'secondary_client',
      phone: null,
    };
    const saved = await update(id, 1, changes);
    const { phone: _gone, ...kept } = changes;
    expect(saved.body.traveler).toMatchObject({ ...kept, first_name: 'Mina', email: 'mina@x.test', version: 2 });
    expect('phone' in saved.body.traveler).toBe(false);
    expect((await read()).travelers).toEqual([saved.body.traveler]);
  });

  it('is refused when somebody else saved first, with the person as they stand and without their passport', async () => {
    const { id } = await add('Mina', { passport_number: 'P1234567' });
    await update(id, 1, { first_name: 'Minna' });
    const late = await update(id, 1, { first_name: 'Nina' });
    expect([late.status, late.body.error?.code]).toEqual([409, 'record.stale']);
    expect(late.body.error?.current).toMatchObject({ first_name: 'Minna', version: 2 });
    expect(JSON.stringify(late.body)).not.toContain('sealed');
  });

  it('R-TRIP-057 becomes the lead in place of the former one, in the lists too', async () => {
    const [first, second] = [await add('Mina', lead), await add('Jo')];
    await update(second.id, 1, lead);
    const { travelers, trip: now } = await read();
    expect(travelers.map((t) => t.client_type)).toEqual(['secondary_client', 'lead_client']);
    expect(now).toMatchObject({ lead_traveler: 'Jo Okafor', lead_traveler_id: second.id, trip_pax: 2, version: 1 });
    expect(await row()).toMatchObject({ lead_traveler: 'Jo Okafor' });
    expect(travelers[0]?.id).toBe(first.id);
  });

  it('R-TRIP-057 who steps back leaves the trip without a lead; a lead who is renamed names the trip anew', async () => {
    const { id } = await add('Mina', lead);
    await update(id, 1, { first_name: 'Minna' });
    expect(await row()).toMatchObject({ lead_traveler: 'Minna Okafor' });
    await update(id, 2, { client_type: 'not_determined' });
    expect((await row())?.lead_traveler).toBeUndefined();
  });

  it('R-TRIP-057 one leads, when two are made the lead at once', async () => {
    const people = [await add('Mina'), await add('Jo')];
    await Promise.all(people.map((t) => update(t.id, 1, lead)));
    const { travelers, trip: now } = await read();
    const leads = travelers.filter((t) => t.client_type === 'lead_client');
    expect(leads.map((t) => t.id)).toEqual([now.lead_traveler_id]);
  });

  it('R-TRIP-055 R-TRIP-056 who turns into a contact is counted no more', async () => {
    const { id } = await add('Mina');
    await update(id, 1, { is_traveler: false });
    expect([(await read()).trip.trip_pax, (await row())?.trip_pax]).toEqual([0, 0]);
    const contacts = (await world.call('trips.contacts', { id: trip }, asked())).body;
    expect([contacts.contacts.map((c) => c.id), contacts.count]).toEqual([[id], 1]);
    await update(id, 2, { is_traveler: true });
    expect((await row())?.trip_pax).toBe(1);
  });

  it('R-SHELL-246 is still named by the bookings that named them', async () => {
    const { id } = await add('Mina');
    const draft = {
      trip_id: trip,
      booking_type: 'Dining' as const,
      title: 'Dinner',
      traveler_names: ['Jo', 'Mina Okafor'],
    };
    await world.call('book.bookings.create', { ...draft, general_booking: { start_date: '2031-05-02' } }, asked());
    await update(id, 1, { first_name: 'Minna' });
    expect((await read()).bookings[0]).toMatchObject({ traveler_ids: [id], guest_names: ['Jo'], version: 1 });
    const list = (await world.call('trips.booking-travelers.list', { trip_id: trip }, asked())).body.list;
    expect(list).toMatchObject([{ id, name: 'Minna Okafor', booking_ids: [(await read()).bookings[0]?.id] }]);
  });

  it('R-SHELL-145 R-SHELL-146 R-SHELL-147 are listed and counted, without as many as are to be left out', async () => {
    const [mina] = [await add('Mina'), await add('Jo'), await add('Ana', { is_traveler: false })];
    const counts = async (leave_out?: number) => {
      const { list, count } = (await world.call('trips.booking-travelers.list', { trip_id: trip, leave_out }, asked()))
        .body;
      const all = (await world.call('trips.travelers.list', { id: trip, leave_out }, asked())).body;
      return [list.length, count, all.travelers.length, all.count];
    };
    expect(mina.id).toBeTruthy();
    expect(await counts()).toEqual([2, 2, 3, 2]);
    expect(await counts(1)).toEqual([2, 1, 3, 1]);
    expect(await counts(5)).toEqual([2, 0, 3, 0]);
  });

  it('gets another passport number, or none; left out, the number stays sealed and as it is', async () => {
    const { id } = await add('Mina', { passport_number: 'P1234567', passport_expires: '2033-01-01' });
    const look = () => world.call('trips.travelers.passport', { trip, traveler: id, reason: 'Check-in' }, asked());
    await update(id, 1, { first_name: 'Minna' });
    expect((await look()).body.passport_number).toBe('P1234567');
    await update(id, 2, { passport_number: 'X7654321' });
    expect((await look()).body.passport_number).toBe('X7654321');
    const none = await update(id, 3, { passport_number: null, passport_expires: null });
    expect(none.body.traveler.has_passport).toBe(false);
    expect((await look()).status).toBe(404);
  });
});

describe('a traveler who cancels', () => {
  const cancel = (traveler: TravelerId, version: number, cancellation_notes?: string) =>
    world.call('trips.travelers.cancel', { trip, traveler, version, cancellation_notes }, asked());

  it('R-TRIP-058 R-TRIP-112 stays on the list with the reason, and the pax of the trip falls with it', async () => {
    const [mina] = [await add('Mina', lead), await add('Jo')];
    const off = await cancel(mina.id, 1, 'Broke a leg');
    expect(off.body.traveler).toMatchObject({
      status: 'cancelled',
      trip_traveler_status: 'cancelled',
      cancellation_notes: 'Broke a leg',
      client_type: 'lead_client',
    });
    expect([(await read()).trip.trip_pax, (await row())?.trip_pax]).toEqual([1, 1]);
    const list = (await world.call('trips.booking-travelers.list', { trip_id: trip }, asked())).body.list;
    expect(list.map((t) => t.name)).toEqual(['Jo Okafor']);
  });

  it('comes back with the status they had', async () => {
    const { id } = await add('Mina');
    await update(id, 1, { status: 'paid_in_full' });
    await cancel(id, 2);
    const back = await world.call('trips.travelers.restore', { trip, traveler: id, version: 3 }, asked());
    expect(back.body.traveler).toMatchObject({ status: 'paid_in_full', trip_traveler_status: 'active' });
    expect((await row())?.trip_pax).toBe(1);
  });

  it('is counted once when two cancel them at once, and leaving after that takes nobody else off', async () => {
    const [mina] = [await add('Mina'), await add('Jo')];
    const both = await Promise.all([cancel(mina.id, 1), cancel(mina.id, 1)]);
    expect(both.map((a) => a.status).sort()).toEqual([200, 409]);
    await world.call('trips.travelers.delete', { trip, traveler: mina.id }, asked());
    expect([(await row())?.trip_pax, (await read()).travelers.length]).toEqual([1, 1]);
  });
});

describe('what is kept of a trip', () => {
  it('R-TRIP-188 a note, with the version it was written from', async () => {
    const write = (version: number, note: string) => world.call('trips.notes', { id: trip, version, note }, asked());
    expect((await write(1, 'Vegetarian')).body.trip).toMatchObject({ note: 'Vegetarian', version: 2 });
    expect((await write(1, 'Vegan')).body.error?.current).toMatchObject({ note: 'Vegetarian' });
    expect('note' in (await write(2, ' ')).body.trip).toBe(false);
  });

  it('tags stand once, also when two add them at once, and go again', async () => {
    const tags = ['VIP', 'vip', 'Honeymoon'];
    await Promise.all(tags.map((tag) => world.call('trips.tags.add', { id: trip, tag }, asked())));
    expect((await row())?.tags.map((t) => t.toLowerCase()).sort()).toEqual(['honeymoon', 'vip']);
    await world.call('trips.tags.remove', { id: trip, tag: 'vIP' }, asked());
    expect((await row())?.tags).toEqual(['Honeymoon']);
  });

  it('a fifty-first tag is refused', async () => {
    const tags = Array.from({ length: 50 }, (_, i) => `t${i}`);
    await world.call('trips.update', { id: trip, version: 1, tags }, asked());
    const refused = await world.call('trips.tags.add', { id: trip, tag: 'more' }, asked());
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'trip.too_many_tags']);
  });

  it('R-TRIP-053 R-TRIP-188 deposits by their day, and the terms of the final payment', async () => {
    const amount = { minor: 10_000, currency: 'USD' };
    const deposits = [
      { due_date: '2031-03-01', amount },
      { due_date: '2031-01-01', amount, note: 'First' },
    ];
    await world.call('trips.deposits', { id: trip, version: 1, trip_deposits: deposits }, asked());
    const terms = {
      final_payment_date: '2031-04-01',
      final_total_amount: { minor: 90_000, currency: 'USD' },
      final_pmt_description: 'By bank transfer',
      final_pmt_duration: 1,
      final_pmt_duration_term: 'months',
    } as const;
    await world.call('trips.final-payment-due-date', { id: trip, version: 2, trip_data_mapper: terms }, asked());
    const { trip: now } = await read();
    expect(now.trip_deposits).toEqual(deposits.toReversed());
    expect(now.trip_data_mapper).toEqual(terms);
  });

  it('R-TRIP-053 what the bookings come to is read with the trip', async () => {
    const draft = { trip_id: trip, booking_type: 'Dining' as const, title: 'Dinner' };
    const price_detail = { total_price: 12_345, currency: 'USD' };
    const book = (differs: object) =>
      world.call(
        'book.bookings.create',
        { ...draft, ...differs, general_booking: { start_date: '2031-05-02' } },
        asked(),
      );
    await book({ price_detail });
    await book({ price_detail, reservation_status: 'Cancelled' });
    expect((await read()).accounting_summary).toMatchObject({
      total_sales: [{ minor: 12_345, currency: 'USD' }],
      booking_totals: [{ booking_type: 'Dining', count: 1 }],
      paid_total: [],
    });
  });

  it('a deposit of nothing is refused at its field', async () => {
    const trip_deposits = [{ due_date: '2031-03-01', amount: { minor: 0, currency: 'USD' } }];
    const refused = await world.call('trips.deposits', { id: trip, version: 1, trip_deposits }, asked());
    expect([refused.status, refused.body.error?.issues]).toMatchObject([400, [{ path: 'trip_deposits.0.amount' }]]);
  });
});

describe('collaborators', () => {
  it('R-SHELL-247 are read with their types, and only those with a type are counted', async () => {
    const { contractor, owner } = world.people;
    const set = await world.call(
      'trips.collaborators.set',
      {
        id: trip,
        version: 1,
        collaborators: [
          { user_id: contractor.user_id, types: ['planner', 'accounting', 'planner'] },
          { user_id: owner.user_id, types: [] },
        ],
        working_advisors: [contractor.user_id],
      },
      asked(),
    );
    expect(set.status).toBe(200);
    const { body } = await world.call('trips.collaborators.list', { id: trip }, asked());
    expect(body.collaborators[0]).toMatchObject({ user_id: contractor.user_id, types: ['planner', 'accounting'] });
    expect(body).toMatchObject({ count: 1, version: 2, working_advisors: [{ user_id: contractor.user_id }] });
    expect(body.colleagues.map((c) => c.user_id)).not.toContain(world.people.stranger.user_id);
    expect((await row())?.collaborators).toEqual(body.collaborators);
  });

  it('come from the company only', async () => {
    const { user_id } = world.people.stranger;
    const wanted = { id: trip, version: 1, collaborators: [{ user_id, types: ['planner' as const] }] };
    const refused = await world.call('trips.collaborators.set', wanted, asked());
    expect([refused.status, refused.body.error?.code]).toEqual([404, 'record.missing']);
  });
});

describe('files of a trip', () => {
  const PDF = '%PDF-1.7\ncontract';
  const upload = async (name = 'Contract.pdf', content = PDF) => {
    const form = await world.call('trips.attachments.upload', { id: trip, name, size: content.length }, asked());
    await sendForm(form.body, name, content);
    return form.body.file_id;
  };

  it('R-TRIP-068 R-TRIP-070 are kept under their key, tell a pdf, and open under their name', async () => {
    const file_id = await upload();
    const { file } = (
      await world.call('trips.attachments.create', { id: trip, file_id, name: 'Contract.pdf', key: 'Client' }, asked())
    ).body;
    expect(file).toMatchObject({ key: 'Client', size: PDF.length, isPdfDocument: true });
    const csv = await upload('Names.csv', 'Name\r\nRossi');
    const other = await world.call('trips.attachments.create', { id: trip, file_id: csv, name: 'Names.csv' }, asked());
    expect(other.body.file).toMatchObject({ key: 'Internal', isPdfDocument: false });
    const { files } = (await world.call('trips.attachments.list', { id: trip }, asked())).body;
    expect(files).toEqual([file, other.body.file]);
    const { url } = (await world.call('trips.attachments.get', { id: trip, file_id }, asked())).body;
    expect(await (await fetch(url)).text()).toBe(PDF);
  });

  it('R-TRIP-004 R-TRIP-072 belong to a booking of the trip where one is named', async () => {
    const draft = {
      trip_id: trip,
      booking_type: 'Dining' as const,
      title: 'Luna',
      general_booking: { start_date: '2031-05-03' },
    };
    const { id: booking_id } = (await world.call('book.bookings.create', draft, asked())).body.booking;
    const take = async (of: typeof booking_id) => {
      const file_id = await upload('Voucher.pdf');
      return world.call(
        'trips.attachments.create',
        { id: trip, file_id, name: 'Voucher.pdf', booking_id: of },
        asked(),
      );
    };
    expect((await take(booking_id)).body.file).toMatchObject({ trip_id: trip, booking_id, name: 'Voucher.pdf' });
    const { files } = (await world.call('trips.attachments.list', { id: trip }, asked())).body;
    expect(files.filter((file) => file.booking_id === booking_id)).toHaveLength(1);
    const nowhere = await take(
      `${booking_id.slice(0, -1)}${booking_id.endsWith('0') ? '1' : '0'}` as typeof booking_id,
    );
    expect([nowhere.status, nowhere.body.error?.code]).toEqual([404, 'record.missing']);
  });

  it('R-TRIP-004 R-TRIP-068 are internal, for the client or photos, of every type of booking and of the trip', async () => {
    const span = { start_date: '2031-05-03' };
    const drafts = BOOKING_TYPES.map((booking_type) => ({
      ...{ trip_id: trip, booking_type, title: booking_type, general_booking: span },
    }));
    const places: (BookingId | undefined)[] = [undefined];
    for (const draft of drafts) places.push((await world.call('book.bookings.create', draft, asked())).body.booking.id);
    const keys = ['Internal', 'Client', 'Photos'] as const;
    const kept: string[] = [];
    for (const [at, booking_id] of places.entries()) {
      const key = keys[at % keys.length] ?? 'Internal';
      const file_id = await upload('Voucher.pdf');
      const file = { id: trip, file_id, name: 'Voucher.pdf', key, booking_id };
      expect((await world.call('trips.attachments.create', file, asked())).status).toBe(200);
      kept.push(`${booking_id} ${key}`);
    }
    const { files } = (await world.call('trips.attachments.list', { id: trip }, asked())).body;
    expect(files.map(({ booking_id, key }) => `${booking_id} ${key}`).sort()).toEqual(kept.sort());
  });

  it('R-SHELL-213 are refused by their type in the words of the spec, and by their content', async () => {
    const refused = await world.call('trips.attachments.upload', { id: trip, name: 'run.exe', size: 9 }, asked());
    expect([refused.status, refused.body.error?.message]).toEqual([
      415,
      'Sorry, Unable to attach file. Only JPG, JPEG, PNG, GIF, BMP, PDF, DOC, DOCX, PPT, PPTX, XLS, XLSX, CSV, MP3, MP4, AVI and WMV files are supported.',
    ]);
    const file_id = await upload('Contract.pdf', '<html></html>');
    const lies = await world.call('trips.attachments.create', { id: trip, file_id, name: 'Contract.pdf' }, asked());
    expect([lies.status, lies.body.error?.code]).toEqual([415, 'attachment.lies']);
  });

  it('are taken off, once, and open no more', async () => {
    const file_id = await upload();
    await world.call('trips.attachments.create', { id: trip, file_id, name: 'Contract.pdf' }, asked());
    const remove = () => world.call('trips.attachments.delete', { id: trip, file_id }, asked());
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect((await world.call('trips.attachments.get', { id: trip, file_id }, asked())).status).toBe(404);
    expect((await world.call('trips.attachments.list', { id: trip }, asked())).body.files).toEqual([]);
  });
});
