import { Mails, toMailId } from '@wayline/core/areas/messaging/mail';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const published = async () => {
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi in spring' }, asked())).body;
  const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Amalfi' }, asked())).body;
  const at = { tripId: trip.id, tiId: itinerary.id };
  await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, asked());
  const recipient = async () => (await world.call('trips.ti.get', at, asked())).body.recipient;
  return { trip, at, recipient };
};

it('R-TRIP-197 the mail with a link comes from the advisor and their company, is answered to the advisor, and greets by first name', async () => {
  const { at } = await published();
  const share = { ...at, email: 'helen@client.test', name: 'Helen Brandt' };
  const { body } = await world.call('trips.itinerary.share', share, asked());
  const id = toMailId(body.itinerary.shares[0]?.id ?? '');
  const { advisor } = world.people;
  const mail = await tenantDb(world.table, advisor.company_id).get(Mails, { id }, true);
  const { name } = (await world.call('trips.ti.published.get', at, asked())).body.company;
  expect(mail).toMatchObject({ from_name: `Adrian Moss, ${name}`, reply_to: advisor.email });
  expect(mail?.text).toContain('Dear Helen,');
});

it('a link is offered to the lead traveler, else to whoever can be written to', async () => {
  const { trip, recipient } = await published();
  expect(await recipient()).toEqual({});
  const add = async (first_name: string, more: object = {}) =>
    (
      await world.call(
        'trips.travelers.create',
        { trip_id: trip.id, first_name, last_name: 'Brandt', ...more },
        asked(),
      )
    ).body.traveler;
  await add('Paul', { email: 'paul@client.test' });
  expect(await recipient()).toEqual({ name: 'Paul Brandt', email: 'paul@client.test' });
  await add('Helen', { client_type: 'lead_client' });
  expect(await recipient()).toEqual({ name: 'Helen Brandt' });
});

it('a link to a client whose trip knows no email is offered to that of their profile, or is to be kept there', async () => {
  const { trip, recipient } = await published();
  const draft = { first_name: 'Ines', last_name: 'Albrecht' };
  const { client } = (await world.call('crm.individuals.create', draft, asked())).body;
  await world.call('trips.travelers.create', { trip_id: trip.id, client_id: client.id }, asked());
  expect(await recipient()).toEqual({ name: 'Ines Albrecht', client_id: client.id });
  const keep = async (email: string) =>
    (
      await world.send(
        'crm.individuals.update',
        { id: client.id, version: 1, was: { emails: [] }, emails: [email] },
        asked(),
      )
    ).status;
  await world.call('crm.individuals.update', { id: client.id, version: 1, nick_name: 'Inchen' }, asked());
  expect(await keep('ines@client.test')).toBe(200);
  expect(await recipient()).toEqual({ name: 'Ines Albrecht', email: 'ines@client.test' });
  expect(await keep('other@client.test')).toBe(409);
});
