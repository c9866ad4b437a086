import { Companies } from '@wayline/core/access/people.records';
import { s3FileLinks } from '@wayline/core/areas/files/s3-file-links';
import { s3Files } from '@wayline/core/areas/files/s3-files';
import { publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { tokenHash } from '@wayline/core/store/token-hash';
import { transact } from '@wayline/core/store/transact';
import { sendForm } from '@wayline/local/testing/send-form';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileAnswer } from '../kernel/answer';
import { expectOk } from '../sweeps/expect-ok';

const SCRIPT = '<script>alert(1)</script>';
const IMAGE = '"><img src=x onerror=alert(1)>';
const RUNS = /<script>alert|<img[^>]+onerror|href="javascript:/i;

let world: World;
let token: string;
let documentLink: string;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  const as = world.people.owner;
  const { company_id } = as;
  // A name that the product itself would trim and keep: it allows every letter.
  await transact(world.table, [
    tenantDb(world.table, company_id).updateIf(Companies, {}, { set: { company_name: `Vale ${SCRIPT}` } }),
  ]);
  const { trip } = expectOk(
    await world.call(
      'trips.create',
      { trip_name: `Rome ${SCRIPT}`, start_date: '2031-05-01', end_date: '2031-05-03' },
      { as },
    ),
  );
  expectOk(
    await world.call(
      'book.bookings.create',
      {
        trip_id: trip.id,
        booking_type: 'Dining',
        title: `Dinner ${IMAGE}`,
        supplier_name: SCRIPT,
        general_booking: { start_date: '2031-05-02', client_note: `${SCRIPT} [pay](javascript:alert(1)) ${IMAGE}` },
      } as never,
      { as },
    ),
  );
  const { itinerary } = expectOk(
    await world.call(
      'trips.ti.create',
      { tripId: trip.id, ti_name: `For ${SCRIPT}`, welcome_text: `${SCRIPT}\n[x](javascript:alert(1))` } as never,
      { as },
    ),
  );
  const at = { tripId: trip.id, tiId: itinerary.id };
  const form = expectOk(await world.call('trips.ti.documents.upload', { ...at, name: 'a.pdf', size: 9 }, { as }));
  await sendForm(form, 'a.pdf', '%PDF-1.7\n');
  const named = { ...at, file_id: form.file_id, name: 'Visa\u0022 \u0027 é.pdf' };
  const { document } = expectOk(await world.call('trips.ti.documents.create', named, { as }));
  expectOk(await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, { as }));
  const shared = expectOk(
    await world.call(
      'trips.itinerary.share',
      { ...at, email: 'guest@wayline.test', message: `${SCRIPT}${IMAGE}` },
      { as },
    ),
  );
  token = shared.url.slice(shared.url.lastIndexOf('/') + 1);
  documentLink = document.id;
});
afterAll(() => world.stop());

describe('script in names, notes and rich text', () => {
  it('is text on the page that a client opens', async () => {
    const page = new TextDecoder().decode(
      await s3Files(process.env.FILES_BUCKET ?? '').get(publishedKey(tokenHash(token))),
    );
    expect(page).toContain('&lt;script&gt;alert(1)');
    expect(page).not.toMatch(RUNS);
  });
  it('is text in the mail that brings the link, and its subject is one line', async () => {
    await world.job('due-work');
    const [mail] = world.standins?.box.list('guest@wayline.test') ?? [];
    expect(mail?.html).toContain('&lt;script&gt;alert(1)');
    expect(mail?.html).not.toMatch(RUNS);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
  });
  it('is text on the public page of the company', async () => {
    const page = await world.call('public.company.page', { name: 'harbour-vale-travel' });
    const { text } = page.body as unknown as { text: string };
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(text).not.toMatch(RUNS);
  });
  it('opens no line of its own in a calendar', async () => {
    const calendar = await world.send<{ text: string }>('public.ti.calendar', { url: token });
    for (const line of calendar.body.text.split('\r\n')) expect(line).toMatch(/^([A-Z-]+[;:]| |$)/);
  });
});

describe('what leads elsewhere', () => {
  it('leads a client only to the store, as a download that no page can run', async () => {
    const { status, headers } = await world.send('public.ti.document', { url: token, file_id: documentLink });
    expect(status).toBe(302);
    const location = new URL(headers.location ?? '');
    expect(location.origin).toBe(new URL(process.env.AWS_ENDPOINT_URL_S3 ?? '').origin);
    expect(location.searchParams.get('response-content-disposition')).toMatch(/^attachment; /);
    expect(headers['referrer-policy']).toBe('no-referrer');
  });
  it('takes no address from the caller', async () => {
    const asked = { url: token, file_id: documentLink, next: 'https://evil.example', location: 'https://evil.example' };
    const { headers } = await world.send('public.ti.document', asked);
    expect(headers.location).not.toContain('evil.example');
  });
});

describe('the name of a file', () => {
  const hostile = 'a"\r\nset-cookie: x=1;\u2028 \u202egnp.pdf';
  it('breaks no header of an answer', () => {
    const { headers } = fileAnswer('application/pdf', { body: '', file_name: hostile });
    expect(String(headers?.['content-disposition'])).toMatch(/^inline; filename="[\w .-]*"$/);
  });
  it('breaks no header of a link', async () => {
    const link = await s3FileLinks('files').download('cmp_x/a', {
      fileName: hostile,
      type: 'application/pdf',
      seconds: 60,
    });
    const header = new URL(link).searchParams.get('response-content-disposition') ?? '';
    expect(header).toMatch(/^attachment; filename="[\w .-]*"; filename\*=UTF-8''[\w%.~!-]+$/);
  });
});
