import { s3Files } from '@wayline/core/areas/files/s3-files';
import { s3Listing } from '@wayline/core/areas/files/s3-listing';
import { publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { MAX_COVER_BYTES } from '@wayline/core/areas/trip/itinerary/picture';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { coverKey, picturesUnder, publishedPictureKey } from '@wayline/core/areas/trip/itinerary/published-pictures';
import { tripFileKey } from '@wayline/core/areas/trip/trips/people/trip-file.records';
import type { BookingId, CompanyId, FileId, ItineraryId, TripId } from '@wayline/core/base/ids';
import { tokenHash } from '@wayline/core/store/token-hash';
import { sendForm } from '@wayline/local/testing/send-form';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const bytesOf = (hex: string, rest: string) =>
  new Uint8Array(Buffer.concat([Buffer.from(hex, 'hex'), Buffer.from(rest)]));
const jpeg = (rest: string) => bytesOf('ffd8ffe0', rest);
const WEBP = bytesOf('524946460000000057454250', 'webp');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const files = () => s3Files(process.env.FILES_BUCKET ?? '');
const asked = () => ({ as: world.people.advisor });
let at: { tripId: TripId; tiId: ItineraryId };
let booking: BookingId;
let company: CompanyId;
beforeEach(async () => {
  company = world.people.advisor.company_id as CompanyId;
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi', start_date: '2031-05-01' }, asked())).body;
  const stay = {
    trip_id: trip.id,
    booking_type: 'Accommodation' as const,
    title: 'Hotel Luna',
    accommodation: { checkin_date: '2031-05-01', checkout_date: '2031-05-03' },
  };
  booking = (await world.call('book.bookings.create', stay, asked())).body.booking.id;
  const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Amalfi' }, asked())).body;
  at = { tripId: trip.id, tiId: itinerary.id };
});

const uploadCover = async (content: Uint8Array<ArrayBuffer> | string) => {
  const form = (await world.call('trips.ti.cover.upload', { ...at, type: 'image/jpeg', size: content.length }, asked()))
    .body;
  expect(await sendForm(form, 'cover.jpg', content)).toBe(204);
  return form.file_id;
};
const setCover = async (content: Uint8Array<ArrayBuffer> | string = jpeg('cover')) =>
  world.call('trips.ti.cover.set', { ...at, file_id: await uploadCover(content) }, asked());
const addPhoto = async (name = 'room.jpg', content = jpeg(name), of: BookingId | undefined = booking) => {
  const form = (await world.call('trips.attachments.upload', { id: at.tripId, name, size: content.length }, asked()))
    .body;
  await sendForm(form, name, content);
  const file = { id: at.tripId, file_id: form.file_id, name, key: 'Photos' as const, booking_id: of };
  return (await world.call('trips.attachments.create', file, asked())).body.file.id;
};
const publish = async () => {
  const { itinerary } = (await world.call('trips.ti.get', at, asked())).body;
  return world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, asked());
};
const published = async (): Promise<PublishedItinerary> =>
  (await world.call('trips.ti.published.get', at, asked())).body;
const photosOf = ({ days }: PublishedItinerary) =>
  days.flatMap(({ entries }) => entries.flatMap((e) => e.photos ?? []));
const opened = async (url: string | undefined) => {
  const bytes = await files().get(publishedPictureKey(url) ?? '');
  return bytes && Buffer.from(bytes).toString('latin1').slice(4);
};
const kept = async () => (await s3Listing(process.env.FILES_BUCKET ?? '')(picturesUnder(company, at.tiId))).length;
const changes = async () =>
  (await world.call('trips.travel-itineraries.list', { trip_id: at.tripId }, asked())).body.itineraries[0]
    ?.unpublished_changes;

describe('the pictures of a published itinerary', () => {
  it('are the cover and the photos of the bookings that clients see, as copies under addresses nobody can guess', async () => {
    await setCover();
    const photo = await addPhoto();
    await addPhoto('terrace.png', bytesOf('89504e470d0a1a0a', 'terrace'));
    await addPhoto('brochure.gif', bytesOf('474946383961', 'gif'));
    expect((await publish()).body.pictures_lost).toBe(0);
    const version = await published();
    const photos = photosOf(version);
    expect(await opened(version.cover_img_url)).toBe('cover');
    expect(photos).toHaveLength(2);
    expect(await opened(photos[0]?.url)).toBe('room.jpg');
    expect(photos[0]?.file).toBe(photo);
    expect(version.days.flatMap(({ entries }) => entries).filter((e) => e.photos)).toHaveLength(1);
    const { url } = (await world.call('trips.itinerary.share', at, asked())).body;
    const page = await files().get(publishedKey(tokenHash(url.slice(url.lastIndexOf('/') + 1))));
    const html = Buffer.from(page ?? []).toString();
    for (const src of [version.cover_img_url, photos[0]?.url, photos[1]?.url]) expect(html).toContain(`src="${src}"`);
    expect(html).toContain('alt="Hotel Luna, photo 1 of 2"');
  });

  it('stay when the advisor replaces the cover and deletes a photo, until the next version is published', async () => {
    await setCover();
    const photo = await addPhoto();
    await publish();
    const before = await published();
    expect(await changes()).toBe(0);
    await setCover(jpeg('another'));
    await world.call('trips.attachments.delete', { id: at.tripId, file_id: photo }, asked());
    expect(await changes()).toBe(2);
    expect([await opened(before.cover_img_url), await opened(photosOf(before)[0]?.url)]).toEqual(['cover', 'room.jpg']);
    await publish();
    const after = await published();
    expect([await opened(after.cover_img_url), photosOf(after)]).toEqual(['another', []]);
    expect(await opened(before.cover_img_url)).toBeUndefined();
    expect([await kept(), await changes()]).toEqual([1, 0]);
  });

  it('keep their addresses from version to version, and go with the itinerary', async () => {
    await setCover();
    await addPhoto();
    await publish();
    const before = await published();
    await publish();
    const after = await published();
    expect([after.cover_img_url, photosOf(after)]).toEqual([before.cover_img_url, photosOf(before)]);
    const cover = coverKey(company, at.tiId, after.cover_file as FileId);
    expect([await kept(), Boolean(await files().get(cover))]).toEqual([2, true]);
    await world.call('trips.ti.delete', at, asked());
    expect([await kept(), Boolean(await files().get(cover))]).toEqual([0, false]);
  });

  it('are there for the one version that comes to be when several publish it at once', async () => {
    await setCover();
    const { itinerary } = (await world.call('trips.ti.get', at, asked())).body;
    const asks = { ...at, version: itinerary.version };
    const answers = await Promise.all([1, 2, 3].map(() => world.send('trips.itinerary.publish', asks, asked())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect([await kept(), await opened((await published()).cover_img_url)]).toEqual([1, 'cover']);
  });

  it('are left out and counted where the original is lost; the version is published all the same', async () => {
    await setCover();
    const [lost] = [await addPhoto(), await addPhoto('kept.jpg')];
    await files().remove(tripFileKey(company, at.tripId, lost));
    const { status, body } = await publish();
    expect([status, body.pictures_lost]).toEqual([200, 1]);
    const photos = photosOf(await published());
    expect(await Promise.all(photos.map(({ url }) => opened(url)))).toEqual(['kept.jpg']);
  });

  it('are not those of a hidden booking, of the trip as a whole, or of a file for colleagues', async () => {
    await addPhoto('trip.jpg', jpeg('trip'), undefined as never);
    await addPhoto();
    const { itinerary } = (await world.call('trips.ti.get', at, asked())).body;
    const hidden = { ...at, version: itinerary.version, hidden_booking_ids: [booking] };
    await world.call('trips.ti.update', hidden, asked());
    await publish();
    expect([photosOf(await published()), await kept()]).toEqual([[], 0]);
  });

  it('show in the preview before they are published, by links that end', async () => {
    await setCover();
    await addPhoto();
    const { html } = (await world.call('trips.ti.preview', at, asked())).body;
    const sources = [...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) =>
      (src ?? '').replaceAll('&amp;', '&'),
    );
    const seen = await Promise.all(sources.map(async (src) => Buffer.from(await (await fetch(src)).arrayBuffer())));
    expect(seen.map((bytes) => bytes.toString('latin1').slice(4))).toEqual(['cover', 'room.jpg']);
    expect(sources.every((src) => src.includes('X-Amz-Expires=900'))).toBe(true);
    expect(await kept()).toBe(0);
  });

  it('leave the page the same for who looks at the preview, whatever their links, until it says something else', async () => {
    await setCover();
    const hash = async () => (await world.call('trips.ti.preview', at, asked())).body.content_hash;
    const before = await hash();
    expect(await hash()).toBe(before);
    await addPhoto();
    expect(await hash()).not.toBe(before);
  });
});

describe('a cover that is uploaded', () => {
  it('is a JPEG, a PNG or a WebP by its bytes, and nothing else', async () => {
    expect((await setCover(WEBP)).body.itinerary.uploaded_cover?.type).toBe('image/webp');
    for (const content of [SVG, '%PDF-1.7', 'GIF89a'])
      expect(
        (await world.send('trips.ti.cover.set', { ...at, file_id: await uploadCover(content) }, asked())).status,
      ).toBe(415);
  });

  it('is small enough for paper, also when another form took it in', async () => {
    const large = { ...at, type: 'image/jpeg' as const, size: MAX_COVER_BYTES + 1 };
    expect((await world.send('trips.ti.cover.upload', large, asked())).status).toBe(413);
    const film = { ...at, name: 'Film.mp4', size: 9 };
    const form = (await world.call('trips.ti.documents.upload', film, asked())).body;
    await sendForm(form, 'Film.mp4', jpeg('x'.repeat(MAX_COVER_BYTES)));
    expect((await world.send('trips.ti.cover.set', { ...at, file_id: form.file_id }, asked())).status).toBe(413);
  });

  it('is never the file of another company', async () => {
    const as = world.people.stranger;
    const ours = await uploadCover(jpeg('ours'));
    const { trip } = (await world.call('trips.create', { trip_name: 'Theirs' }, { as })).body;
    const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Theirs' }, { as })).body;
    const other = { tripId: trip.id, tiId: itinerary.id };
    const ask = { ...other, type: 'image/jpeg' as const, size: 9 };
    const form = (await world.call('trips.ti.cover.upload', ask, { as })).body;
    await sendForm(form, 'cover.jpg', jpeg('theirs'));
    const status = async (file_id: FileId, into = other, by = as) =>
      (await world.send('trips.ti.cover.set', { ...into, file_id }, { as: by })).status;
    expect(await status(ours)).toBe(409);
    expect(await status(form.file_id, at)).toBe(404);
  });

  it('is seen by the advisor, and gone when it is removed', async () => {
    expect((await world.send('trips.ti.cover.get', at, asked())).status).toBe(404);
    const cover = (await setCover()).body.itinerary.uploaded_cover;
    const { url } = (await world.call('trips.ti.cover.get', at, asked())).body;
    expect((await fetch(url)).headers.get('content-type')).toBe('image/jpeg');
    await world.call('trips.ti.cover.delete', at, asked());
    const { entries } = (await world.call('trips.history.list', { trip_id: at.tripId }, asked())).body;
    expect(entries[0]).toMatchObject({ undoable: false });
    expect((await world.send('trips.ti.cover.get', at, asked())).status).toBe(404);
    expect(await files().get(coverKey(company, at.tiId, cover?.id as FileId))).toBeUndefined();
  });
});
