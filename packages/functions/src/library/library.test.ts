import { s3Files } from '@wayline/core/areas/files/s3-files';
import { cloudKey } from '@wayline/core/areas/library/library.records';
import type { InputOf } from '@wayline/core/contract/contract';
import type { CONTRACTS } from '@wayline/core/contracts';
import { movable as clock } from '@wayline/local/clock';
import { sendForm } from '@wayline/local/testing/send-form';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { throughTable } from '../kernel/intercept-table';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

type In<I extends keyof typeof CONTRACTS> = InputOf<(typeof CONTRACTS)[I]>;
const asked = () => ({ as: world.people.owner });
const newTrip = async () => (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body.trip;
const create = async (draft: In<'book.library.create'>) =>
  (await world.call('book.library.create', draft, asked())).body.item;
const search = async (input: In<'book.library.search'> = {}) =>
  (await world.call('book.library.search', input, asked())).body;

describe('the library', () => {
  it('R-TRIP-075 R-TRIP-006 puts the supplier of an item into a trip with it', async () => {
    const draft = { institution: 'Osteria Aurelia', profile_category_id: 7 };
    const { institution } = (await world.call('crm.institutions.create', draft, asked())).body;
    const item = await create({ booking_type: 'Dining', title: 'Dinner', supplier_name: 'osteria aurelia' });
    const input = { id: item.id, trip_id: (await newTrip()).id, day: '2032-02-27' };
    const { booking } = (await world.call('book.library.insert', input, asked())).body;
    expect([item.supplier_id, booking.supplier_id]).toEqual([institution?.id, institution?.id]);
  });
  it('R-SHELL-007 keeps a booking, finds it again and uses it in one trip after the other', async () => {
    const { id, title } = await create({ booking_type: 'Dining', title: 'Supper at the lighthouse' });
    const { bookings } = await search({ search_term: 'lighthouse' });
    expect(bookings.map((item) => item.id)).toEqual([id]);
    for (const day of ['2032-02-27', '2032-02-28']) {
      const { id: trip_id } = await newTrip();
      const { body } = await world.call('book.library.insert', { id, trip_id, day }, asked());
      expect(body.booking).toMatchObject({ trip_id, title, general_booking: { start_date: day } });
      const { bookings: planned } = (await world.call('trips.get', { id: trip_id }, asked())).body;
      expect(planned.map((booking) => booking.id)).toEqual([body.booking.id]);
    }
    expect((await search({ search_term: 'lighthouse' })).bookings).toHaveLength(1);
  });
  it('R-TRIP-006 makes a booking of another trip, on another day, without what was of one client', async () => {
    const [from, to] = [await newTrip(), await newTrip()];
    const { booking } = (
      await world.call(
        'book.bookings.create',
        {
          trip_id: from.id,
          booking_type: 'Accommodation',
          title: 'Palazzo Sasso',
          accommodation: { checkin_date: '2031-05-02', checkout_date: '2031-05-05', checkin_time: '15:00' },
          confirmation_id: 'QK7TLM',
          reservation_status: 'Booked',
          payment_status: 'paid',
          traveler_names: ['Mina Okafor'],
          payment_due_date: '2031-04-01',
          price_detail: { total_price: 90000, currency: 'EUR' },
        },
        asked(),
      )
    ).body;
    const { item } = (await world.call('book.library.keep', { trip_id: from.id, booking_id: booking.id }, asked()))
      .body;
    expect(item).not.toHaveProperty('confirmation_id');
    const made = (await world.call('book.library.insert', { id: item.id, trip_id: to.id, day: '2032-02-27' }, asked()))
      .body.booking;
    expect(made).toMatchObject({
      trip_id: to.id,
      title: 'Palazzo Sasso',
      accommodation: { checkin_date: '2032-02-27', checkout_date: '2032-03-01', checkin_time: '15:00' },
      reservation_status: 'Researching',
      payment_status: 'unpaid',
      traveler_ids: [],
      guest_names: [],
      price_detail: { total_price: 90000, currency: 'EUR' },
    });
    expect([made.confirmation_id, made.payment_due_date]).toEqual([undefined, undefined]);
    expect((await world.call('trips.get', { id: to.id }, asked())).body.bookings).toEqual([made]);
  });

  it('R-TRIP-048 R-TRIP-175 R-TRIP-176 is searched, 25 to a page, and tells how many there are and match', async () => {
    const before = (await search()).totalCount;
    for (let i = 1; i <= 26; i++) await create({ booking_type: 'Tours', title: `Walk ${i}`, tags: ['on foot'] });
    await create({
      booking_type: 'Dining',
      sub_type: 'Restaurant',
      title: 'Da Gino',
      places: [{ name: 'Ravello' }],
      supplier_name: 'Gino',
    });
    const first = await search({ search_term: 'walk' });
    expect(first).toMatchObject({ totalCount: before + 27, filterCount: 26, per_page: 25 });
    expect(first.bookings).toHaveLength(25);
    expect((await search({ search_term: 'walk', pageNo: 2 })).bookings).toHaveLength(1);
    const found = async (input: In<'book.library.search'>) => (await search(input)).bookings.map((b) => b.title);
    expect(await found({ category_name: 'Dining', search_term_place: 'ravel' })).toEqual(['Da Gino']);
    expect(await found({ category_id: 6 })).toContain('Da Gino');
    expect(await found({ sub_category_ids: ['Restaurant'] })).toEqual(['Da Gino']);
    expect(await found({ sub_category_id: 'Restaurant', tag_search: 'foot' })).toEqual([]);
    expect(await found({ common_search: 'gino ravello' })).toEqual(['Da Gino']);
  });

  it('refuses a stale save, and forgets what is deleted', async () => {
    const item = await create({ booking_type: 'Other', title: 'Visa service' });
    const save = (version: number, title: string) =>
      world.call('book.library.update', { id: item.id, version, title }, asked());
    expect((await save(1, 'Visas')).body.item).toMatchObject({ title: 'Visas', version: 2 });
    expect((await save(1, 'Late')).body.error?.current).toMatchObject({ title: 'Visas' });
    expect((await world.call('book.library.delete', { id: item.id }, asked())).body.message).toBe('Deleted!');
    expect((await world.call('book.library.get', { id: item.id }, asked())).status).toBe(404);
  });

  it('refuses a day on which its bookings would leave the calendar', async () => {
    const item = await create({
      booking_type: 'Accommodation',
      title: 'Long stay',
      accommodation: { checkin_date: '2000-01-01', checkout_date: '2000-01-09' },
    });
    const trip = await newTrip();
    const late = await world.call('book.library.insert', { id: item.id, trip_id: trip.id, day: '2199-12-30' }, asked());
    expect([late.status, late.body.error?.code]).toEqual([400, 'library.no_day']);
  });
});

it('R-TRIP-089 R-TRIP-090 R-TRIP-091 R-TRIP-215 a place is kept with is_library 1, and its fields are read again', async () => {
  const place = {
    name: 'Villa Cimbrone',
    formatted_address: 'Ravello, Italy',
    address: 'Via Santa Chiara 26',
    phone_no: '+39 089 857459',
    url: 'https://villa.test',
    venue_id: 'v1',
    venue_source: 'manual',
  };
  const { body } = await world.call('misc.places.create', { place, is_library: 1 }, asked());
  expect(body.message).toBe('Place added as Library place.');
  const { places } = (await world.call('misc.places.list', {}, asked())).body;
  expect(places).toContainEqual({ ...place, source: 'manual', is_library: 1, id: body.place.id });
  expect((await world.send('misc.places.create', { place, is_library: 0 }, asked())).status).toBe(400);
});

describe('the cloud storage', () => {
  const folder = async (name: string, inside?: In<'misc.cloud.folders.create'>['folder']) =>
    (await world.call('misc.cloud.folders.create', { name, folder: inside }, asked())).body.folder;
  const look = async (at?: In<'misc.cloud.get'>['folder']) =>
    (await world.call('misc.cloud.get', { folder: at }, asked())).body;
  const add = async (name: string, at?: In<'misc.cloud.get'>['folder'], content = '%PDF-1.7\nvoucher') => {
    const { file_id, ...form } = (await world.call('misc.cloud.files.upload', { name, size: content.length }, asked()))
      .body;
    await sendForm(form, name, content);
    return world.call('misc.cloud.files.create', { file_id, name, folder: at }, asked());
  };

  /** Whether the content of a file is still kept. */
  const content = async (id: string) =>
    (await s3Files(process.env.FILES_BUCKET ?? '').get(cloudKey(world.people.owner.company_id, id))) !== undefined;
  const monthLater = async (minutes = 0) => {
    clock.waylineClockOffset = (31 * 24 * 60 + minutes) * 60_000;
    await world.job('due-work').finally(() => {
      clock.waylineClockOffset = 0;
    });
  };

  it('R-SHELL-007 keeps a file in a folder and opens it under its name', async () => {
    const visas = await folder('Visas');
    const { file } = (await add('Form.pdf', visas.id)).body;
    expect((await look(visas.id)).files).toEqual([file]);
    const { url } = (await world.call('misc.cloud.files.get', { id: file.id, folder: visas.id }, asked())).body;
    expect(await (await fetch(url)).text()).toContain('voucher');
  });
  it('moves, renames, throws away and brings back', async () => {
    const [here, there] = [await folder('Here'), await folder('There')];
    const { file } = (await add('Form.pdf', here.id)).body;
    const change = (at: typeof here.id, version: number, to: object) =>
      world.call('misc.cloud.files.update', { id: file.id, folder: at, version, ...to }, asked());
    expect((await change(here.id, 1, { to: there.id })).body.file).toMatchObject({ folder: there.id, version: 2 });
    expect([(await look(here.id)).files, (await look(there.id)).files.length]).toEqual([[], 1]);
    expect((await change(there.id, 2, { name: 'Visa.pdf' })).body.file.name).toBe('Visa.pdf');
    expect((await change(there.id, 3, { name: 'Visa.exe' })).status).toBe(415);
    expect((await change(there.id, 2, { name: 'Late.pdf' })).body.error?.code).toBe('record.stale');
    await change(there.id, 3, { deleted: true });
    expect((await look(there.id)).files).toEqual([]);
    await change(there.id, 4, { deleted: false });
    expect((await look(there.id)).files).toHaveLength(1);
  });
  it('never moves a folder into itself, and hides all that lies in one thrown away', async () => {
    const outer = await folder('Outer');
    const inner = await folder('Inner', outer.id);
    const change = (to: object) =>
      world.call('misc.cloud.folders.update', { id: outer.id, version: outer.version, ...to }, asked());
    expect((await change({ to: inner.id })).body.error?.code).toBe('cloud.into_itself');
    await change({ deleted: true });
    expect((await world.call('misc.cloud.get', { folder: inner.id }, asked())).status).toBe(404);
  });
  it('forgets a file after thirty days, record and content, and nothing that was brought back', async () => {
    const [gone, kept] = [(await add('Gone.pdf')).body.file, (await add('Kept.pdf')).body.file];
    const change = (id: typeof gone.id, version: number, deleted: boolean) =>
      world.call('misc.cloud.files.update', { id, folder: 'top', version, deleted }, asked());
    await change(gone.id, 1, true);
    await change(kept.id, 1, true);
    await change(kept.id, 2, false);
    await monthLater();
    expect([await content(gone.id), await content(kept.id)]).toEqual([false, true]);
    expect((await change(gone.id, 2, false)).status).toBe(404);
    expect((await look()).files.map(({ name }) => name)).toContain('Kept.pdf');
  });
  it('forgets a folder with all that lies in it, and finishes what broke off', async () => {
    const outer = await folder('Old trips');
    const inner = await folder('Vouchers', outer.id);
    const { file } = (await add('Voucher.pdf', inner.id)).body;
    const away = { id: outer.id, version: outer.version, deleted: true };
    await world.call('misc.cloud.folders.update', away, asked());
    throughTable(async (input, send) => {
      const answer = await send();
      if (input.includes('cloud_remains')) throw new Error('The machine stopped.');
      return answer;
    });
    await expect(monthLater()).rejects.toThrow();
    vi.restoreAllMocks();
    expect(await content(file.id)).toBe(true);
    await monthLater(3);
    expect(await content(file.id)).toBe(false);
    expect((await look()).folders.map(({ id }) => id)).not.toContain(inner.id);
  });
  it('R-SHELL-210 takes only what may be attached, and only what is what it says', async () => {
    const wrong = await world.call('misc.cloud.files.upload', { name: 'setup.exe', size: 9 }, asked());
    expect([wrong.status, wrong.body.error?.message]).toEqual([
      415,
      expect.stringContaining('Sorry, Unable to attach'),
    ]);
    expect((await add('Form.pdf', undefined, '<html>no pdf</html>')).body.error?.code).toBe('attachment.lies');
  });
});
