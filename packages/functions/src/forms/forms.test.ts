import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { findFormByToken } from '@wayline/core/areas/forms/find-form';
import { Submissions } from '@wayline/core/areas/forms/form.records';
import type { FormId } from '@wayline/core/areas/forms/form-id';
import { saveDraft } from '@wayline/core/areas/forms/save-draft';
import { Answers } from '@wayline/core/areas/forms/submission';
import { submitForm } from '@wayline/core/areas/forms/submit-form';
import { TRASH_DAYS } from '@wayline/core/base/purge-at';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { newToken } from '@wayline/core/store/token-hash';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { baseDeps } from '../kernel/deps';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { listFacts } from '../sweeps/list-facts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());
afterEach(() => {
  clock.waylineClockOffset = 0;
});

const DAY = 86_400_000;
const asked = (as: Person = world.people.owner) => ({ as });
const deps = () => ({ ...baseDeps(), table: world.table, seal: encryptionAdapter() });

const sections = () => [
  {
    id: 'trip',
    title: 'Your trip',
    fields: [
      { id: 'where', type: 'text', label: 'Where to?', maps_to: 'trip.destinations', required: true },
      { id: 'start', type: 'date', label: 'From', maps_to: 'trip.start_date' },
      { id: 'until', type: 'date', label: 'Until', maps_to: 'trip.end_date' },
      { id: 'budget', type: 'money', label: 'Budget', maps_to: 'trip.budget' },
    ],
  },
  {
    id: 'people',
    title: 'Travelers',
    per_traveler: true,
    fields: [
      { id: 'first', type: 'text', label: 'First name', maps_to: 'client.first_name', required: true },
      { id: 'last', type: 'text', label: 'Last name', maps_to: 'client.last_name' },
      { id: 'email', type: 'email', label: 'Email', maps_to: 'client.email' },
      { id: 'phone', type: 'phone', label: 'Phone', maps_to: 'client.phone' },
      { id: 'seat', type: 'text', label: 'Seat', maps_to: 'air_preferences.seat' },
      { id: 'passport', type: 'text', label: 'Passport number', maps_to: 'passport.number' },
      { id: 'country', type: 'country', label: 'Issuing country', maps_to: 'passport.country' },
    ],
  },
];
const create = async (over: Record<string, unknown> = {}, as?: Person) => {
  const draft = { kind: 'trip_request', form_name: 'Plan my trip', several_travelers: true, sections: sections() };
  return (
    await world.send<{ form: { id: FormId; version: number } }>('crm.forms.create', { ...draft, ...over }, asked(as))
  ).body.form;
};
const publish = (id: FormId, version: number) => world.call('crm.forms.publish', { id, version }, asked());
const share = async (form_id: FormId, over: Record<string, unknown> = {}) => {
  const { body } = await world.send<{ url: string; link: { id: string } }>(
    'crm.form-links.create',
    { form_id, ...over },
    asked(),
  );
  return { ...body, token: new URL(body.url).pathname.split('/').find((part) => part.length === 43) ?? '' };
};
const published = async (over: Record<string, unknown> = {}, linked: Record<string, unknown> = {}) => {
  const { id } = await create(over);
  await publish(id, 1);
  return { id, ...(await share(id, linked)) };
};
const ANA = { first: 'Ana', last: 'Lima', email: 'ana@example.test', phone: '+1 555 010 7788', seat: 'Aisle' };
const typed = (token: string, answers: unknown, over: Record<string, unknown> = {}) => ({
  token,
  draft: newToken().token,
  answers: Answers.parse(answers),
  sender_name: 'Ana Lima',
  sender_email: 'ana@example.test',
  ...over,
});
const send = async (token: string, answers: unknown, over: Record<string, unknown> = {}) => {
  const sent = await submitForm(deps(), typed(token, answers, over), { id: 'test' });
  if (!sent.ok) throw new Error(`${sent.code} ${JSON.stringify(sent.issues)}`);
  return sent.value.submission;
};
const TRIP = { where: 'Kyoto, Nara', start: '2031-04-02', until: '2031-04-16', budget: '$9,500' };
const historyOf = async (client_id: ClientId) =>
  (await world.call('crm.history.list', { client_id }, asked())).body.entries;
const factsOf = (client_id: ClientId) => listFacts(tenantDb(world.table, world.people.owner.company_id), client_id);
const read = async (form_id: FormId, id: string) =>
  (await world.call('crm.submissions.get', { form_id, id: id as never }, asked())).body;

describe('a form', () => {
  it('R-ACC-016 R-ACC-036 R-ACC-037 is in the list of its kind, a draft until it is published', async () => {
    const { id } = await create({ kind: 'traveler_info', form_name: 'Who travels', auto_add: true });
    const list = async (kind: 'traveler_info' | 'trip_request') =>
      (await world.call('crm.forms.list', { kind }, asked())).body.forms.find((form) => form.id === id);
    expect(await list('traveler_info')).toMatchObject({
      form_name: 'Who travels',
      no_of_travelers: 0,
      submitted_forms: 0,
      form_status: 'draft',
      auto_add: true,
      created_by_name: 'Olivia Vale',
    });
    expect((await list('traveler_info'))?.pie_unique_id).toMatch(/^F-\d+$/);
    expect(await list('trip_request')).toBeUndefined();
    await publish(id, 1);
    expect(await list('traveler_info')).toMatchObject({ form_status: 'published', published_version: 1 });
    await world.call('crm.forms.close', { id }, asked());
    expect(await list('traveler_info')).toMatchObject({ form_status: 'closed' });
  });

  it('keeps what was published while it is changed, and a saved version that is stale is refused', async () => {
    const { id, token } = await published();
    const changed = await world.call('crm.forms.update', { id, version: 2, form_name: 'Dream trip' }, asked());
    expect(changed.status).toBe(200);
    const seen = async () => {
      const found = await findFormByToken(deps(), { token });
      return found.ok ? found.value.content.form_name : found.code;
    };
    expect(await seen()).toBe('Plan my trip');
    const late = await world.call('crm.forms.update', { id, version: 2, form_name: 'Other' }, asked());
    expect([late.status, late.body.error?.code]).toEqual([409, 'record.stale']);
    await publish(id, 3);
    expect(await seen()).toBe('Dream trip');
    expect((await world.call('crm.forms.get', { id }, asked())).body.versions.map(({ number }) => number)).toEqual([
      2, 1,
    ]);
  });

  it('has no unpublished changes once what was changed is changed back', async () => {
    const { id } = await published();
    const save = async (version: number, form_name: string) => {
      const { form } = (await world.call('crm.forms.update', { id, version, form_name }, asked())).body;
      return form.version === form.published_from;
    };
    expect(await save(2, 'Dream trip')).toBe(false);
    expect(await save(3, 'Plan my trip')).toBe(true);
    expect((await publish(id, 4)).body.form).toMatchObject({ published_version: 1 });
  });

  it('is not published with a question that has no text, or that looks at one that comes later', async () => {
    const fields = [
      { id: 'a', type: 'text', label: '' },
      { id: 'b', type: 'text', label: 'B', condition: { field_id: 'c', is: 'filled' } },
      { id: 'c', type: 'choice', label: 'C' },
    ];
    const { id } = await create({ sections: [{ id: 's', fields }] });
    const refused = await publish(id, 1);
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'form.not_ready']);
    const issues = refused.body.error?.issues as { path: string }[];
    expect(issues.map(({ path }) => path)).toEqual(['a', 'b', 'c']);
  });

  it('is duplicated as a draft, deleted and restored, and gone for good after 30 days', async () => {
    const { id, token } = await published();
    const sent = await send(token, { form: TRIP, travelers: [ANA] });
    const copy = (await world.call('crm.forms.duplicate', { id }, asked())).body.form;
    expect(copy).toMatchObject({ form_name: 'Plan my trip (copy)', form_status: 'draft', submitted_forms: 0 });
    await world.call('crm.forms.delete', { id }, asked());
    expect(await findFormByToken(deps(), { token })).toMatchObject({ ok: false, code: 'form.gone' });
    await world.call('crm.forms.restore', { id }, asked());
    expect(await findFormByToken(deps(), { token })).toMatchObject({ ok: true });
    await world.call('crm.forms.delete', { id }, asked());
    clock.waylineClockOffset = (TRASH_DAYS + 1) * DAY;
    await world.job('due-work');
    expect((await world.call('crm.forms.get', { id }, asked())).status).toBe(404);
    const db = tenantDb(world.table, world.people.owner.company_id);
    expect(await db.get(Submissions, { form_id: id, id: sent.id })).toBeUndefined();
    expect(await findFormByToken(deps(), { token })).toMatchObject({ ok: false, code: 'form.gone' });
  });

  it('R-ACC-141 of the dynamic kind is in a category, which is listed, and deleted once it is empty', async () => {
    const { form_type } = (await world.call('crm.form-types.create', { name: 'Feedback' }, asked())).body;
    const same = (await world.call('crm.form-types.create', { name: 'feedback' }, asked())).body.form_type;
    expect(same.id).toBe(form_type.id);
    const { id } = await create({ kind: 'dynamic', form_type_id: form_type.id });
    const { data } = (await world.call('crm.form-types.list', {}, asked())).body;
    expect(data.map(({ name }) => name)).toContain('Feedback');
    const refused = await world.call('crm.form-types.delete', { id: form_type.id }, asked());
    expect([refused.status, refused.body.error?.message]).toEqual([
      409,
      'This category still has 1 form. Delete them first.',
    ]);
    await world.call('crm.forms.delete', { id }, asked());
    expect((await world.call('crm.form-types.delete', { id: form_type.id }, asked())).status).toBe(200);
  });

  it('R-ACC-127 is closed to who lacks the permission, with the denial message', async () => {
    const { id } = await create();
    const denied = await world.call('crm.forms.delete', { id }, asked(world.people.standard));
    expect([denied.status, denied.body.error?.message]).toEqual([
      403,
      'You do not have permission to delete forms! Please contact your master admin for permission.',
    ]);
  });
});

describe('a link', () => {
  it('is mailed in the language of the form, and kept as a hash alone', async () => {
    const { id } = await create({ kind: 'traveler_info', language: 'es', form_name: 'Datos' });
    await publish(id, 1);
    const { token, url } = await share(id, { email: 'ana@example.test', name: 'Ana Lima', days_valid: 3 });
    expect(new URL(url).pathname).toBe(`/traveler_info_form/${token}/mail`);
    const { body } = await world.call('crm.forms.get', { id }, asked());
    expect(JSON.stringify(body)).not.toContain(token);
    clock.waylineClockOffset = 5 * DAY;
    expect(await findFormByToken(deps(), { token })).toMatchObject({
      code: 'form.gone',
      text: { message: 'Este enlace ha caducado o se ha desactivado. Pida uno nuevo a su agente de viajes.' },
    });
  });
  it('opens nothing once it is turned off, and takes nothing once the form is closed', async () => {
    const { id, token, link } = await published();
    await world.call('crm.forms.close', { id }, asked());
    expect(await findFormByToken(deps(), { token })).toMatchObject({ code: 'form.closed' });
    await publish(id, 3);
    expect(await findFormByToken(deps(), { token })).toMatchObject({ ok: true });
    await world.call('crm.form-links.revoke', { form_id: id, id: link.id as never }, asked());
    expect(await findFormByToken(deps(), { token })).toMatchObject({ code: 'form.gone' });
  });
  it('is not made to a form that nobody published', async () => {
    const { id } = await create();
    const refused = await world.call('crm.form-links.create', { form_id: id }, asked());
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'form.not_published']);
  });
});

describe('what is typed', () => {
  it('is kept as it stands, goes on with its own version on another device, and is sent once', async () => {
    const { id, token } = await published();
    const mine = typed(token, { form: { where: 'Ky' }, travelers: [{}] });
    const saved = await saveDraft(deps(), mine);
    if (!saved.ok) throw new Error(saved.code);
    await world.call('crm.forms.update', { id, version: 2, form_name: 'Changed' }, asked());
    await publish(id, 3);
    const elsewhere = await findFormByToken(deps(), { token, draft: mine.draft });
    expect(elsewhere.ok && [elsewhere.value.content.form_name, elsewhere.value.submission?.version]).toEqual([
      'Plan my trip',
      1,
    ]);
    const second = await saveDraft(deps(), {
      ...mine,
      version: 1,
      answers: Answers.parse({ form: TRIP, travelers: [ANA] }),
    });
    expect(second.ok).toBe(true);
    expect(await saveDraft(deps(), { ...mine, version: 1 })).toMatchObject({ code: 'form.elsewhere' });
    const all = { ...mine, answers: Answers.parse({ form: TRIP, travelers: [ANA] }) };
    const [first, again] = [await submitForm(deps(), all, { id: 'a' }), await submitForm(deps(), all, { id: 'b' })];
    expect(first.ok && again.ok && first.value.submission.id === again.value.submission.id).toBe(true);
    expect(await saveDraft(deps(), mine)).toMatchObject({ code: 'form.sent' });
    const { forms } = (await world.call('crm.forms.list', { kind: 'trip_request' }, asked())).body;
    expect(forms.find((form) => form.id === id)).toMatchObject({ submitted_forms: 1, no_of_travelers: 1 });
  });
  it('behind a link for one answer is found by the link alone', async () => {
    const { token } = await published({}, { single_use: true });
    await saveDraft(deps(), typed(token, { form: { where: 'Nara' }, travelers: [] }));
    const found = await findFormByToken(deps(), { token });
    expect(found.ok && found.value.submission?.state).toBe('in_progress');
  });
  it('is refused with what is wrong, field by field, when it is sent', async () => {
    const { token } = await published();
    const wrong = typed(token, { form: { start: 'soon' }, travelers: [{ email: 'ana' }] }, { sender_email: '' });
    const refused = await submitForm(deps(), wrong, { id: 'test' });
    expect(!refused.ok && refused.issues?.map(({ path }) => path)).toEqual([
      'sender_email',
      'form.where',
      'form.start',
      'travelers.0.first',
      'travelers.0.email',
    ]);
  });
});

describe('what came in', () => {
  it('R-ACC-006 R-ACC-031 R-ACC-039 R-ACC-041 R-ACC-078 is listed by the day it came, and its people hear of it', async () => {
    const { id, token } = await published();
    const sent = await send(token, { form: TRIP, travelers: [ANA, { first: 'Rui' }] });
    const list = async (input: Record<string, unknown> = {}) =>
      (await world.call('crm.submissions.list', { form_id: id, ...input }, asked())).body.submissions;
    expect(await list()).toMatchObject([
      {
        id: sent.id,
        sender_name: 'Ana Lima',
        sender_email: 'ana@example.test',
        form_name: 'Plan my trip',
        trip_code: '',
        traveler_count: 2,
        state: 'new',
      },
    ]);
    const today = (await list())[0]?.received_date?.slice(0, 10) ?? '';
    expect([(await list({ from: today })).length, (await list({ from: '2199-01-01' })).length]).toEqual([1, 0]);
    expect([(await list({ search: 'lima' })).length, (await list({ search: 'nobody' })).length]).toEqual([1, 0]);
    await deliverStream(world);
    const bell = (await world.call('misc.notifications.list', {}, asked())).body.notifications;
    expect(bell.find(({ link }) => link?.endsWith(sent.id))).toMatchObject({
      kind: 'received_form',
      title: 'Ana Lima sent Plan my trip',
      link: `/forms/received/${id}/${sent.id}`,
    });
  });

  it('is kept encrypted, and shows numbers of passports by their ends', async () => {
    const { id, token } = await published();
    const sent = await send(token, { form: TRIP, travelers: [{ ...ANA, passport: 'X99887766' }] });
    const db = tenantDb(world.table, world.people.owner.company_id);
    const stored = await db.get(Submissions, { form_id: id, id: sent.id });
    expect(JSON.stringify(stored)).not.toMatch(/X99887766|Kyoto/);
    const { answers, people } = await read(id, sent.id);
    expect(answers.travelers[0]?.passport).toBe('••••7766');
    expect(JSON.stringify(people)).not.toContain('X99887766');
  });

  it('is a proposal: a profile changes by what is accepted, and a stale look at it is refused', async () => {
    const draft = { first_name: 'Ana', last_name: 'Lima', emails: ['ana@example.test'], phone: '1 555 010 0000' };
    const { client } = (await world.call('crm.individuals.create', draft, asked())).body;
    const { id, token } = await published({}, { client_id: client.id });
    const sent = await send(token, { form: TRIP, travelers: [{ ...ANA, passport: 'X99887766', country: 'Portugal' }] });
    const get = async () => (await world.call('crm.individuals.get', { id: client.id }, asked())).body;
    expect((await get()).client.phone).toBe('1 555 010 0000');
    const { people, submission } = await read(id, sent.id);
    const [ana] = people;
    expect(ana?.client?.id).toBe(client.id);
    expect(Object.fromEntries(ana?.proposals.map(({ field_id, kind }) => [field_id, kind]) ?? [])).toEqual({
      first: 'same',
      last: 'same',
      email: 'same',
      phone: 'changes',
      seat: 'fills',
      passport: 'fills',
      country: 'fills',
    });
    const accepting = {
      form_id: id,
      id: submission.id,
      person: 1,
      version: submission.version,
      client_id: client.id,
      fields: ['seat', 'passport', 'country'],
    };
    await world.call('crm.individuals.update', { id: client.id, version: 1, nick_name: 'Ani' }, asked());
    const stale = await world.call('crm.submissions.accept', { ...accepting, client_version: 1 }, asked());
    expect([stale.status, stale.body.error?.code]).toEqual([409, 'record.stale']);
    const done = await world.call('crm.submissions.accept', { ...accepting, client_version: 2 }, asked());
    expect(done.body.submission.people).toMatchObject([{ person: 1, client_id: client.id, fields: 3 }]);
    const after = await get();
    expect(after.client).toMatchObject({
      phone: '1 555 010 0000',
      nick_name: 'Ani',
      air_preferences: { seat: 'Aisle' },
    });
    expect(after.documents).toMatchObject([{ kind: 'passport', country: 'Portugal', number_ends: '7766' }]);
  });

  it('that is accepted stands in the history of the client, who begins there or can have it undone there', async () => {
    const { id, token } = await published();
    const sent = await send(token, { form: TRIP, travelers: [{ ...ANA, email: 'ana3@example.test' }] });
    const accept = (version: number, fields: string[], client_id?: ClientId) =>
      world.call(
        'crm.submissions.accept',
        { form_id: id, id: sent.id, person: 1, version, fields, client_id },
        asked(),
      );
    const { client_id } = (await accept(1, ['first', 'last'])).body;
    expect((await accept(2, ['seat'], client_id)).status).toBe(200);
    const history = await historyOf(client_id);
    expect(history.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/ changed air preferences$/),
      expect.stringMatching(/ added the client$/),
    ]);
    const [changed] = history;
    expect(changed).toMatchObject({
      undoable: true,
      details: ['Form: Plan my trip', expect.stringContaining('Aisle')],
    });
    expect(await factsOf(client_id)).toEqual(['client.created', 'client.changed']);
    const undone = await world.call('crm.history.undo', { client_id, entry: String(changed?.id) as never }, asked());
    expect(undone.body.client.air_preferences?.seat ?? '').toBe('');
  });

  it('becomes a trip with travelers, dates, budget and a first checklist, once', async () => {
    const { id, token } = await published();
    const sent = await send(token, {
      form: TRIP,
      travelers: [{ ...ANA, email: 'ana2@example.test' }, { first: 'Rui' }],
    });
    const early = await world.call('crm.submissions.make-trip', { form_id: id, id: sent.id, version: 1 }, asked());
    expect([early.status, early.body.error?.code]).toEqual([409, 'submission.no_traveler']);
    const accept = (person: number, version: number) =>
      world.call(
        'crm.submissions.accept',
        { form_id: id, id: sent.id, person, version, fields: ['first', 'last', 'email'] },
        asked(),
      );
    expect([(await accept(1, 1)).status, (await accept(2, 2)).status]).toEqual([200, 200]);
    const made = await world.call('crm.submissions.make-trip', { form_id: id, id: sent.id, version: 3 }, asked());
    const { trip_id } = made.body;
    const { trip } = (await world.call('trips.get', { id: trip_id }, asked())).body;
    expect(trip).toMatchObject({
      trip_name: 'Kyoto, Nara · Ana Lima',
      start_date: '2031-04-02',
      end_date: '2031-04-16',
      trip_destinations: ['Kyoto', 'Nara'],
      trip_status: 'NEW REQUEST',
      trip_pax: 2,
      lead_traveler: 'Ana Lima',
      note: 'Budget: $9,500.00',
    });
    const { tasks } = (await world.call('trips.checklists.list', { id: trip_id }, asked())).body;
    expect(tasks).toHaveLength(3);
    expect((await read(id, sent.id)).submission).toMatchObject({ state: 'accepted', trip_id, trip_code: trip.code });
    const again = await world.call('crm.submissions.make-trip', { form_id: id, id: sent.id, version: 4 }, asked());
    expect(again.body.error?.code).toBe('submission.trip_made');
  });

  it('is declined without a change, and opened again', async () => {
    const { id, token } = await published();
    const sent = await send(token, { form: TRIP, travelers: [ANA] });
    const decide = (version: number, state: 'declined' | 'new') =>
      world.call('crm.submissions.decide', { form_id: id, id: sent.id, version, state }, asked());
    expect((await decide(1, 'declined')).body.submission.state).toBe('declined');
    expect((await decide(2, 'new')).body.submission.state).toBe('new');
    expect((await decide(1, 'declined')).status).toBe(409);
  });
});

describe('a link for somebody who is known', () => {
  const known = async () => {
    const draft = { first_name: 'Ana', last_name: 'Lima', emails: ['ana@example.test'], phone: '1 555 010 0000' };
    return (await world.call('crm.individuals.create', draft, asked())).body.client;
  };
  it('fills empty fields by rule, and leaves what differs for somebody to decide', async () => {
    const client = await known();
    const over = { kind: 'traveler_info', auto_add: true, sections: sections().slice(1) };
    const { id, token } = await published(over, { client_id: client.id });
    const sent = await send(token, { travelers: [{ ...ANA, passport: 'X99887766' }] });
    const { body } = await world.call('crm.individuals.get', { id: client.id }, asked());
    expect(body.client).toMatchObject({ phone: '1 555 010 0000', air_preferences: { seat: 'Aisle' } });
    expect(body.documents).toMatchObject([{ kind: 'passport', number_ends: '7766' }]);
    expect((await read(id, sent.id)).submission).toMatchObject({ state: 'new', people: [] });
    const history = await historyOf(client.id);
    expect(
      history
        .map(({ sentence }) => sentence)
        .slice(0, 2)
        .sort(),
    ).toEqual(['Form answers added a travel document', 'Form answers changed air preferences']);
    const changed = history.find(({ undoable }) => undoable);
    expect(changed?.details).toEqual(['Form: Plan my trip', 'Air preferences: empty → seat Aisle']);
    expect(await factsOf(client.id)).toEqual(['client.created', 'client.changed', 'client.document_added']);
    const undo = { client_id: client.id, entry: String(changed?.id) as never };
    const undone = (await world.call('crm.history.undo', undo, asked())).body.client;
    expect(undone.air_preferences?.seat ?? '').toBe('');
    const seated = { id: client.id, version: undone.version, air_preferences: { seat: 'Aisle' } };
    expect((await world.send('crm.individuals.update', seated, asked())).status).toBe(200);
    const { token: again } = await share(id, { client_id: client.id });
    const same = await send(again, { travelers: [{ first: 'Ana', last: 'Lima', seat: 'Aisle' }] });
    expect((await read(id, same.id)).submission).toMatchObject({ state: 'accepted', decided_by_name: 'Auto-add' });
  });
  it('R-ACC-077 R-ACC-076 adds travel interests as they were chosen, commas and all, and airlines one by one', async () => {
    const client = await known();
    const options = ['Food, wine', 'Golf'].map((value) => ({ value, label: value }));
    const fields = [
      { id: 'likes', type: 'choices', label: 'Interests', maps_to: 'tour_preferences.interests', options },
      { id: 'fly', type: 'text', label: 'Airlines', maps_to: 'air_preferences.airline' },
    ];
    const over = { kind: 'traveler_info', auto_add: true, sections: [{ id: 'whole', fields }] };
    const { token } = await published(over, { client_id: client.id });
    await send(token, { form: { likes: ['Food, wine', 'Golf'], fly: 'Delta, SAS' } });
    const { body } = await world.call('crm.individuals.get', { id: client.id }, asked());
    expect(body.client).toMatchObject({
      tour_preferences: { interests: ['Food, wine', 'Golf'] },
      air_preferences: { airline: ['Delta', 'SAS'] },
    });
  });
  it('is about that client: the whole form, and the first traveler of their name, whoever else looks alike', async () => {
    const [person, dob] = [{ first_name: 'Ana', last_name: 'Lima' }, '1984-06-02'];
    const add = async (given: object) =>
      (await world.call('crm.individuals.create', { ...person, ...given }, asked())).body.client;
    const [client, twin] = [await add({}), await add({ dob })];
    const about = { id: 'sos', type: 'text', label: 'Emergency contact', maps_to: 'emergency_contact.first_name' };
    const born = { id: 'dob', type: 'date', label: 'Date of birth', maps_to: 'client.dob' };
    const each = sections()
      .slice(1)
      .map((one) => ({ ...one, fields: [...one.fields, born] }));
    const over = { kind: 'traveler_info', sections: [{ id: 'whole', fields: [about] }, ...each] };
    const { id, token } = await published(over, { client_id: client.id });
    const travelers = [
      { first: 'Ána', last: 'LIMA', dob },
      { first: 'Zoe', last: 'Lima' },
    ];
    const sent = await send(token, { form: { sos: 'Nils' }, travelers });
    const { people } = await read(id, sent.id);
    expect(people.map((one) => one.client?.id)).toEqual([client.id, client.id, undefined]);
    expect(people[1]?.candidates).toContainEqual(
      expect.objectContaining({ grade: 'certain', client: expect.objectContaining({ id: twin.id }) }),
    );
    const others = await send(token, { form: { sos: 'Nils' }, travelers: [{ first: 'Ana', last: 'Lopes', dob }] });
    expect((await read(id, others.id)).people[1]?.client).toBeUndefined();
  });
  it('adds an email beside those that are known, and keeps before and after once answers are accepted', async () => {
    const client = await known();
    const { id, token } = await published(
      { kind: 'traveler_info', sections: sections().slice(1) },
      { client_id: client.id },
    );
    const answers = { first: 'Ana', last: 'Lima', email: 'new@example.test', phone: '+1 555 010 7788', seat: 'Aisle' };
    const sent = await send(token, { travelers: [answers] });
    const kinds = async () =>
      Object.fromEntries(
        ((await read(id, sent.id)).people[0]?.proposals ?? []).map((one) => [
          one.field_id,
          [one.kind, one.current, one.proposed, one.is_accepted],
        ]),
      );
    const before = await kinds();
    expect(before).toMatchObject({
      email: ['adds', 'ana@example.test', 'new@example.test', false],
      phone: ['changes', '1 555 010 0000', '+1 555 010 7788', false],
      seat: ['fills', '', 'Aisle', false],
    });
    const fields = ['email', 'phone'];
    const accepted = { form_id: id, id: sent.id, person: 1, version: 1, client_id: client.id, fields };
    expect((await world.call('crm.submissions.accept', accepted, asked())).status).toBe(200);
    expect(await kinds()).toMatchObject({
      email: ['adds', 'ana@example.test', 'new@example.test', true],
      phone: ['changes', '1 555 010 0000', '+1 555 010 7788', true],
      seat: ['fills', '', 'Aisle', false],
    });
    const { body } = await world.call('crm.individuals.get', { id: client.id }, asked());
    expect(body.client).toMatchObject({ emails: ['ana@example.test', 'new@example.test'], phone: '+1 555 010 7788' });
    const { submission } = await read(id, sent.id);
    expect(JSON.stringify(submission)).not.toContain('0000');
  });
});
