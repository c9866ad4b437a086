import { ANSWERS_AN_HOUR } from '@wayline/core/areas/trip/itinerary/answer-count.records';
import { movable as clock } from '@wayline/local/clock';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
/** A published and shared itinerary of a trip with a dinner. */
const shared = async (draft: Record<string, unknown>, parts: object = {}) => {
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi in spring' }, asked())).body;
  const { booking } = (
    await world.call(
      'book.bookings.create',
      {
        trip_id: trip.id,
        booking_type: 'Dining',
        title: 'Dinner',
        reservation_status: 'Suggested',
        ...parts,
        general_booking: { start_date: '2031-05-03' },
        price_detail: { total_price: 12_000, currency: 'EUR' },
      },
      asked(),
    )
  ).body;
  const { itinerary } = (
    await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'For you', ...draft }, asked())
  ).body;
  const at = { tripId: trip.id, tiId: itinerary.id };
  await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, asked());
  const { url } = (await world.call('trips.itinerary.share', { ...at, name: 'Mina' }, asked())).body;
  const token = url.slice(url.lastIndexOf('/') + 1);
  const say = (answer: 'approved' | 'question' | 'declined', note = '') =>
    world.call('public.ti.answer', { url: token, booking_id: booking.id, answer, note });
  const whole = async () => (await world.call('trips.ti.get', at, asked())).body;
  return { at, booking, token, say, whole };
};

it('R-TRIP-087 shows prices but those that are kept back, and no hidden booking', async () => {
  const { at, whole, booking } = await shared({ show_prices: true });
  const prices = async () => (await whole()).preview.days.flatMap((d) => d.entries.map((e) => e.price?.minor));
  const update = async (change: object) =>
    world.call('trips.ti.update', { ...at, version: (await whole()).itinerary.version, ...change }, asked());
  expect(await prices()).toEqual([12_000]);
  await update({ unpriced_booking_ids: [booking.id] });
  expect(await prices()).toEqual([undefined]);
  await update({ hidden_booking_ids: [booking.id] });
  expect(await prices()).toEqual([]);
  expect((await whole()).bookings.map((b) => b.title)).toEqual(['Dinner']);
});

describe('what a client answers', () => {
  it('is kept per booking, the last one counting, and seen by the advisor and by the client again', async () => {
    const { say, whole, token, booking } = await shared({ ask_answers: true });
    expect((await whole()).preview.days.flatMap((d) => d.entries.map((e) => e.answerable))).toEqual([true]);
    expect((await say('question', 'Is there a terrace?')).status).toBe(200);
    expect((await say('approved')).status).toBe(200);
    const answers = [expect.objectContaining({ booking_id: booking.id, answer: 'approved', note: '' })];
    expect((await whole()).activities[0]?.answers).toEqual(answers);
    expect((await world.call('public.ti.viewed', { url: token })).body.answers).toEqual(answers);
  });
  it('becomes the client approval of the booking, with who and when, in its trip, its list row and the history', async () => {
    const { say, booking, at } = await shared({ ask_answers: true });
    await say('question', 'Is there a terrace?');
    await say('approved');
    const source = { source: 'client', name: 'Mina', at: expect.stringMatching(/^20/) };
    const { trip_id, id } = booking;
    const saved = (await world.call('book.bookings.get', { trip_id, id }, asked())).body.booking;
    expect(saved).toMatchObject({ client_approval: 'approved', client_approval_source: source });
    expect(saved.client_approved_on).toBe(saved.client_approval_source?.at.slice(0, 10));
    const { entries } = (await world.call('trips.history.list', { trip_id: at.tripId }, asked())).body;
    expect(entries.slice(0, 2).map(({ sentence, undoable }) => [sentence, undoable])).toEqual([
      ['Mina approved Dinner', true],
      ['Mina has a question about Dinner', true],
    ]);
  });
  it('can be undone or changed by the advisor, who is then its source, and given again', async () => {
    const { say, booking, at } = await shared({ ask_answers: true });
    const { trip_id, id } = booking;
    const read = async () => (await world.call('book.bookings.get', { trip_id, id }, asked())).body.booking;
    await say('declined', 'Too far');
    const { entries } = (await world.call('trips.history.list', { trip_id: at.tripId }, asked())).body;
    const undone = await world.call('trips.history.undo', { trip_id: at.tripId, entry: entries[0]?.id ?? '' }, asked());
    expect(undone.status).toBe(200);
    expect(await read()).not.toHaveProperty('client_approval');
    expect(await read()).not.toHaveProperty('client_approval_source');
    await say('declined', 'Too far');
    expect((await read()).client_approval).toBe('declined');
    const change = { trip_id, id, version: (await read()).version, client_approval: 'approved' as const };
    expect((await world.call('book.bookings.update', change, asked())).status).toBe(200);
    expect((await read()).client_approval_source).toMatchObject({
      source: 'advisor',
      name: 'Adrian Moss',
    });
  });
  it.each(['Suggested', 'On Hold', 'Available', 'On Request'] as const)(
    'is asked for while a booking is %s',
    async (reservation_status) => {
      const { say, whole } = await shared({ ask_answers: true }, { reservation_status });
      expect((await whole()).preview.days.flatMap((d) => d.entries.map((e) => e.answerable))).toEqual([true]);
      expect((await say('approved')).status).toBe(200);
    },
  );
  it.each(['Booked', 'Paid', 'Researching', 'Cancelled'] as const)(
    'is neither asked for nor taken once a booking is %s',
    async (reservation_status) => {
      const { say, whole } = await shared({ ask_answers: true }, { reservation_status });
      const [entry] = (await whole()).preview.days.flatMap(({ entries }) => entries);
      expect(entry).not.toHaveProperty('answerable');
      expect(entry?.booked).toBe(['Booked', 'Paid'].includes(reservation_status) || undefined);
      const { status, body } = await say('approved');
      expect([status, body.error?.code]).toEqual([409, 'itinerary.not_asked']);
    },
  );
  it('makes no edit of the advisor stale', async () => {
    const { say, whole } = await shared({ ask_answers: true });
    const { version } = (await whole()).itinerary;
    await say('declined', 'Too far');
    expect((await whole()).itinerary.version).toBe(version);
  });
  it('tells the advisor, once for the same answer', async () => {
    const { say, at } = await shared({ ask_answers: true });
    await Promise.all([say('declined', 'Too far'), say('declined', 'Too far')]);
    await say('declined', 'Too far');
    await world.job('deliver-events', await streamBatch(world.table.name));
    const { notifications } = (await world.call('misc.shell.get', {}, asked())).body;
    const told = notifications.filter((n) => n.link === `/trips/${at.tripId}/ti/${at.tiId}`);
    expect(told.map((n) => [n.title, n.body])).toEqual([['Mina declined Dinner', 'Too far']]);
  });
  it('is taken so many times an hour through one link, and again in the next', async () => {
    const { say } = await shared({ ask_answers: true });
    for (let n = 0; n < ANSWERS_AN_HOUR; n++) expect((await say('question', `No. ${n}`)).status).toBe(200);
    const refused = await say('approved');
    expect([refused.status, refused.body.error?.code]).toEqual([429, 'itinerary.many_answers']);
    clock.waylineClockOffset = 3_600_000;
    expect((await say('approved')).status).toBe(200);
    clock.waylineClockOffset = 0;
  });
  it('tells who works on the trip, once it is given to another', async () => {
    const { say, at } = await shared({ ask_answers: true });
    const { owner } = world.people;
    await world.call('trips.assign', { ids: [at.tripId], advisor_id: owner.user_id }, { as: owner });
    await say('approved');
    await world.job('deliver-events', await streamBatch(world.table.name));
    const link = `/trips/${at.tripId}/ti/${at.tiId}`;
    const told = async (as: typeof owner) =>
      (await world.call('misc.shell.get', {}, { as })).body.notifications.filter((n) => n.link === link).length;
    expect([await told(owner), await told(world.people.advisor)]).toEqual([1, 0]);
  });
  it('is refused where the advisor does not ask, of a hidden booking, and behind a withdrawn link', async () => {
    const silent = await shared({});
    expect((await silent.say('approved')).body.error?.code).toBe('itinerary.no_answers');
    const hiding = await shared({ ask_answers: true });
    const { itinerary } = await hiding.whole();
    const hidden = { ...hiding.at, version: itinerary.version, hidden_booking_ids: [hiding.booking.id] };
    await world.call('trips.ti.update', hidden, asked());
    expect((await hiding.say('approved')).body.error?.code).toBe('record.missing');
    const shareId = itinerary.shares[0]?.id ?? '';
    await world.call('trips.itinerary.share.revoke', { ...hiding.at, shareId }, asked());
    expect((await hiding.say('approved')).body.error?.code).toBe('link.gone');
  });
});
