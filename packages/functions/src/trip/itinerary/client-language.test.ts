import { s3Files } from '@wayline/core/areas/files/s3-files';
import { Mails } from '@wayline/core/areas/messaging/mail';
import { publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { tokenHash } from '@wayline/core/store/token-hash';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPdfText } from './pdf/pdf-text.fixture';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const pageOf = async (token: string) => {
  const bytes = await s3Files(process.env.FILES_BUCKET ?? '').get(publishedKey(tokenHash(token)));
  return new TextDecoder().decode(bytes);
};
const mails = async () => {
  const db = tenantDb(world.table, world.people.advisor.company_id);
  return (await db.readPartition(['MAILS'], { mails: Mails }, { consistent: true })).mails;
};

/** An itinerary of a trip with a stay and a question, saved in a language and published. */
const published = async (language: 'en' | 'es') => {
  const dates = { trip_name: 'Amalfi', start_date: '2031-05-01', end_date: '2031-05-04' };
  const { trip } = (await world.call('trips.create', dates, asked())).body;
  const of = { trip_id: trip.id, title: 'Hotel Luna' };
  const stay = { checkin_date: '2031-05-01', checkout_date: '2031-05-03', checkin_time: '15:00' };
  const hotel = { ...of, booking_type: 'Accommodation' as const, accommodation: stay };
  const { booking } = (await world.call('book.bookings.create', hotel, asked())).body;
  const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Amalfi' }, asked())).body;
  const at = { tripId: trip.id, tiId: itinerary.id };
  const saved = (await world.call('trips.ti.update', { ...at, version: itinerary.version, language }, asked())).body;
  await world.call('trips.itinerary.publish', { ...at, version: saved.itinerary.version }, asked());
  const share = async (more: object = {}) => {
    const { url } = (await world.call('trips.itinerary.share', { ...at, ...more }, asked())).body;
    return url.slice(url.lastIndexOf('/') + 1);
  };
  return { at, booking, share };
};

it('a client meets the language of the itinerary from the mail to the page, the calendar and the PDF', async () => {
  const { share } = await published('es');
  const token = await share({ email: 'mina@guest.test', name: 'Mina' });
  expect((await mails()).map(({ subject }) => subject)).toContain('Su itinerario: Amalfi');
  const page = await pageOf(token);
  expect(page).toContain('<html lang="es">');
  for (const words of ['Jueves, 1 de mayo', '2 noches', 'Descargar PDF']) expect(page).toContain(words);
  const calendar = await world.send<{ text: string }>('public.ti.calendar', { url: token });
  expect(calendar.body.text).toContain('//ES');
  const pdf = await world.send<{ text: string }>('public.ti.pdf', { url: token });
  const words = readPdfText(Buffer.from(pdf.body.text, 'base64'));
  for (const part of ['Jueves, 1 de mayo', 'Entrada', '2 noches']) expect(words).toContain(part);
});

it('a client is refused in the language of the itinerary', async () => {
  const { share, booking } = await published('es');
  const answer = { booking_id: booking.id, answer: 'approved', note: '' } as const;
  const refused = await world.call('public.ti.answer', { url: await share(), ...answer });
  expect(refused.body.error?.message).toMatch(/^Su agente de viajes no recibe respuestas/);
  const guarded = await share({ access_code: 'Blue-Lagoon' });
  expect(await pageOf(guarded)).toContain('Código de acceso');
  const wrong = async () => (await world.call('public.ti.open', { url: guarded, code: 'red' })).body.error;
  expect(await wrong()).toMatchObject({
    title: 'El código no es correcto',
    message: 'Compruebe el código que le dio su agente de viajes e inténtelo de nuevo.',
  });
  for (let tries = 0; tries < 9; tries++) await wrong();
  expect((await wrong())?.message).toMatch(/^Demasiados intentos\. Espere (?:un minuto|\d+ minutos) e inténtelo/);
});

it('an itinerary that is saved in English is refused, shown and mailed in English', async () => {
  const { share, booking } = await published('en');
  const token = await share();
  expect(await pageOf(token)).toContain('<html lang="en">');
  const answer = { url: token, booking_id: booking.id, answer: 'approved', note: '' } as const;
  const { error } = (await world.call('public.ti.answer', answer)).body;
  expect(error?.message).toMatch(/^Your advisor isn’t taking responses/);
});
