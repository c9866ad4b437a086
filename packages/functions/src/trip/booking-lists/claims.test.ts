import { tenantDb } from '@wayline/core/store/tenant-db';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAnnouncements } from '../../sweeps/list-announcements';
import { newcomer } from '../../sweeps/newcomer';
import { importedDraft } from './imported-draft.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const advisor = () => ({ as: world.people.advisor });
const owner = () => ({ as: world.people.owner });
const newTrip = async () => (await world.call('trips.create', { trip_name: 'Amalfi' }, advisor())).body.trip;
const unclaimed = async (title = 'Dinner') =>
  (await world.call('book.unclaimed.create', { imported_from: 'mail.eml', drafts: [importedDraft(title)] }, advisor()))
    .body.bookings[0] as NonNullable<Awaited<ReturnType<typeof waiting>>[number]>;
const waiting = async () => (await world.call('book.unclaimed.list', {}, advisor())).body.bookings;
const claim = async (booking_id: Awaited<ReturnType<typeof unclaimed>>['id'], note = 'Mine') => {
  const trip = await newTrip();
  const answer = await world.call('book.claims.create', { booking_id, trip_id: trip.id, note }, advisor());
  return { trip, answer, claim: answer.body.claim };
};
const bookingsOf = async (id: Awaited<ReturnType<typeof newTrip>>['id']) =>
  (await world.call('trips.get', { id }, owner())).body.bookings;

describe('a booking without a trip', () => {
  it('R-ACC-014 waits with who imported it, when, and from what', async () => {
    const { id } = await unclaimed('Waiting');
    expect((await waiting()).find((u) => u.id === id)).toMatchObject({
      imported_from: 'mail.eml',
      importer_name: expect.any(String),
      booking: { title: 'Waiting', booking_type: 'Dining', general_booking: { start_date: '2031-05-03' } },
    });
  });
  it('is asked for once at a time, and not thrown away meanwhile', async () => {
    const { id } = await unclaimed();
    await claim(id);
    const second = await claim(id);
    expect([second.answer.status, second.answer.body.error?.code]).toEqual([409, 'claim.pending']);
    expect((await world.call('book.unclaimed.delete', { id }, owner())).body.error?.code).toBe('claim.pending');
  });
});

describe('a claim request', () => {
  it('approved, moves the booking into its trip with what it was read from, and leaves nothing behind', async () => {
    const { id } = await unclaimed('Approved');
    const { claim: asked, trip } = await claim(id);
    const { body } = await world.call('book.claims.decide', { id: asked.id, approve: true }, owner());
    expect(body.claim).toMatchObject({ status: 'approved', decider_name: expect.any(String) });
    expect(await bookingsOf(trip.id)).toEqual([
      expect.objectContaining({ id, title: 'Approved', source: 'by_import' }),
    ]);
    expect((await waiting()).some((u) => u.id === id)).toBe(false);
    const { body: again } = await world.call('book.claims.decide', { id: asked.id, approve: true }, owner());
    expect(again.error?.code).toBe('claim.decided');
    expect((await world.call('trips.get', { id: trip.id }, owner())).body.trip.trip_reservations).toBe(1);
  });
  it('rejected, needs a reason and gives the booking back', async () => {
    const { id } = await unclaimed();
    const { claim: asked, trip } = await claim(id);
    const mute = await world.call('book.claims.decide', { id: asked.id, approve: false }, owner());
    expect(mute.body.error?.code).toBe('claim.reason');
    await world.call(
      'book.claims.decide',
      { id: asked.id, approve: false, reason: 'It is of another client' },
      owner(),
    );
    expect((await waiting()).find((u) => u.id === id)?.claim_id).toBeUndefined();
    expect(await bookingsOf(trip.id)).toEqual([]);
    expect((await claim(id)).answer.status).toBe(200);
  });
  it('R-TRIP-075 approved, knows its supplier among those of the company', async () => {
    const supplier = { institution: 'Bar Celeste', profile_category_id: 7 };
    const { institution } = (await world.call('crm.institutions.create', supplier, owner())).body;
    const drafts = [{ ...importedDraft('Lunch'), supplier: 'Bar Celeste' }];
    const { bookings } = (await world.call('book.unclaimed.create', { imported_from: 'mail.eml', drafts }, advisor()))
      .body;
    const { claim: asked, trip } = await claim((bookings[0] as (typeof bookings)[number]).id);
    await world.call('book.claims.decide', { id: asked.id, approve: true }, owner());
    expect(await bookingsOf(trip.id)).toMatchObject([{ supplier_id: institution?.id }]);
  });
  it('R-TRIP-156 of a booking with a confirmation number is approved by who may add one, and rejected by any who decide', async () => {
    const drafts = [{ ...importedDraft('Confirmed'), confirmation_id: 'QK7TLM' }];
    const { bookings } = (await world.call('book.unclaimed.create', { imported_from: 'mail.eml', drafts }, advisor()))
      .body;
    const { claim: asked, trip } = await claim((bookings[0] as (typeof bookings)[number]).id);
    const as = await newcomer(world, ['Planner'], ['View Reservations', 'Edit Reservations', 'Manage Users']);
    const refused = await world.call('book.claims.decide', { id: asked.id, approve: true }, { as });
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'access.denied']);
    expect(await bookingsOf(trip.id)).toEqual([]);
    const rejected = await world.call('book.claims.decide', { id: asked.id, approve: false, reason: 'No' }, { as });
    expect(rejected.status).toBe(200);
  });
  it('is not decided by who may not manage, and both sides are told', async () => {
    const { id } = await unclaimed();
    const { claim: asked } = await claim(id);
    const refused = await world.call('book.claims.decide', { id: asked.id, approve: true }, advisor());
    expect(refused.status).toBe(403);
    await world.call('book.claims.decide', { id: asked.id, approve: true }, owner());
    const { company_id, user_id } = world.people.owner;
    const events = await listAnnouncements(tenantDb(world.table, company_id));
    const told = events.filter(({ title = '' }) => / requested |your claim/.test(title)).slice(-2);
    expect(told.map((event) => event.notify)).toEqual([
      expect.arrayContaining([user_id]),
      [world.people.advisor.user_id],
    ]);
  });
});
