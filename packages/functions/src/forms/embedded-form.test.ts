import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { carried, formVisitor, later } from './form-visitor.fixture';
import { publishForm } from './public-form.prepared';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const { open, post } = formVisitor(() => world);
const FORM = {
  kind: 'trip_request' as const,
  form_name: 'Plan a trip',
  sections: [{ id: 'trip', fields: [{ id: 'where', type: 'text' as const, label: 'Where to?', required: true }] }],
};
type Made = { link: { sites: string[] }; url?: string };
const policyOf = (headers: Record<string, unknown>) => String(headers['content-security-policy'] ?? '');
const embed = async (sites: string[]) => {
  const form = await publishForm(world, world.people.advisor, FORM);
  const made = await world.send<Made>('crm.form-links.embed', { form_id: form.form_id, sites }, asked());
  const url = new URL(made.body.url ?? 'https://none.test');
  return { form, made, url, token: /\/([\w-]{43})/.exec(url.pathname)?.[1] ?? '' };
};

it('R-TRIP-254 lets the websites that are named show the form, its complaints and its thanks, and no others', async () => {
  const { form, made, url, token } = await embed(['https://Www.Example.com/contact', 'trips.example.org']);
  expect(made.body.link).toMatchObject({ sites: ['www.example.com', 'trips.example.org'], single_use: false });
  expect(url.pathname).toMatch(/^\/trip_form\/[\w-]{43}\/embed$/);
  const shown = await open({ token });
  const framed =
    'frame-ancestors https://example.com https://www.example.com https://trips.example.org https://www.trips.example.org';
  expect(policyOf(shown.headers)).toContain(framed);
  expect(policyOf(shown.headers)).toContain("default-src 'self'; script-src 'self'");
  later(5);
  const who = [
    ['sender_name', 'Mina Okafor'],
    ['sender_email', 'mina@example.com'],
  ] satisfies [string, string][];
  const incomplete = await post({ token }, [...carried(shown.html), ...who]);
  expect([incomplete.status, policyOf(incomplete.headers)]).toEqual([400, expect.stringContaining(framed)]);
  const sent = await post({ token }, [...carried(shown.html), ...who, ['f.where', 'Kyoto']]);
  expect([sent.status, policyOf(sent.headers)]).toEqual([200, expect.stringContaining(framed)]);
  expect(policyOf((await open({ token: form.token })).headers)).toBe('');
});

it.each([
  { sites: ['example.com; script-src *'] },
  { sites: ['localhost'] },
  { sites: [] },
  { sites: ['a.com', 'b.com', 'c.com', 'd.com', 'e.com', 'f.com'] },
])('refuses what is no website, or too many: $sites', async ({ sites }) => {
  const { made } = await embed(sites);
  expect(made.status).toBe(400);
  expect(made.body.error).toMatchObject({ issues: [{ path: expect.stringMatching(/^sites/) }] });
});

it('R-TRIP-254 is refused to whom the feature was taken from', async () => {
  const { owner, advisor } = world.people;
  const { user } = (await world.call('users.details.get', { id: advisor.user_id }, { as: owner })).body;
  const change = { id: user.id, version: user.version, feature_flags: { 'embedded form': false } };
  expect((await world.call('users.details.save', change, { as: owner })).status).toBe(200);
  const { made } = await embed(['example.com']);
  expect([made.status, made.body.error?.code]).toEqual([403, 'access.flag']);
});
