import { s3Files } from '@wayline/core/areas/files/s3-files';
import { Itineraries, publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { standardSections } from '@wayline/core/areas/trip/itinerary/sections';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { tokenHash } from '@wayline/core/store/token-hash';
import { startWorld, type World } from '@wayline/local/testing/world';
import { renderItinerary } from '@wayline/pages/itinerary/itinerary-document';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../sweeps/newcomer';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const made = async (draft: Record<string, unknown> = {}) => {
  const dates = { trip_name: 'Amalfi in spring', start_date: '2031-05-01', end_date: '2031-05-04' };
  const { trip } = (await world.call('trips.create', dates, asked())).body;
  const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Amalfi', ...draft }, asked()))
    .body;
  const at = { tripId: trip.id, tiId: itinerary.id };
  const whole = async () => (await world.call('trips.ti.get', at, asked())).body;
  const update = async (change: object) =>
    world.call('trips.ti.update', { ...at, version: (await whole()).itinerary.version, ...change }, asked());
  const publish = async () =>
    world.call('trips.itinerary.publish', { ...at, version: (await whole()).itinerary.version }, asked());
  return { trip, at, itinerary, whole, update, publish };
};
const packing = {
  kind: 'custom' as const,
  id: 'packing',
  shown: true,
  title: 'What to pack',
  text: '- a hat\n- [the list](https://pack.example)\n<script>alert(1)</script>',
  stands_out: false,
};

describe('a picture of a trip or an itinerary', () => {
  const inside = 'https://169.254.169.254/latest/meta-data';
  it('is on the public internet, or refused at its field', async () => {
    const { update, trip } = await made();
    const template = { name: 'Inside', cover_img_url: inside };
    const refused = [
      await update({ cover_img_url: inside }),
      await world.call('trips.itinerary-templates.create', template, asked()),
      await world.call('trips.update', { id: trip.id, version: trip.version, banner_img_url: inside }, asked()),
    ];
    expect(refused.map(({ status, body }) => [status, body.error?.issues])).toEqual(
      ['cover_img_url', 'cover_img_url', 'banner_img_url'].map((path) => [400, [expect.objectContaining({ path })]]),
    );
    expect((await update({ cover_img_url: 'https://img.example/a.jpg' })).status).toBe(200);
  });
});

describe('R-TRIP-197 the parts of an itinerary', () => {
  it('sections, custom sections, notices, cover and welcome text are saved and published as they were arranged', async () => {
    const { update, publish, at, whole } = await made();
    const sections = [packing, { kind: 'days' as const, shown: true }, { kind: 'welcome' as const, shown: false }];
    const saved = await update({
      sections,
      welcome_text: 'Dear both',
      important_notice: 'Passports!',
      accent: 'ruby',
      cover_style: 'band',
      cover_img_url: 'https://img.example/a.jpg',
    });
    expect(saved.status).toBe(200);
    expect((await whole()).itinerary.sections).toEqual(sections);
    await publish();
    const { body } = await world.call('trips.ti.published.get', at, asked());
    expect(body).toMatchObject({ accent: 'ruby', cover_style: 'band', welcome_text: 'Dear both' });
    expect(body.sections?.map(({ kind }) => kind)).toEqual(['custom', 'days']);
    const page = renderItinerary(body);
    expect(page).toContain('What to pack');
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('Dear both');
  });
  it('a section that stands there already is refused', async () => {
    const { update } = await made();
    const { status, body } = await update({ sections: [packing, packing] });
    expect([status, body.error?.code]).toEqual([400, 'request.invalid']);
  });
});

describe('the events of a trip', () => {
  it('R-TRIP-074 R-TRIP-177 are listed by trip_id with their fields, and stand among the days', async () => {
    const { trip, whole } = await made();
    const places = [{ name: 'Fountain' }];
    const added = await world.call(
      'trips.itinerary.daily-events.create',
      { trip_id: trip.id, event_title: 'Meet Ada', startDate: '2031-05-02', startTime: '09:30', places },
      asked(),
    );
    expect(added.status).toBe(200);
    const { events } = (await world.call('book.events.list', { trip_id: trip.id }, asked())).body;
    expect(events).toEqual([
      expect.objectContaining({
        event_title: 'Meet Ada',
        startTime: '09:30',
        startDay: 2,
        startDate: '2031-05-02',
        places: [expect.objectContaining({ name: 'Fountain' })],
      }),
    ]);
    const day = (await whole()).preview.days.find(({ date }) => date === '2031-05-02');
    expect(day?.entries.map(({ kind, title }) => [kind, title])).toEqual([['event', 'Meet Ada']]);
    expect((await world.call('trips.get', { id: trip.id }, asked())).body.events).toHaveLength(1);
    const none = await world.call('book.events.list', { trip_id: trip.id }, { as: world.people.stranger });
    expect(none.status).toBe(404);
  });
  it('are changed against the version that was seen, and removed', async () => {
    const { trip } = await made();
    const one = { trip_id: trip.id, event_title: 'Birthday', startDate: '2031-05-03' };
    const { event } = (await world.call('trips.itinerary.daily-events.create', one, asked())).body;
    const at = { trip_id: trip.id, event_id: event.id };
    const rename = (event_title: string) =>
      world.call('trips.itinerary.daily-events.update', { ...at, version: 1, event_title }, asked());
    expect((await rename('Anna’s birthday')).body.event).toMatchObject({ event_title: 'Anna’s birthday', startDay: 3 });
    expect((await rename('Too late')).body.error?.code).toBe('record.stale');
    expect((await world.call('trips.itinerary.daily-events.delete', at, asked())).status).toBe(200);
    expect((await world.call('book.events.list', { trip_id: trip.id }, asked())).body.events).toEqual([]);
    expect((await world.call('trips.itinerary.daily-events.delete', at, asked())).status).toBe(404);
  });
});

describe('templates', () => {
  it('give a new itinerary their texts, look and sections; what is sent with it wins', async () => {
    const content = {
      accent: 'plum' as const,
      welcome_text: 'Dear friends',
      sections: [packing, ...standardSections()],
    };
    const { template } = (
      await world.call('trips.itinerary-templates.create', { name: 'Friends', ...content }, asked())
    ).body;
    const { itinerary } = await made({ template_id: template.id, welcome_text: 'Dear Anna' });
    expect(itinerary).toMatchObject({ accent: 'plum', welcome_text: 'Dear Anna', sections: content.sections });
    const { templates } = (await world.call('trips.itinerary-templates.list', {}, asked())).body;
    expect(templates.map(({ name }) => name)).toContain('Friends');
    const at = { template_id: template.id };
    const renamed = await world.call('trips.itinerary-templates.update', { ...at, version: 1, name: 'Pals' }, asked());
    expect(renamed.body.template).toMatchObject({ name: 'Pals', accent: 'plum' });
    expect((await world.call('trips.itinerary-templates.delete', at, asked())).status).toBe(200);
    const gone = await world.call('trips.ti.create', { tripId: itinerary.trip_id, ti_name: 'x', ...at }, asked());
    expect(gone.status).toBe(404);
  });
  it('are the company’s own', async () => {
    await world.call('trips.itinerary-templates.create', { name: 'Secret' }, asked());
    const { templates } = (await world.call('trips.itinerary-templates.list', {}, { as: world.people.stranger })).body;
    expect(templates).toEqual([]);
  });
});

describe('an itinerary before and besides its link', () => {
  it('previews exactly the page that publishing would make, without a link', async () => {
    const { at, publish, whole } = await made({ welcome_text: 'Dear both', ask_answers: true });
    const { html } = (await world.call('trips.ti.preview', at, asked())).body;
    await publish();
    const { body } = await world.call('trips.ti.published.get', at, asked());
    const sameMoment = (page: string) => page.replaceAll(/<time datetime="[^"]*Z">[^<]*<\/time>/gi, '');
    expect(sameMoment(html)).toBe(sameMoment(renderItinerary(body)));
    expect((await whole()).itinerary.shares).toEqual([]);
  });
  it('R-TRIP-187 R-TRIP-105 is listed by trip_id, and its details loaded by id', async () => {
    const { trip, itinerary } = await made({ cover_img_url: 'https://img.example/a.jpg' });
    const { itineraries } = (await world.call('trips.travel-itineraries.list', { trip_id: trip.id }, asked())).body;
    expect(itineraries).toEqual([{ id: itinerary.id, ti_name: 'Amalfi', published_version: 0 }]);
    const of = { trip_id: trip.id, id: itinerary.id };
    expect((await world.call('trips.travel-itineraries.get', of, asked())).body).toEqual({
      ti_table_row: { id: itinerary.id, user_id: world.people.advisor.user_id },
      trip_info: { ti_bg_image: 'https://img.example/a.jpg' },
      company_details: expect.objectContaining({ company_name: expect.any(String) }),
      tripDocuments: [],
    });
  });
  it('R-TRIP-187 has the background and the banner of its trip where it has no cover of its own', async () => {
    const { trip, at, itinerary, update, publish } = await made();
    const [background, banner] = ['https://img.example/background.jpg', 'https://img.example/banner.jpg'];
    const pictures = { ti_bg_img_url: background, banner_img_url: banner };
    await world.call('trips.update', { id: trip.id, version: trip.version, ...pictures }, asked());
    const of = { trip_id: trip.id, id: itinerary.id };
    const { trip_info } = (await world.call('trips.travel-itineraries.get', of, asked())).body;
    expect(trip_info).toEqual({ ti_bg_image: background, banner_image: banner });
    await publish();
    const published = async () => (await world.call('trips.ti.published.get', at, asked())).body;
    expect(renderItinerary(await published())).toContain(background);
    await update({ cover_style: 'band' });
    await publish();
    expect((await published()).cover_img_url).toBe(banner);
    await update({ cover_img_url: 'https://img.example/own.jpg' });
    await publish();
    expect((await published()).cover_img_url).toBe('https://img.example/own.jpg');
  });
  it('is a Word document for whoever may view it', async () => {
    const { at } = await made();
    expect((await world.call('trips.itinerary.word', at, asked())).status).toBe(200);
    const stranger = await world.call('trips.itinerary.word', at, { as: world.people.stranger });
    expect(stranger.status).toBe(404);
  });
  it('is taken away with its links and their pages', async () => {
    const { at, publish } = await made();
    await publish();
    const { url } = (await world.call('trips.itinerary.share', at, asked())).body;
    const token = url.slice(url.lastIndexOf('/') + 1);
    expect((await world.call('trips.ti.delete', at, asked())).status).toBe(200);
    expect((await world.call('public.ti.viewed', { url: token })).body.error?.code).toBe('link.gone');
    expect(await s3Files(process.env.FILES_BUCKET ?? '').get(publishedKey(tokenHash(token)))).toBeUndefined();
    const key = { trip_id: at.tripId, id: at.tiId };
    expect(await tenantDb(world.table, world.people.advisor.company_id).get(Itineraries, key)).toBeUndefined();
  });
});

describe('without the permission', () => {
  const holding = async (...permissions: string[]) => {
    const as = await newcomer(world, ['Advisor'], permissions);
    return async (id: Parameters<World['send']>[0], input: Record<string, unknown>) => {
      const { status, body } = await world.send(id, input, { as });
      return [status, body.error?.message];
    };
  };
  const text = (action: string) => [
    403,
    `You do not have permission to ${action}! Please contact your master admin for permission.`,
  ];
  it('R-TRIP-154 sharing and previewing a trip answers the denial message', async () => {
    const { at } = await made();
    const denied = await holding('View Client Itinerary');
    expect(await denied('trips.itinerary.share', at)).toEqual(text('share trips'));
    expect(await denied('trips.ti.preview', at)).toEqual(text('preview trips'));
  });
  it('R-TRIP-155 viewing, editing and deleting a client itinerary answers the denial message', async () => {
    const { at } = await made();
    const denied = await holding();
    expect(await denied('trips.ti.get', at)).toEqual(text('view client itineraries'));
    expect(await denied('trips.ti.update', { ...at, version: 1 })).toEqual(text('edit client itineraries'));
    expect(await denied('trips.ti.delete', at)).toEqual(text('delete client itineraries'));
  });
  it('R-TRIP-155 what clients did with a shared itinerary is kept from whoever may not view it', async () => {
    const { at, publish } = await made();
    await publish();
    const { url } = (await world.call('trips.itinerary.share', at, asked())).body;
    await world.call('public.ti.viewed', { url: url.slice(url.lastIndexOf('/') + 1) });
    const seenWith = async (...permissions: string[]) => {
      const as = await newcomer(world, ['Advisor'], permissions);
      return (await world.call('trips.ti.get', at, { as })).body.activities.length;
    };
    expect(await seenWith('View Client Itinerary')).toBe(0);
    expect(await seenWith('View Client Itinerary', 'View Shared Information Client Itinerary')).toBe(1);
  });
});
