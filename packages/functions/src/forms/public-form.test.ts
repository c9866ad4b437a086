import { decryptAnswers } from '@wayline/core/areas/forms/answers-encryption';
import { Forms, ofSubmissions, SubmissionRows, Submissions } from '@wayline/core/areas/forms/form.records';
import { SubmissionId } from '@wayline/core/areas/forms/form-id';
import { FORM_ADDRESSES } from '@wayline/core/areas/forms/form-link';
import { FormPaces } from '@wayline/core/areas/forms/form-pace';
import { MailCounts } from '@wayline/core/areas/messaging/mail-limits';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { newToken } from '@wayline/core/store/token-hash';
import { movable as clock } from '@wayline/local/clock';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { sendForm } from '@wayline/local/testing/send-form';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { carried, type Fields, formVisitor, hidden, later } from './form-visitor.fixture';
import { type PublishedForm, publishForm } from './public-form.prepared';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const FORM = {
  kind: 'trip_request' as const,
  form_name: 'Plan a trip',
  several_travelers: true,
  consent_text: 'You may keep my answers.',
  after_submit_text: 'We call you tomorrow.',
  sections: [
    {
      id: 'trip',
      title: 'Your trip',
      fields: [
        { id: 'where', type: 'text' as const, label: 'Where to?', required: true },
        { id: 'flying', type: 'yes_no' as const, label: 'Do you need flights?' },
        {
          id: 'airport',
          type: 'text' as const,
          label: 'From which airport?',
          required: true,
          condition: { field_id: 'flying', is: 'equals' as const, value: 'yes' },
        },
        { id: 'scan', type: 'file' as const, label: 'A passport' },
      ],
    },
    {
      id: 'people',
      per_traveler: true,
      fields: [
        {
          id: 'first',
          type: 'text' as const,
          label: 'First name',
          required: true,
          maps_to: 'client.first_name' as const,
        },
        { id: 'mail', type: 'email' as const, label: 'Email' },
      ],
    },
  ],
};
type Link = PublishedForm;
const publish = (over: object = {}, link: Parameters<typeof publishForm>[3] = {}): Promise<Link> =>
  publishForm(world, world.people.advisor, { ...FORM, ...over }, link);
const KIND_OF = { traveler_update: 'traveler_info', traveler_info_form: 'traveler_info' } as const;
const db = () => tenantDb(world.table, world.people.advisor.company_id);

const { open, post } = formVisitor(() => world);
const GOOD: Fields = [
  ['sender_name', 'Mina Okafor'],
  ['sender_email', 'mina@example.com'],
  ['f.where', 'Kyoto'],
  ['f.flying', 'no'],
  ['traveler', '0'],
  ['t.0.first', 'Mina'],
  ['consent', 'yes'],
];
/** Opens the form, reads it for some seconds, and sends it. */
const send = async (link: Pick<Link, 'token'>, fields: Fields = GOOD) => {
  const { html } = await open(link);
  later(5);
  return post(link, [...carried(html), ...fields]);
};
const received = async ({ form_id }: Link) => (await db().listRows(ofSubmissions(form_id), SubmissionRows)).items;
const answersOf = async ({ form_id }: Link) => {
  const { submissions } = await db().readPartition(ofSubmissions(form_id), { submissions: Submissions });
  const seal = encryptionAdapter();
  return Promise.all(
    submissions.map((one) => decryptAnswers(seal, world.people.advisor.company_id, one.answers_encrypted)),
  );
};

describe('the address of a form', () => {
  it.each(FORM_ADDRESSES)(
    'R-SHELL-011 R-SHELL-029 R-SHELL-030 R-SHELL-031 R-SHELL-032 R-SHELL-033 shows the form to a visitor without a session: %s',
    async (address) => {
      const kind = address in KIND_OF ? KIND_OF[address as keyof typeof KIND_OF] : ('trip_request' as const);
      const { token } = await publish({ kind }, { address });
      const { status, headers, html } = await open({ token }, { address });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(html).toContain('<h1 dir="auto">Plan a trip</h1>');
      expect(html).toContain('Where to?');
    },
  );

  it('opens a link under no other address than its own', async () => {
    const link = await publish();
    expect((await open(link, { address: 'client_form' })).status).toBe(404);
  });

  it.each(['-', 'x'.repeat(43), '../users'])(
    'is a kind page in every language where there is none: %s',
    async (token) => {
      const { status, html } = await open({ token });
      expect(status).toBe(404);
      expect(html).toContain('This form isn’t available');
      expect(html).toContain('lang="es"');
    },
  );

  it('says what it is for in words that no script has to hide', async () => {
    const { html } = await open(await publish());
    expect(html).toContain('Only if your answer to “Do you need flights?” is “Yes”.');
  });

  it('is rendered in the language of the form', async () => {
    const { html } = await open(await publish({ language: 'es' }));
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('Añadir un viajero');
  });
});

describe('a link for somebody who is known', () => {
  const SECTIONS = [
    {
      id: 'people',
      per_traveler: true,
      fields: [
        { id: 'first', type: 'text' as const, label: 'First name', maps_to: 'client.first_name' as const },
        { id: 'passport', type: 'text' as const, label: 'Passport number', maps_to: 'passport.number' as const },
        { id: 'country', type: 'country' as const, label: 'Issued by', maps_to: 'passport.country' as const },
      ],
    },
  ];
  const known = async (link: object) => {
    const as = { as: world.people.advisor };
    const person = { first_name: 'Marisol', last_name: 'Vega', emails: ['marisol@example.com'] };
    const { client } = (await world.call('crm.individuals.create', person, as)).body;
    const passport = { client_id: client.id, kind: 'passport' as const, names: 'MARISOL VEGA', number: 'X98765432' };
    await world.call('crm.documents.create', { ...passport, country: 'Spain' }, as);
    return publish({ kind: 'traveler_info', sections: SECTIONS }, { client_id: client.id, ...link });
  };

  it('shows what their profile says already, and never the number of a passport', async () => {
    const { html } = await open(await known({ prefilled: true }), { address: 'traveler_info_form' });
    for (const value of ['Marisol', 'Marisol Vega', 'marisol@example.com', 'Spain'])
      expect(html, value).toContain(`value="${value}"`);
    expect(html).not.toContain('X98765432');
    expect(html).not.toContain('5432');
  });

  it('shows nothing of them unless its maker wanted that', async () => {
    const { html } = await open(await known({}), { address: 'traveler_info_form' });
    expect(html).not.toContain('Marisol');
  });
});

describe('a form that is sent without a script', () => {
  it('R-ACC-006 arrives as a submission, and its people hear of it', async () => {
    const link = await publish();
    const { status, html } = await send(link);
    expect([status, html.includes('Thank you'), html.includes('We call you tomorrow.')]).toEqual([200, true, true]);
    expect(await received(link)).toMatchObject([
      {
        form_name: 'Plan a trip',
        state: 'new',
        sender_name: 'Mina Okafor',
        sender_email: 'mina@example.com',
        traveler_count: 1,
      },
    ]);
    expect(await answersOf(link)).toMatchObject([
      { form: { where: 'Kyoto', flying: 'no' }, travelers: [{ first: 'Mina' }], consent: true },
    ]);
    expect(await db().get(Forms, { id: link.form_id })).toMatchObject({ submitted_forms: 1, no_of_travelers: 1 });
    await deliverStream(world);
    const told = await world.call('misc.notifications.list', { show: 'unread' }, { as: world.people.advisor });
    expect(JSON.stringify(told.body)).toContain('Mina Okafor sent Plan a trip');
  });

  it('sent twice arrives once, and both times says that it arrived', async () => {
    const link = await publish();
    const { html } = await open(link);
    later(5);
    const fields = [...carried(html), ...GOOD];
    const both = await Promise.all([post(link, fields), post(link, fields)]);
    expect(both.map(({ status, html: page }) => [status, page.includes('Thank you')])).toEqual([
      [200, true],
      [200, true],
    ]);
    expect(await received(link)).toHaveLength(1);
  });

  it('comes back with what is wrong, each by its field, and with everything that was typed', async () => {
    const link = await publish();
    const { status, html } = await send(link, [
      ['f.flying', 'yes'],
      ['traveler', '0'],
      ['t.0.mail', 'mina at home'],
    ]);
    expect(status).toBe(400);
    expect(html).toContain('autofocus=""');
    for (const id of ['sender_name', 'sender_email', 'f-where', 'f-airport', 't-0-first', 't-0-mail', 'consent'])
      expect(html, id).toContain(`href="#${id}"`);
    expect(html).toContain('value="mina at home"');
    expect(html).toMatch(/aria-invalid="true"[^>]*value="mina at home"|value="mina at home"[^>]*aria-invalid="true"/);
    expect(await received(link)).toEqual([]);
  });

  it('asks for nothing that its condition does not ask for', async () => {
    const { status } = await send(await publish());
    expect(status).toBe(200);
  });

  it('comes back with one more traveler, and with one less, and nothing that was typed is lost', async () => {
    const link = await publish();
    const { html } = await open(link);
    const typed: Fields = [...carried(html), ['traveler', '0'], ['t.0.first', 'Mina'], ['f.where', 'Kyoto']];
    const more = await post(link, [...typed, ['do', 'add_traveler']]);
    expect(more.html.match(/data-traveler="\d"/g)).toHaveLength(2);
    expect(more.html).toContain('value="Mina"');
    expect(more.html).toContain('value="Kyoto"');
    const fields: Fields = [...typed, ['traveler', '1'], ['t.1.first', 'Leo'], ['do', 'remove_traveler.0']];
    const less = await post(link, fields);
    expect(less.html.match(/data-traveler="\d"/g)).toHaveLength(1);
    expect(less.html).toContain('value="Leo"');
    expect(less.html).not.toContain('value="Mina"');
  });

  it('with a script in every field stays text', async () => {
    const evil = '"><script>alert(1)</script>';
    const link = await publish({ form_name: evil, intro: evil, after_submit_text: evil });
    const typed: Fields = [
      ['sender_name', evil],
      ['sender_email', evil],
      ['f.where', evil],
      ['traveler', '0'],
      ['t.0.first', evil],
      ['t.0.mail', evil],
    ];
    const { html } = await send(link, typed);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)');
    const sent = await send(link, [...GOOD.filter(([name]) => name !== 'f.where'), ['f.where', evil]]);
    expect(sent.html).not.toContain('<script>alert');
    expect(await answersOf(link)).toMatchObject([{ form: { where: evil } }]);
  });

  it('is asked for once more where a program filled it in: too quickly, unseen fields too, or not on a page of ours', async () => {
    const link = await publish();
    const { html } = await open(link);
    const quick = await post(link, [...carried(html), ...GOOD]);
    expect([quick.status, quick.html.includes('press Send once more'), quick.html.includes('value="Kyoto"')]).toEqual([
      400,
      true,
      true,
    ]);
    later(5);
    const trapped = await post(link, [...carried(html), ...GOOD, ['website', 'https://casino.test']]);
    expect(trapped.status).toBe(400);
    const forged = await post(link, [['draft', hidden(html, 'draft')], ['stamp', 'x.y'], ...GOOD]);
    expect(forged.status).toBe(400);
    expect(await received(link)).toEqual([]);
    // Whoever was taken for a program presses again.
    expect((await post(link, [...carried(quick.html), ...GOOD])).status).toBe(200);
    expect(await received(link)).toHaveLength(1);
  });

  it('after its end shows what was typed, so that it is not lost', async () => {
    const link = await publish();
    const { html } = await open(link);
    later(5);
    const key = { form_id: link.form_id, id: link.link_id };
    await world.call('crm.form-links.revoke', key, { as: world.people.advisor });
    const { status, html: page } = await post(link, [...carried(html), ...GOOD]);
    expect(status).toBe(404);
    expect(page).toContain('What you typed');
    expect(page).toContain('Kyoto');
    expect(page).not.toContain(hidden(html, 'stamp'));
    expect((await open(link)).status).toBe(404);
  });

  it('is closed for everybody once it is closed, in its own language', async () => {
    const link = await publish({ language: 'es' });
    await world.call('crm.forms.close', { id: link.form_id }, { as: world.people.advisor });
    const { status, html } = await open(link);
    expect([status, html.includes('<html lang="es">')]).toEqual([409, true]);
  });

  it('runs out with its link', async () => {
    const link = await publish({}, { days_valid: 1 });
    expect((await open(link)).status).toBe(200);
    later(3 * 86_400);
    expect((await open(link)).status).toBe(404);
  });

  it('says so where its link was good for one answer, which came', async () => {
    const link = await publish({}, { single_use: true });
    await send(link);
    const { status, html } = await open(link);
    expect([status, html.includes('This form was already sent')]).toEqual([409, true]);
  });

  it('is refused in a sentence where it is too long, and still shown', async () => {
    const link = await publish();
    const { status, html } = await send(link, [...GOOD, ['t.0.mail', 'a'.repeat(70_000)]]);
    expect(status).toBe(413);
    expect(html).toContain('Your answers are too long to send.');
    expect(html).toContain('value="Kyoto"');
  });
});

describe('what was begun', () => {
  const save = (link: Link, fields: Fields) =>
    world.call('public.form.save', { address: 'trip_form', token: link.token, fields });

  it('is kept as it is typed, and gone on with on another device', async () => {
    const link = await publish();
    const { html } = await open(link);
    const first = await save(link, [...carried(html), ['f.where', 'Kyo']]);
    expect(first.body).toEqual({ version: 1 });
    const second = await save(link, [
      ['draft', hidden(html, 'draft')],
      ['version', '1'],
      ['f.where', 'Kyoto'],
    ]);
    expect(second.body).toEqual({ version: 2 });
    const other = await open(link, { draft: hidden(html, 'draft') });
    expect(other.html).toContain('value="Kyoto"');
    expect(hidden(other.html, 'version')).toBe('2');
    // The other device goes on, and the first one is told rather than overruled.
    await save(link, [
      ['draft', hidden(html, 'draft')],
      ['version', '2'],
      ['f.where', 'Osaka'],
    ]);
    const late = await save(link, [
      ['draft', hidden(html, 'draft')],
      ['version', '2'],
      ['f.where', 'Kobe'],
    ]);
    expect([late.status, late.body.error?.code]).toEqual([409, 'form.elsewhere']);
    expect(await received(link)).toEqual([]);
  });

  it('opens by its secret alone, and not by that of another link', async () => {
    const [link, other] = [await publish(), await publish()];
    const { html } = await open(link);
    await save(link, [...carried(html), ['f.where', 'Kyoto']]);
    expect((await open(other, { draft: hidden(html, 'draft') })).html).not.toContain('Kyoto');
    expect((await open(link)).html).not.toContain('Kyoto');
    expect((await open(link, { draft: 'nothing' })).status).toBe(200);
  });

  it('is gone on with by the link itself, where that is good for one answer', async () => {
    const link = await publish({}, { single_use: true });
    const { html } = await open(link);
    await save(link, [...carried(html), ['f.where', 'Kyoto']]);
    expect((await open(link)).html).toContain('value="Kyoto"');
  });

  it('is kept by a button too, with its link, which is mailed to whoever asks', async () => {
    const link = await publish();
    const { html } = await open(link);
    const typed: Fields = [...carried(html), ['f.where', 'Kyoto'], ['sender_email', 'mina@example.com']];
    const saved = await post(link, [...typed, ['do', 'save']]);
    const resume = /href="(http[^"]*\?draft=[^"]+)"/.exec(saved.html)?.[1] ?? '';
    expect(new URL(resume).searchParams.get('draft')).toBe(hidden(html, 'draft'));
    const again: Fields = [...carried(saved.html), ['f.where', 'Kyoto'], ['do', 'mail']];
    const unknown = await post(link, again);
    expect([unknown.status, unknown.html.includes('href="#sender_email"')]).toEqual([400, true]);
    const mailed = await post(link, [
      ...carried(unknown.html),
      ...again.slice(3),
      ['sender_email', 'mina@example.com'],
    ]);
    expect(mailed.html).toContain('We’ve emailed you the link.');
    await world.job('due-work');
    const [mail] = world.standins?.box.list('mina@example.com') ?? [];
    expect(JSON.stringify(mail)).toContain(hidden(html, 'draft'));
    expect(JSON.stringify(mail)).not.toContain('Kyoto');
  });

  describe('and is mailed by a stranger', () => {
    const mailTo = async (link: Link, email: string, fields?: Fields) => {
      const typed = fields ?? carried((await open(link)).html);
      return post(link, [...typed, ['f.where', 'Kyoto'], ['sender_email', email], ['do', 'mail']]);
    };
    const REFUSED = 'We can’t email the link right now. Please copy it from this page instead.';
    const day = () => new Date(Date.now() + (clock.waylineClockOffset ?? 0)).toISOString().slice(0, 10);

    it('leaves the company all its mail, and each link sends ten an hour', async () => {
      const link = await publish();
      const before = await db().get(MailCounts, { day: day(), to: 'all' });
      const pages = [];
      for (let i = 0; i < 12; i++) pages.push(await mailTo(link, `stranger${i}@example.com`));
      expect(pages.map(({ html }) => html.includes('We’ve emailed you the link.'))).toEqual([
        ...Array.from({ length: 10 }, () => true),
        false,
        false,
      ]);
      const last = pages.at(-1);
      expect([last?.status, last?.html.includes(REFUSED), last?.html.includes('Not sent yet')]).toEqual([
        429,
        true,
        false,
      ]);
      // The page that says to copy the link shows it.
      expect(last?.html).toMatch(/href="http[^"]*\?draft=[^"]+"/);
      expect(await db().get(MailCounts, { day: day(), to: 'all' })).toEqual(before);
      const asked = { form_id: link.form_id, email: 'stranger0@example.com' };
      expect((await world.call('crm.form-links.create', asked, { as: world.people.advisor })).status).toBe(200);
      later(3_700);
      expect((await mailTo(link, 'stranger11@example.com')).status).toBe(200);
    });

    it('goes to two addresses for one draft, and often to neither', async () => {
      const link = await publish();
      const first = await mailTo(link, 'mina@example.org');
      expect(first.html).toContain('We’ve emailed you the link.');
      const second = await mailTo(link, 'leo@example.org', carried(first.html));
      expect(second.html).toContain('We’ve emailed you the link.');
      const third = await mailTo(link, 'zoe@example.org', carried(second.html));
      expect(third.status).toBe(409);
      expect(third.html).toContain('We’ve already emailed this link to two addresses.');
      expect((await mailTo(link, 'mina@example.org', carried(third.html))).status).toBe(200);
    });

    it('to one address goes five times a day, by whichever links', async () => {
      const statuses: number[] = [];
      for (let i = 0; i < 6; i++) statuses.push((await mailTo(await publish(), 'Often@example.org')).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    });
  });

  it('is begun only so often within an hour from one address', async () => {
    const link = await publish();
    const begin = async () => (await save(link, [['f.where', 'Kyoto']])).status;
    const statuses: number[] = [];
    for (let i = 0; i < 42; i++) statuses.push(await begin());
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(429);
    later(3_700);
    expect(await begin()).toBe(200);
  });

  describe('while programs begin one after another', () => {
    /** As many as programs may begin in an hour by one link, from wherever they come. */
    const flood = ({ link_id: of }: Link) => {
      const hour = new Date(Date.now() + (clock.waylineClockOffset ?? 0)).toISOString().slice(0, 13);
      return db().transact([db().increment(FormPaces, { hour, of, begun: 300 }, 'begun')]);
    };

    it('is still taken from who read the page', async () => {
      const [link, other] = [await publish(), await publish()];
      const [page, saved] = [await open(link), await open(other)];
      later(5);
      await Promise.all([flood(link), flood(other)]);
      expect((await save(link, [['f.where', 'Kyoto']])).status).toBe(429);
      const sent = await post(link, [...carried(page.html), ...GOOD]);
      expect([sent.status, sent.html.includes('Thank you')]).toEqual([200, true]);
      expect((await save(other, [...carried(saved.html), ['f.where', 'Kyoto']])).status).toBe(200);
    });

    it('is taken from who read the page at the same address', async () => {
      const link = await publish();
      for (let i = 0; i < 41; i++) await save(link, [['f.where', 'Kyoto']]);
      expect((await save(link, [['f.where', 'Kyoto']])).status).toBe(429);
      expect((await send(link)).status).toBe(200);
    });

    it('is taken once by what one page carries', async () => {
      const link = await publish();
      const { html } = await open(link);
      later(5);
      expect((await post(link, [...carried(html), ...GOOD])).status).toBe(200);
      const another: Fields = [['draft', newToken().token], ...carried(html).slice(1), ...GOOD];
      const used = await post(link, another);
      expect([used.status, used.html.includes('press Send once more')]).toEqual([400, true]);
      await flood(link);
      expect((await save(link, another)).status).toBe(429);
      expect(await received(link)).toHaveLength(1);
    });
  });

  it('opened 500 times a minute is asked to wait in a sentence', async () => {
    const link = await publish();
    const pages = [];
    for (let i = 0; i < 125; i++) pages.push(await open(link));
    const last = pages.at(-1);
    expect([last?.status, last?.html.includes('Please wait a moment')]).toEqual([429, true]);
    later(61);
    expect((await open(link)).status).toBe(200);
  });
});

describe('a file', () => {
  const PDF = '%PDF-1.7 a passport';
  const about = (link: Link) => ({ address: 'trip_form' as const, token: link.token });
  const begin = async () => {
    const link = await publish();
    const { html } = await open(link);
    return { link, fields: [...carried(html), ...GOOD] as Fields, draft: hidden(html, 'draft') };
  };
  const upload = (link: Link, fields: Fields, name = 'passport.pdf', size = PDF.length) =>
    world.call('public.form.file.upload', { ...about(link), fields, name, size });
  const add = (link: Link, draft: string, file_id: string, over: object = {}) =>
    world.send<{ file?: { id: string }; version?: number }>('public.form.file.add', {
      ...about(link),
      file_id,
      draft,
      field_id: 'scan',
      name: 'passport.pdf',
      ...over,
    });

  it('goes straight into the store, and arrives with the answers', async () => {
    const { link, fields, draft } = await begin();
    const permission = (await upload(link, fields)).body;
    expect(await sendForm(permission, 'passport.pdf', PDF)).toBe(204);
    const added = (await add(link, draft, permission.file_id)).body;
    expect(added).toMatchObject({ file: { id: permission.file_id }, version: 2 });
    // Nothing was saved since, and still another device shows it.
    expect((await open(link, { draft })).html).toContain('passport.pdf');
    later(5);
    const rest = fields.filter(([name]) => name !== 'version');
    const { status } = await post(link, [...rest, ['version', '2'], ['f.scan', permission.file_id]]);
    expect(status).toBe(200);
    const [row] = await received(link);
    const kept = await db().get(Submissions, { form_id: link.form_id, id: SubmissionId.parse(row?.id) });
    expect(kept?.files).toMatchObject([{ field_id: 'scan', name: 'passport.pdf', size: PDF.length }]);
  });

  it('of 40 MB is refused before it is sent, and by the store', async () => {
    const { link, fields } = await begin();
    const refused = await upload(link, fields, 'film.mp4', 40_000_000);
    expect([refused.status, refused.body.error?.code]).toEqual([413, 'attachment.too_large']);
    const { body } = await upload(link, fields);
    expect(await sendForm(body, 'passport.pdf', 'x'.repeat(25_000_001))).toBeGreaterThanOrEqual(400);
  });

  it('that is not what its name says is refused', async () => {
    const { link, fields, draft } = await begin();
    const permission = (await upload(link, fields)).body;
    await sendForm(permission, 'passport.pdf', '<html><script>alert(1)</script>');
    expect((await add(link, draft, permission.file_id)).body.error?.code).toBe('attachment.lies');
    expect((await upload(link, fields, 'run.exe')).body.error?.code).toBe('attachment.rejected');
  });

  it('is taken in once, and by the draft alone that it was uploaded for', async () => {
    const [mine, other] = [await begin(), await begin()];
    const theirs = await open(mine.link);
    const uploaded = async () => {
      const { body } = await upload(mine.link, mine.fields);
      expect(await sendForm(body, 'passport.pdf', PDF)).toBe(204);
      return body.file_id;
    };
    const [first, second] = [await uploaded(), await uploaded()];
    await upload(other.link, other.fields);
    await upload(mine.link, [...carried(theirs.html), ...GOOD]);
    for (const [link, draft] of [
      [other.link, other.draft],
      [mine.link, hidden(theirs.html, 'draft')],
    ] as const)
      expect((await add(link, draft, first)).body.error?.code).toBe('attachment.lost');
    expect((await add(mine.link, mine.draft, first)).status).toBe(200);
    // The same answer again, where the first one got lost on its way, and no second file.
    expect((await add(mine.link, mine.draft, first)).body.file?.id).toBe(first);
    expect((await add(mine.link, mine.draft, second)).status).toBe(200);
    const saved = mine.fields.filter(([name]) => name !== 'version');
    await world.call('public.form.save', { ...about(mine.link), fields: saved });
    expect((await add(mine.link, mine.draft, first)).body.error?.code).toBe('attachment.lost');
  });

  it('may be uploaded forty times for one draft', async () => {
    const { link, fields } = await begin();
    const rest = fields.filter(([name]) => name !== 'version');
    const statuses: number[] = [];
    for (let i = 0; i < 41; i++) statuses.push((await upload(link, rest)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.at(-1)).toBe(409);
  });

  it('is taken to no question that asks for none, nor named by an answer that did not bring it', async () => {
    const { link, fields, draft } = await begin();
    const permission = (await upload(link, fields)).body;
    await sendForm(permission, 'passport.pdf', PDF);
    expect((await add(link, draft, permission.file_id, { field_id: 'where' })).status).toBe(409);
    later(5);
    const rest = fields.filter(([name]) => name !== 'version');
    await post(link, [...rest, ['version', '1'], ['f.scan', permission.file_id]]);
    expect((await answersOf(link))[0]?.form.scan).toBeUndefined();
  });
});
