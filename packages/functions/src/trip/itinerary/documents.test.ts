import { MAX_ATTACHMENT_BYTES } from '@wayline/core/areas/files/file-types';
import { MAX_DOCUMENTS } from '@wayline/core/areas/trip/itinerary/document';
import type { FileId } from '@wayline/core/base/ids';
import { sendForm } from '@wayline/local/testing/send-form';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const PDF = '%PDF-1.7\nvoucher';
let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

let at: {
  tripId: Awaited<ReturnType<typeof newItinerary>>['trip_id'];
  tiId: Awaited<ReturnType<typeof newItinerary>>['id'];
};
const asked = () => ({ as: world.people.advisor });
const newItinerary = async (by = asked()) => {
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi', start_date: '2031-05-01' }, by)).body;
  return (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Amalfi' }, by)).body.itinerary;
};
beforeEach(async () => {
  const { trip_id, id } = await newItinerary();
  at = { tripId: trip_id, tiId: id };
});

const upload = async (name = 'Voucher.pdf', content: string | Uint8Array<ArrayBuffer> = PDF) => {
  const form = await world.call('trips.ti.documents.upload', { ...at, name, size: content.length }, asked());
  return { stored: await sendForm(form.body, name, content), file_id: form.body.file_id };
};
const takeIn = (file_id: FileId, name = 'Voucher.pdf') =>
  world.call('trips.ti.documents.create', { ...at, file_id, name }, asked());
const add = async (name?: string) => (await takeIn((await upload(name)).file_id, name)).body.document;
const share = async () => {
  const { itinerary } = (await world.call('trips.ti.get', at, asked())).body;
  await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, asked());
  const { url } = (await world.call('trips.itinerary.share', at, asked())).body;
  return url.slice(url.lastIndexOf('/') + 1);
};
const open = async (url: string, file_id: FileId) => {
  const answer = await world.send('public.ti.document', { url, file_id });
  if (answer.status !== 302) return { status: answer.status, code: answer.body.error?.code };
  const file = await fetch(answer.headers.location ?? '');
  return { status: file.status, text: await file.text(), disposition: file.headers.get('content-disposition') };
};

describe('a document of an itinerary', () => {
  it('is uploaded, shown in the preview, and opened by the advisor under its name', async () => {
    const document = await add('Gutschein für 2.pdf');
    expect(document).toMatchObject({ name: 'Gutschein für 2.pdf', size: PDF.length });
    const { documents, preview } = (await world.call('trips.ti.get', at, asked())).body;
    expect(documents).toEqual([document]);
    expect(preview.documents).toEqual([
      { name: 'Gutschein für 2.pdf', size: PDF.length, url: `?document=${document.id}` },
    ]);
    const { url } = (await world.call('trips.ti.documents.get', { ...at, file_id: document.id }, asked())).body;
    const file = await fetch(url);
    expect([await file.text(), file.headers.get('content-type')]).toEqual([PDF, 'application/pdf']);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Gutschein f_r 2.pdf"; filename*=UTF-8''Gutschein%20f%C3%BCr%202.pdf`,
    );
  });

  it('R-TRIP-068 is taken from the files of the trip, once, when it is for the client or a photo', async () => {
    const attach = async (key: 'Internal' | 'Client' | 'Photos') => {
      const file = { id: at.tripId, file_id: (await upload()).file_id, name: `${key}.pdf`, key };
      return (await world.call('trips.attachments.create', file, asked())).body.file.id;
    };
    const take = (file_id: FileId) => world.call('trips.ti.documents.take', { ...at, file_id }, asked());
    const [internal, client, photo] = [await attach('Internal'), await attach('Client'), await attach('Photos')];
    expect((await take(client)).body.document).toMatchObject({ id: client, name: 'Client.pdf', size: PDF.length });
    expect((await take(photo)).status).toBe(200);
    expect((await take(client)).body.error?.code).toBe('record.exists');
    expect((await take(internal)).body.error?.code).toBe('record.missing');
    await world.call('trips.attachments.delete', { id: at.tripId, file_id: client }, asked());
    const url = await share();
    expect(await open(url, client)).toMatchObject({ status: 200, text: PDF });
    expect((await open(url, internal)).status).toBe(404);
  });

  it('is one of at most fifty, however many are given at once', async () => {
    const attach = async (n: number) => {
      const file = { id: at.tripId, file_id: (await upload()).file_id, name: `${n}.pdf`, key: 'Client' as const };
      return (await world.call('trips.attachments.create', file, asked())).body.file.id;
    };
    for (let n = 2; n < MAX_DOCUMENTS; n++) expect((await takeIn((await upload()).file_id)).status).toBe(200);
    const files = await Promise.all([1, 2, 3, 4, 5].map(attach));
    const answers = await Promise.all(
      files.map((file_id) => world.call('trips.ti.documents.take', { ...at, file_id }, asked())),
    );
    expect(answers.map(({ status, body }) => body.error?.code ?? status).sort()).toEqual([
      200,
      200,
      'attachment.too_many',
      'attachment.too_many',
      'attachment.too_many',
    ]);
  });

  it('makes nobody’s edit of the words stale', async () => {
    const { itinerary } = (await world.call('trips.ti.get', at, asked())).body;
    await add();
    const saved = await world.call('trips.ti.update', { ...at, version: itinerary.version, ti_name: 'New' }, asked());
    expect(saved.status).toBe(200);
  });

  it('opens for the client once it is published, and no longer when it is taken away', async () => {
    const document = await add();
    const link = await share();
    const later = await add('Later.pdf');
    expect(await open(link, document.id)).toMatchObject({ status: 200, text: PDF });
    expect(await open(link, later.id)).toEqual({ status: 404, code: 'link.gone' });
    await world.call('trips.ti.documents.delete', { ...at, file_id: document.id }, asked());
    expect(await open(link, document.id)).toEqual({ status: 404, code: 'link.gone' });
    expect((await world.call('trips.ti.get', at, asked())).body.documents).toEqual([later]);
  });

  it('does not open by the link to another itinerary', async () => {
    const document = await add();
    await share();
    const { trip_id, id } = await newItinerary();
    at = { tripId: trip_id, tiId: id };
    await add();
    expect(await open(await share(), document.id)).toEqual({ status: 404, code: 'link.gone' });
  });
});

describe('what is no document', () => {
  const refusalOf = async (
    answer: Promise<{ status: number; body: { error?: { code: string; message: string } } }>,
  ) => {
    const { status, body } = await answer;
    return [status, body.error?.code, body.error?.message];
  };

  it('R-SHELL-213 is refused by its name before anything is sent', async () => {
    for (const name of ['run.exe', 'page.html', 'picture.svg', 'pdf'])
      expect(await refusalOf(world.send('trips.ti.documents.upload', { ...at, name, size: 9 }, asked()))).toEqual([
        415,
        'attachment.rejected',
        expect.stringContaining('Sorry, Unable to attach file.'),
      ]);
  });

  it('is refused for its size: when it is announced, and by the store when the announcement lied', async () => {
    const large = { ...at, name: 'Film.mp4', size: MAX_ATTACHMENT_BYTES + 1 };
    expect(await refusalOf(world.send('trips.ti.documents.upload', large, asked()))).toEqual([
      413,
      'attachment.too_large',
      'This file is larger than 25 MB. Please send a smaller one.',
    ]);
    const form = await world.call('trips.ti.documents.upload', { ...large, size: 9 }, asked());
    expect(await sendForm(form.body, 'Film.mp4', new Uint8Array(MAX_ATTACHMENT_BYTES + 1))).toBe(400);
    expect((await takeIn(form.body.file_id, 'Film.mp4')).status).toBe(409);
  });

  it('is refused when its content is something else', async () => {
    const { stored, file_id } = await upload('Voucher.pdf', '<html><script>alert(1)</script></html>');
    expect(stored).toBe(204);
    expect(await refusalOf(takeIn(file_id))).toEqual([
      415,
      'attachment.lies',
      'This file doesn’t match its name. Please save it again as PDF and attach that.',
    ]);
    expect((await world.call('trips.ti.get', at, asked())).body.documents).toEqual([]);
  });

  it('is refused when it never arrived, and when another company uploaded it', async () => {
    const lost = await world.call('trips.ti.documents.upload', { ...at, name: 'a.pdf', size: 9 }, asked());
    expect(await refusalOf(takeIn(lost.body.file_id))).toEqual([409, 'attachment.lost', expect.any(String)]);
    const stranger = { as: world.people.stranger };
    const { id: tiId, trip_id: tripId } = await newItinerary(stranger);
    const theirs = await world.call('trips.ti.documents.upload', { tripId, tiId, name: 'a.pdf', size: 9 }, stranger);
    expect(await sendForm(theirs.body, 'a.pdf', PDF)).toBe(204);
    expect((await takeIn(theirs.body.file_id)).status).toBe(409);
  });

  it('is refused as the fifty-first', async () => {
    const { file_id } = await upload();
    for (let i = 0; i < MAX_DOCUMENTS; i++) expect((await takeIn((await upload()).file_id)).status).toBe(200);
    expect(await refusalOf(takeIn(file_id))).toEqual([
      409,
      'attachment.too_many',
      'An itinerary can have up to 50 documents. Remove one first.',
    ]);
  });
});
