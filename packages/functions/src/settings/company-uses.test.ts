import { s3Files } from '@wayline/core/areas/files/s3-files';
import type { SectionName } from '@wayline/core/areas/setting-pages/sections';
import { frozenKey, publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { tokenHash } from '@wayline/core/store/token-hash';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SMALL_PNG } from '../sweeps/small-pictures';
import { paperHeading } from '../trip/itinerary/paper-entry';
import { paperSpeaker } from '../trip/itinerary/paper-texts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const owner = () => ({ as: world.people.owner });

const set = async (section: SectionName, value: Record<string, unknown>) => {
  const { version, value: before } = (await world.call('users.settings.get', { section }, owner())).body;
  const saved = await world.call('users.settings.save', { section, version, value: { ...before, ...value } }, owner());
  return saved;
};
const session = async (as = world.people.owner) => (await world.call('misc.shell.get', {}, { as })).body.user;
const trip = async () => (await world.call('trips.create', { trip_name: 'Amalfi' }, owner())).body.trip;
const itinerary = async (draft: Record<string, unknown> = {}) => {
  const { id } = await trip();
  const made = await world.call('trips.ti.create', { tripId: id, ti_name: 'Amalfi', ...draft }, owner());
  return made.body.itinerary;
};
/** What a client gets of an itinerary that is published and shared now: the page, and the mail. */
const shared = async (input: Record<string, unknown> = {}) => {
  const { id, trip_id, version } = await itinerary();
  const at = { tripId: trip_id, tiId: id };
  await world.call('trips.itinerary.publish', { ...at, version }, owner());
  const answer = await world.call('trips.itinerary.share', { ...at, ...input }, owner());
  if (answer.status !== 200) return { answer, page: '' };
  const token = answer.body.url.split('/').at(-1) ?? '';
  const bytes = await s3Files(process.env.FILES_BUCKET ?? '').get(publishedKey(tokenHash(token)));
  return { answer, page: new TextDecoder().decode(bytes) };
};

describe('the brand of a company', () => {
  it('R-SHELL-123 R-SHELL-027 stands on the client’s page, on the public page and in the session', async () => {
    const { logo_file, address } = (await world.call('users.logo.create', { image: SMALL_PNG }, owner())).body;
    await set('userbrand', {
      company_name: 'Vale & Daughters',
      logo_file,
      accent: 'plum',
      website: 'https://vale.example',
      contact_line: '+1 555 010 7788',
    });
    const { page } = await shared();
    for (const part of [`src="${address}"`, 'alt="Vale &amp; Daughters"', '+1 555 010 7788', 'accent-plum'])
      expect(page).toContain(part);
    const user = await session();
    expect([user.company_logo, user.usercompany.company_name]).toEqual([address, 'Vale & Daughters']);
    const { text = '' } = (await world.send<{ text?: string }>('public.company.page', { name: 'harbour-vale-travel' }))
      .body;
    for (const part of [address, 'Vale &amp; Daughters', '+1 555 010 7788']) expect(text).toContain(part);
    const [, , , , , , company = '', file = ''] = address.split('/');
    const logo = await world.send('public.logo.get', { company, file });
    expect([logo.status, logo.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('R-SHELL-210 takes no logo that is no PNG, or is larger than it says it may be', async () => {
    const bytes = Buffer.from(SMALL_PNG, 'base64');
    bytes.writeUInt32BE(50_000, 16);
    for (const image of [Buffer.from('<svg onload="alert(1)"/>').toString('base64'), bytes.toString('base64')]) {
      const refused = await world.call('users.logo.create', { image }, owner());
      expect(refused.body.error?.code).toBe('attachment.lies');
    }
  });

  it('R-SHELL-027 moves the public page to another name, and never to one that another company has', async () => {
    const open = async (name: string) => (await world.send('public.company.page', { name })).status;
    expect((await set('userbrand', { page_name: 'vale-and-daughters' })).status).toBe(200);
    expect([await open('vale-and-daughters'), await open('harbour-vale-travel')]).toEqual([200, 404]);
    const stranger = { as: world.people.stranger };
    const theirs = { section: 'userbrand' as const, version: 0 };
    const refused = await world.call(
      'users.settings.save',
      { ...theirs, value: { page_name: 'vale-and-daughters' } },
      stranger,
    );
    expect(refused.body.error?.issues).toEqual([
      { path: 'page_name', message: 'Another company already has this name.' },
    ]);
    expect((await set('userbrand', { page_name: 'harbour-vale-travel' })).status).toBe(200);
    expect([await open('vale-and-daughters'), await open('harbour-vale-travel')]).toEqual([404, 200]);
  });
});

describe('what an itinerary begins with', () => {
  afterEach(() => set('itinerary_settings', { links_need_code: false, accent: undefined, show_prices: false }));

  it('is what the company has set, in the accent of its brand unless it set another', async () => {
    await set('userbrand', { accent: 'forest' });
    await set('itinerary_settings', { show_prices: true, cover_style: 'band', welcome_text: 'Welcome aboard' });
    const begun = { show_prices: true, cover_style: 'band', welcome_text: 'Welcome aboard' };
    expect(await itinerary()).toMatchObject({ ...begun, accent: 'forest' });
    await set('itinerary_settings', { accent: 'ruby' });
    expect(await itinerary()).toMatchObject({ ...begun, accent: 'ruby' });
    expect(await itinerary({ accent: 'sea', show_prices: false })).toMatchObject({ accent: 'sea', show_prices: false });
  });

  it('gives its links their days, and asks for a code where the company wants one', async () => {
    await set('itinerary_settings', { link_days: '30' });
    const { answer } = await shared();
    const share = answer.body.itinerary.shares[0];
    const days = (Date.parse(share?.expires_at ?? '') - Date.parse(share?.created_at ?? '')) / 86_400_000;
    expect(Math.floor(days)).toBe(30);
    await set('itinerary_settings', { links_need_code: true });
    expect((await shared()).answer.body.error?.code).toBe('itinerary.code_wanted');
    expect((await shared({ access_code: 'harbour-7' })).answer.status).toBe(200);
  });
});

it('the company’s words stand at the foot of the page and greet in the mail', async () => {
  const terms = 'Paid in full <b>45 days</b> before departure.';
  await set('content', { terms, privacy_note: 'We keep little.', greeting: 'Ciao {name}!', closing: 'Safe travels.' });
  const { page } = await shared({ email: 'client@mail.example', name: 'Mina' });
  expect(page).toContain('Paid in full &lt;b&gt;45 days&lt;/b&gt; before departure.');
  expect(page).toContain('We keep little.');
  await world.job('due-work');
  const [mail] = world.standins?.box.list('client@mail.example') ?? [];
  for (const part of ['Ciao Mina!', 'Safe travels.']) expect(mail?.text).toContain(part);
});

describe('the types of booking', () => {
  const rename = async (names: Record<string, string>) => {
    const { value } = (await world.call('users.settings.get', { section: 'booking_types' }, owner())).body;
    const { entries } = value as { entries: { id: string; name: string; hidden?: boolean }[] };
    const saved = entries.map((entry) => ({ ...entry, name: names[entry.id] ?? entry.id, hidden: entry.id in names }));
    return set('booking_types', { entries: saved });
  };
  afterEach(() => rename({}));

  it('R-TRIP-224 go by the company’s names in the session, on the client’s page, on paper and in the history', async () => {
    expect((await rename({ Dining: 'Suppers', Activity: 'Outings' })).status).toBe(200);
    expect((await session(world.people.standard)).usercompany.booking_type_names).toEqual({
      Dining: 'Suppers',
      Activity: 'Outings',
    });
    const made = await itinerary();
    const at = { tripId: made.trip_id, tiId: made.id };
    const draft = { trip_id: made.trip_id, booking_type: 'Dining', title: 'Da Rosalia' } as const;
    const { booking } = (await world.call('book.bookings.create', draft, owner())).body;
    await world.call('trips.itinerary.publish', { ...at, version: made.version }, owner());
    const { url } = (await world.call('trips.itinerary.share', at, owner())).body;
    const files = s3Files(process.env.FILES_BUCKET ?? '');
    const read = async (key: string) => new TextDecoder().decode(await files.get(key));
    expect(await read(publishedKey(tokenHash(url.split('/').at(-1) ?? '')))).toContain('Suppers');
    const frozen = PublishedItinerary.parse(
      JSON.parse(await read(frozenKey(world.people.owner.company_id, made.id, 1))),
    );
    expect(frozen.unscheduled.map((entry) => paperHeading(paperSpeaker(), entry))).toEqual([
      { kind: 'Suppers', title: 'Da Rosalia' },
    ]);
    await world.call('book.bookings.update', { ...booking, booking_type: 'Activity' }, owner());
    const { entries } = (await world.call('trips.history.list', { trip_id: made.trip_id }, owner())).body;
    expect(entries.flatMap(({ details }) => details)).toContain('Booking type: Suppers → Outings');
  });
});

describe('what everybody of the company gets', () => {
  it('R-SHELL-123 is the notice, until it is taken away', async () => {
    await set('usersimportantnotice', { text: 'The office closes at noon.', tone: 'warning' });
    const { usercompany } = await session(world.people.standard);
    expect(usercompany.notice).toEqual({ text: 'The office closes at noon.', tone: 'warning' });
    await set('usersimportantnotice', { text: '' });
    expect((await session(world.people.standard)).usercompany.notice).toBeUndefined();
  });

  it('R-TRIP-018 is its menu, its start and its words', async () => {
    await set('customizeplatform', { hidden_areas: ['library'], landing: 'trips', reservations_title: 'Bookings' });
    expect((await session(world.people.advisor)).usercompany.platform).toMatchObject({
      hidden_areas: ['library'],
      landing: 'trips',
      reservations_title: 'Bookings',
    });
    const refused = await set('customizeplatform', { hidden_areas: ['trips'], landing: 'trips' });
    expect(refused.body.error?.issues).toMatchObject([{ path: 'landing' }]);
  });

  it('is the country that phone numbers begin with, until none is chosen', async () => {
    const country = async () =>
      (await session(world.people.standard)).company_configuration?.client_default_phone_country_code_id;
    expect(await country()).toBeUndefined();
    expect((await set('timezonecurrency', { client_default_phone_country_code_id: 'IT' })).status).toBe(200);
    expect(await country()).toBe('IT');
    const unknown = await set('timezonecurrency', { client_default_phone_country_code_id: 'XX' });
    expect(unknown.body.error?.issues).toMatchObject([{ path: 'client_default_phone_country_code_id' }]);
    await set('timezonecurrency', { client_default_phone_country_code_id: undefined });
    expect(await country()).toBeUndefined();
  });

  // Two of the seven fields of the rule are about commissions through a host agency, which come with commissions: it is not named here.
  it('R-ACC-068 R-ACC-069 is how its sales and commission count', async () => {
    expect((await session()).company_configuration).toEqual({
      sales_report_by: 'booking',
      payroll_payment_method: 'bank_transfer',
      advisor_commission_calculated_based_on: 'total_commission',
      advisor_payment_schedule_type: 'Weekly',
    });
    await set('sales_report_by', { sales_report_by: 'invoice' });
    await set('commission_payment_mode', { payroll_payment_method: 'check', advisor_payment_schedule_type: 'Monthly' });
    expect((await session()).company_configuration).toMatchObject({
      sales_report_by: 'invoice',
      payroll_payment_method: 'check',
      advisor_payment_schedule_type: 'Monthly',
    });
  });
});

describe('the sales target of a colleague', () => {
  const of = (user_id: string) => ({ section: 'sales_target' as const, user_id: user_id as never });
  it('R-SHELL-054 is kept for each apart, and for nobody of another company', async () => {
    const { advisor: colleague, contractor, stranger } = world.people;
    const months = Array.from({ length: 12 }, () => ({ minor: 5_000, currency: 'USD' }));
    const value = { currency_code: 'USD', years: { y2031: { months } } };
    const saved = await world.call('users.settings.save', { ...of(colleague.user_id), version: 0, value }, owner());
    expect(saved.body).toMatchObject({ version: 1, value });
    expect((await world.call('users.settings.get', of(colleague.user_id), owner())).body).toMatchObject({ value });
    expect((await world.call('users.settings.get', of(contractor.user_id), owner())).body.version).toBe(0);
    expect((await world.call('users.settings.get', of(stranger.user_id), owner())).status).toBe(404);
    expect((await world.call('users.settings.get', of(colleague.user_id), { as: world.people.standard })).status).toBe(
      403,
    );
  });
});
