import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { Mails, newMail } from '@wayline/core/areas/messaging/mail';
import { type ItineraryId, MailId, ShareId, type TripId } from '@wayline/core/base/ids';
import { RECORDS } from '@wayline/core/records';
import { reindex } from '@wayline/core/store/reindex';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';

let world: World;
let tripId: TripId;
let tiId: ItineraryId;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  tripId = (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body.trip.id;
  const made = await world.call('trips.ti.create', { tripId, ti_name: 'Amalfi' }, asked());
  tiId = made.body.itinerary.id;
  await world.call('trips.itinerary.publish', { tripId, tiId, version: made.body.itinerary.version }, asked());
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const wholeTable = async () =>
  JSON.stringify((await world.table.db.send(new ScanCommand({ TableName: world.table.name }))).Items);
const mails = async () => {
  const { company_id } = world.people.advisor;
  return (await tenantDb(world.table, company_id).readPartition(['MAILS'], { mails: Mails }, { consistent: true }))
    .mails;
};

it('a link stands nowhere in the table once its mail has left, and the same request still answers it', async () => {
  const input = { tripId, tiId, email: 'mina@wayline.test', name: 'Mina Okafor' };
  const share = () => world.call('trips.itinerary.share', input, { ...asked(), key: 'share-with-mina' });
  const first = await share();
  const token = first.body.url.split('/').at(-1) ?? '';
  expect(token.length).toBeGreaterThan(40);
  await world.job('due-work');
  const left = world.standins?.box.list('mina@wayline.test') ?? [];
  expect(left.map((mail) => JSON.stringify(mail).includes(token))).toEqual([true]);
  expect((await mails()).map(({ status, html, text }) => [status, html, text])).toEqual([['sent', '', '']]);
  expect(await wholeTable()).not.toContain(token);
  expect(await share()).toEqual(first);
  const { shares } = first.body.itinerary;
  const again = await world.call(
    'messaging.shares.resend',
    { id: ShareId.parse(shares[0]?.id), trip_id: tripId },
    asked(),
  );
  expect([again.status, again.body.error?.code]).toEqual([409, 'mail.left']);
});

it('the upkeep empties mails with a link that left before they were emptied', async () => {
  const { company_id, user_id } = world.people.advisor;
  const letter = { subject: 'Amalfi', html: 'wayline.test/ti/token', text: 'wayline.test/ti/token', to: ['a@b.co'] };
  const mail = (about: 'itinerary link' | 'reminder', id: string) => ({
    ...newMail(
      { ...letter, id: MailId.parse(`mal_${id.repeat(26)}`), user_id, about },
      company_id,
      new Date().toISOString(),
    ),
    status: 'sent' as const,
  });
  const db = tenantDb(world.table, company_id);
  const [link, reminder] = [mail('itinerary link', '1'), mail('reminder', '2')];
  await db.transact([db.insert(Mails, link), db.insert(Mails, reminder)]);
  await reindex(world.table, {
    ...RECORDS,
    now: new Date().toISOString(),
  });
  const kept = new Map((await mails()).map((one) => [one.id, one]));
  expect(kept.get(link.id)).toEqual({ ...link, html: '', text: '', version: 2 });
  expect(kept.get(reminder.id)).toEqual(reminder);
});
