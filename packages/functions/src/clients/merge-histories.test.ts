import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { SubmissionId } from '@wayline/core/areas/forms/form-id';
import { submitForm } from '@wayline/core/areas/forms/submit-form';
import type { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { PROJECTIONS } from '@wayline/core/projections';
import { verifyProjection } from '@wayline/core/store/projection';
import { newToken } from '@wayline/core/store/token-hash';
import { startWorld, type World } from '@wayline/local/testing/world';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PublishedForm, publishForm } from '../forms/public-form.prepared';
import { baseDeps } from '../kernel/deps';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { expectOk } from '../sweeps/expect-ok';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const STEPS = ['merge', 'undo', 'trash', 'restore', 'link', 'answer', 'join', 'leave', 'move in', 'move out'] as const;
type Step = (typeof STEPS)[number];
type Who = 'kept' | 'other';
const WHO = ['kept', 'other'] as const;
type Flags = Record<Who, boolean>;
/** What of two clients should be true: to which of them things belong, and since when they are one. */
type Model = {
  merged: { member: Flags; household: Flags } | undefined;
  member: Flags;
  household: Flags;
  trashed: boolean;
  links: { link: PublishedForm; own: Who }[];
  answers: { link: PublishedForm; id: SubmissionId; own: Who }[];
};

const asked = () => ({ as: world.people.owner });
const read = async (id: ClientId) => expectOk(await world.call('crm.individuals.get', { id }, asked()));
const add = async (first_name: string) =>
  expectOk(await world.call('crm.individuals.create', { first_name }, asked())).client.id;
const FORM = {
  kind: 'traveler_info' as const,
  form_name: 'Traveler information',
  form_submittee_flag: false,
  sections: [
    {
      id: 'you',
      fields: [{ id: 'seat', type: 'text' as const, label: 'Seat', maps_to: 'air_preferences.seat' as const }],
    },
  ],
};

let count = 0;
/** Two clients of whom one is on a trip, a school, and a household that somebody else lives in. */
const begin = async () => {
  const n = ++count;
  const [kept, other, host] = [await add('Mara'), await add('Marah'), await add('Nils')];
  const { trip } = expectOk(await world.call('trips.create', { trip_name: 'Kyoto' }, asked()));
  expectOk(await world.call('trips.travelers.create', { trip_id: trip.id, client_id: other }, asked()));
  const school = { institution: `School ${n}`, profile_category_id: 4 };
  const institution = expectOk(await world.call('crm.institutions.create', school, asked())).institution?.id;
  const home = { name: 'The Linds', members: [host] };
  const { household } = expectOk(await world.call('crm.households.create', home, asked()));
  const none = (): Flags => ({ kept: false, other: false });
  const model: Model = { merged: undefined, member: none(), household: none(), trashed: false, links: [], answers: [] };
  const ids = { kept, other };
  return {
    ids,
    host,
    trip: trip.id,
    institution: institution ?? ('' as InstitutionId),
    household: household.id,
    model,
  };
};
type Story = Awaited<ReturnType<typeof begin>>;

const flags = ({ member, household }: Model) => ({ member: { ...member }, household: { ...household } });
/** What a merge makes of a membership, and what its undo does: the other one's is as it was, the kept one's as it was made since. */
const JOIN = (one: Flags): Flags => ({ kept: one.kept || one.other, other: false });
const partMember = (was: Flags, is: Flags): Flags => ({
  kept: was.other && !was.kept ? false : is.kept,
  other: was.other,
});
const partHousehold = (was: Flags, is: Flags): Flags => ({
  kept: is.kept === (was.kept || was.other) ? was.kept : is.kept,
  other: was.other,
});

const inHousehold = async ({ ids, host, household }: Story, who: Who, on: boolean) => {
  const found = expectOk(await world.call('crm.related.get', { client_id: host }, asked())).household?.household;
  const input = { id: household, name: 'The Linds', version: found?.version ?? 0, [on ? 'join' : 'leave']: [ids[who]] };
  expectOk(await world.call('crm.households.update', input, asked()));
};
const DO: Record<Step, (story: Story, who: Who) => Promise<void>> = {
  merge: async ({ ids, model }) => {
    if (model.merged) return;
    const [one, two] = [await read(ids.kept), await read(ids.other)];
    const versions = { existing_version: one.client.version, to_merge_version: two.client.version };
    const sides = { existing: ids.kept, to_merge: ids.other };
    expectOk(await world.call('crm.merge.create', { ...sides, ...versions }, asked()));
    model.merged = flags(model);
    Object.assign(model, { member: JOIN(model.member), household: JOIN(model.household) });
  },
  undo: async ({ ids, model }) => {
    if (!model.merged) return;
    expectOk(await world.call('crm.merge.undo', { existing: ids.kept, to_merge: ids.other }, asked()));
    model.member = partMember(model.merged.member, model.member);
    model.household = partHousehold(model.merged.household, model.household);
    model.merged = undefined;
  },
  trash: async ({ trip, model }) => {
    if (model.trashed) return;
    expectOk(await world.call('trips.delete', { ids: [trip] }, asked()));
    model.trashed = true;
  },
  restore: async ({ trip, model }) => {
    if (!model.trashed) return;
    expectOk(await world.call('trips.deleted.restore', { id: trip }, asked()));
    model.trashed = false;
  },
  link: async ({ ids, model }, who) => {
    const own = model.merged ? 'kept' : who;
    model.links.push({ own, link: await publishForm(world, asked().as, FORM, { client_id: ids[own] }) });
  },
  answer: async ({ model }) => {
    const last = model.links.at(-1);
    if (!last) return;
    const deps = { ...baseDeps(), table: world.table, seal: encryptionAdapter() };
    const typed = { token: last.link.token, draft: newToken().token, sender_name: '', sender_email: '' };
    const answers = { form: { seat: 'Aisle' }, travelers: [], consent: false };
    const sent = await submitForm(deps, { ...typed, answers }, { id: 'test' });
    if (!sent.ok) throw new Error(sent.code);
    model.answers.push({ ...last, id: sent.value.submission.id });
  },
  join: async ({ ids, institution, model }, who) => {
    const member = model.merged ? 'kept' : who;
    const input = { id: institution, client_ids: [ids[member]] };
    expectOk(await world.call('crm.institutions.members.change', input, asked()));
    model.member[member] = true;
  },
  leave: async ({ ids, institution, model }, who) => {
    const member = model.merged ? 'kept' : who;
    const input = { id: institution, client_ids: [ids[member]], on: false };
    expectOk(await world.call('crm.institutions.members.change', input, asked()));
    model.member[member] = false;
  },
  'move in': async (story, who) => {
    const member = story.model.merged ? 'kept' : who;
    await inHousehold(story, member, true);
    story.model.household[member] = true;
  },
  'move out': async (story, who) => {
    const member = story.model.merged ? 'kept' : who;
    await inHousehold(story, member, false);
    story.model.household[member] = false;
  },
};

/** Everything is where the model has it. */
const expectAsModelled = async ({ ids, trip, institution, household, model }: Story) => {
  const whose = (own: Who) => ids[model.merged ? 'kept' : own];
  const profiles = { kept: await read(ids.kept), other: await read(ids.other) };
  const { travelers } = expectOk(await world.call('trips.get', { id: trip }, asked()));
  expect(travelers.map(({ client_id }) => client_id)).toEqual([whose('other')]);
  const trips = WHO.map((who) => [profiles[who].client.trips, profiles[who].trip_links.length]);
  expect(trips).toEqual(
    model.merged
      ? [
          [1, 1],
          [0, 0],
        ]
      : [
          [0, 0],
          [1, 1],
        ],
  );
  const { member_ids } = expectOk(await world.call('crm.institutions.get', { id: institution }, asked())).institution;
  expect([...member_ids].sort()).toEqual(
    WHO.filter((who) => model.member[who])
      .map((who) => ids[who])
      .sort(),
  );
  const homes = WHO.map((who) => profiles[who].client.household_id === household);
  // Who was merged away keeps where they lived, for an undo.
  expect(model.merged ? homes.slice(0, 1) : homes).toEqual(
    WHO.slice(0, model.merged ? 1 : 2).map((who) => model.household[who]),
  );
  for (const { link, own } of model.links) {
    const { links } = expectOk(await world.call('crm.forms.get', { id: link.form_id }, asked()));
    expect(links.map(({ client_id }) => client_id)).toEqual([whose(own)]);
  }
  for (const { link, id, own } of model.answers) {
    const { submission } = expectOk(await world.call('crm.submissions.get', { form_id: link.form_id, id }, asked()));
    expect(submission.client_id).toBe(whose(own));
  }
};

it('a merge that is undone is as if it had never been, but for what changed since, whatever happened', async () => {
  const history = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.constantFrom(...WHO)), {
    minLength: 4,
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const story = await begin();
      for (const [step, who] of steps) await DO[step](story, who);
      await DO.restore(story, 'kept');
      await expectAsModelled(story);
      await DO.undo(story, 'kept');
      await expectAsModelled(story);
    }),
    {
      numRuns: 10,
      examples: [
        [
          [
            ['join', 'other'],
            ['link', 'other'],
            ['merge', 'kept'],
            ['answer', 'kept'],
            ['trash', 'kept'],
            ['undo', 'kept'],
            ['answer', 'kept'],
          ],
        ],
        [
          [
            ['move in', 'other'],
            ['merge', 'kept'],
            ['move out', 'kept'],
            ['trash', 'kept'],
            ['undo', 'kept'],
            ['merge', 'kept'],
          ],
        ],
        [
          [
            ['trash', 'kept'],
            ['join', 'kept'],
            ['join', 'other'],
            ['merge', 'kept'],
            ['leave', 'kept'],
            ['restore', 'kept'],
            ['trash', 'kept'],
          ],
        ],
      ],
    },
  );
  const wrong: string[] = [];
  const names = ['client-trips', 'household-members', 'institution-members', 'client-form-links', 'client-submissions'];
  for (const projection of PROJECTIONS.filter(({ name }) => names.includes(name)))
    for await (const { where } of verifyProjection(world.table, projection, [world.people.owner.company_id]))
      wrong.push(where);
  expect(wrong).toEqual([]);
});
