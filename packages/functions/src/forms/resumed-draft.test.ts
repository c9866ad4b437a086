import { decryptAnswers } from '@wayline/core/areas/forms/answers-encryption';
import { ofSubmissions, Submissions } from '@wayline/core/areas/forms/form.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
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

const { open, post } = formVisitor(() => world);
const FORM = {
  kind: 'trip_request' as const,
  form_name: 'Who travels',
  several_travelers: true,
  sections: [
    {
      id: 'people',
      per_traveler: true,
      fields: [
        { id: 'first', type: 'text' as const, label: 'First name', maps_to: 'client.first_name' as const },
        {
          id: 'passport',
          type: 'text' as const,
          label: 'Passport number',
          required: true,
          maps_to: 'passport.number' as const,
        },
        {
          id: 'known',
          type: 'text' as const,
          label: 'Known traveler number',
          maps_to: 'trusted_traveler.number' as const,
        },
      ],
    },
  ],
};
const publish = (link: Parameters<typeof publishForm>[3] = {}) => publishForm(world, world.people.advisor, FORM, link);
const SENDER: Fields = [
  ['sender_name', 'Mina Okafor'],
  ['sender_email', 'mina@example.com'],
];
const [MINA, LEO] = ['PTYPED5551234', 'PTYPED7779876'];
const TYPED: Fields = [
  ...SENDER,
  ...(['0', '1'] as const).map((mark): [string, string] => ['traveler', mark]),
  ['t.0.first', 'Mina'],
  ['t.0.passport', MINA],
  ['t.1.first', 'Leo'],
  ['t.1.passport', LEO],
];
/** Two travelers are typed and kept, and the page is opened again by its draft. */
const begun = async (about: Parameters<typeof publish>[0] = {}) => {
  const link = await publish(about);
  const { html } = await open(link);
  later(5);
  await post(link, [...carried(html), ...TYPED, ['do', 'save']]);
  const draft = hidden(html, 'draft');
  return { link, draft, page: (await open(link, about.single_use ? {} : { draft })).html };
};
/** The mark that stands for a traveler's number. */
const kept = (page: string, mark: string) =>
  new RegExp(`name="t\\.${mark}\\.passport"[^>]*value="(kept\\.[\\w-]+)"`).exec(page)?.[1] ?? '';
const travelersOf = async ({ form_id }: PublishedForm) => {
  const { company_id } = world.people.advisor;
  const { submissions } = await tenantDb(world.table, company_id).readPartition(ofSubmissions(form_id), {
    submissions: Submissions,
  });
  const answers = submissions.map((one) => decryptAnswers(encryptionAdapter(), company_id, one.answers_encrypted));
  return (await Promise.all(answers)).map(({ travelers }) => travelers);
};

describe('a draft that is gone on with', () => {
  it('says who began it, and how to begin one of one’s own', async () => {
    const { link, page } = await begun();
    expect(page).toContain('You’re continuing what Mina Okafor started.');
    expect(page).toContain(`href="/trip_form/${link.token}"`);
    expect(page).toContain('Start a new form');
    expect((await open(link)).html).not.toContain('You’re continuing');
  });

  it('has no other way behind a link that is good for one answer', async () => {
    const { page } = await begun({ single_use: true });
    expect(page).toContain('You’re continuing what Mina Okafor started.');
    expect(page).not.toContain('Start a new form');
    expect(page).not.toMatch(/PTYPED/);
  });

  it('shows no number of a document, on this page and on those that follow it', async () => {
    const { link, page } = await begun();
    expect(page).toContain('value="Mina"');
    const marks: Fields = (['0', '1'] as const).map((mark) => [`t.${mark}.passport`, kept(page, mark)]);
    const rest = TYPED.filter(([name]) => !name.endsWith('passport'));
    const fields: Fields = [...carried(page), ...rest, ...marks];
    const followed = [page];
    for (const press of ['add_traveler', 'remove_traveler.0', 'save', 'mail'])
      followed.push((await post(link, [...fields, ['do', press]])).html);
    const saved = followed[3] ?? '';
    followed.push(
      (await post(link, [...carried(saved), ...fields.slice(3), ['sender_name', ''], ['do', 'send']])).html,
    );
    await world.call('crm.forms.close', { id: link.form_id }, { as: world.people.advisor });
    followed.push((await post(link, [...carried(saved), ...fields.slice(3), ['do', 'send']])).html);
    for (const html of followed) expect(html).not.toMatch(/PTYPED/);
    expect(followed.at(-1)).not.toContain(kept(page, '0'));
  });

  it('keeps the numbers of its travelers, also when others are removed, and takes a new one', async () => {
    const { link, page } = await begun();
    const leo: Fields = [
      ['traveler', '1'],
      ['t.1.first', 'Leo'],
      ['t.1.passport', kept(page, '1')],
    ];
    const first = await post(link, [...carried(page), ...SENDER, ...leo, ['do', 'save']]);
    expect(await travelersOf(link)).toEqual([[{ first: 'Leo', passport: LEO }]]);
    const again = await post(link, [...carried(first.html), ...SENDER, ...leo, ['do', 'save']]);
    expect(await travelersOf(link)).toEqual([[{ first: 'Leo', passport: LEO }]]);
    later(5);
    await post(link, [...carried(again.html), ...SENDER, ...leo, ['t.1.passport', 'NEW1'], ['do', 'send']]);
    expect(await travelersOf(link)).toEqual([[{ first: 'Leo', passport: 'NEW1' }]]);
  });

  it('is sent with the numbers that it keeps', async () => {
    const { link, page } = await begun();
    const marks: Fields = (['0', '1'] as const).map((mark) => [`t.${mark}.passport`, kept(page, mark)]);
    later(5);
    const sent = await post(link, [
      ...carried(page),
      ...TYPED.filter(([name]) => !name.endsWith('passport')),
      ...marks,
    ]);
    expect([sent.status, sent.html.includes('Thank you')]).toEqual([200, true]);
    expect((await travelersOf(link))[0]?.map(({ passport }) => passport)).toEqual([MINA, LEO]);
  });

  it('gives its numbers to no other question, and to no other draft', async () => {
    const { link, page } = await begun();
    const stolen = kept(page, '0');
    const { html } = await open(link);
    later(5);
    const fields: Fields = [
      ['traveler', '0'],
      ['t.0.known', stolen],
    ];
    await post(link, [...carried(page), ...fields, ['do', 'save']]);
    await post(link, [...carried(html), ['traveler', '0'], ['t.0.passport', stolen], ['do', 'save']]);
    expect(JSON.stringify(await travelersOf(link))).not.toMatch(/PTYPED|kept/);
  });
});
