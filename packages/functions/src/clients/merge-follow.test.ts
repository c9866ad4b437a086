import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { SubmissionId } from '@wayline/core/areas/forms/form-id';
import { saveDraft } from '@wayline/core/areas/forms/save-draft';
import { submitForm } from '@wayline/core/areas/forms/submit-form';
import type { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { PROJECTIONS } from '@wayline/core/projections';
import { verifyProjection } from '@wayline/core/store/projection';
import { newToken } from '@wayline/core/store/token-hash';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PublishedForm, publishForm } from '../forms/public-form.prepared';
import { baseDeps } from '../kernel/deps';
import { encryptionAdapter } from '../kernel/encryption-adapter';
import { expectOk } from '../sweeps/expect-ok';
import { newcomer } from '../sweeps/newcomer';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.owner });
const add = async (first_name: string, given: object = {}) =>
  expectOk(await world.call('crm.individuals.create', { first_name, last_name: 'Lind', ...given }, asked())).client.id;
const read = async (id: ClientId) => expectOk(await world.call('crm.individuals.get', { id }, asked())).client;
const save = async (id: ClientId, changes: object) => {
  const { version } = await read(id);
  return expectOk(await world.call('crm.individuals.update', { id, version, ...changes }, asked()));
};
const merge = async (existing: ClientId, to_merge: ClientId) => {
  const [one, two] = [await read(existing), await read(to_merge)];
  const versions = { existing_version: one.version, to_merge_version: two.version };
  expectOk(await world.call('crm.merge.create', { existing, to_merge, ...versions }, asked()));
};
const undo = async (existing: ClientId, to_merge: ClientId) =>
  expectOk(await world.call('crm.merge.undo', { existing, to_merge }, asked()));
const purge = async (id: ClientId) =>
  expectOk(await world.call('crm.individuals.permanent-delete', { ids: [id] }, asked()));
const driftOf = async (name: string) => {
  const found: string[] = [];
  const projection = PROJECTIONS.find((one) => one.name === name);
  if (!projection) throw new Error(`No projection ${name}.`);
  for await (const { where } of verifyProjection(world.table, projection, [world.people.owner.company_id]))
    found.push(where);
  return found;
};

let [kept, other]: [ClientId, ClientId] = [] as never;
beforeEach(async () => {
  [kept, other] = [await add('Mara'), await add('Marah')];
});

describe('companions of two who are merged', () => {
  const related = async (client_id: ClientId) => expectOk(await world.call('crm.related.get', { client_id }, asked()));
  const naming = (...ids: ClientId[]) => ({
    travel_companions: ids.map((individual_id) => ({ individual_id, relation_id: '3' })),
  });
  const namesOf = async (id: ClientId) => (await read(id)).travel_companions.map(({ individual_id }) => individual_id);

  it('name neither of the two while they are one, and each other again after an undo', async () => {
    const friend = await add('Nils');
    await save(kept, naming(other));
    await save(other, naming(kept, friend));
    const sides = { existing: kept, to_merge: other };
    const preview = expectOk(await world.call('crm.merge.preview', sides, asked()));
    expect(preview).toMatchObject({ after_merge: naming(friend) });
    await merge(kept, other);
    expect(await namesOf(kept)).toEqual([friend]);
    expect((await related(kept)).named_by).toEqual([]);
    await undo(kept, other);
    expect([await namesOf(kept), await namesOf(other)]).toEqual([[other], [kept, friend]]);
  });

  it('are the kept one for two who come back from the trash together', async () => {
    const two = [await add('Ann'), await add('Bob')];
    for (const id of two) await save(id, naming(other));
    expectOk(await world.call('crm.individuals.delete', { ids: two }, asked()));
    await merge(kept, other);
    expectOk(await world.call('crm.individuals.restore', { ids: two }, asked()));
    expect(await Promise.all(two.map(namesOf))).toEqual([[kept], [kept]]);
    await undo(kept, other);
    expect(await Promise.all(two.map(namesOf))).toEqual([[other], [other]]);
  });
  it('are the kept one for who was in the trash meanwhile, and each other again after an undo', async () => {
    const companion = await add('Ann');
    const naming_both = [await add('Rest', naming(other)), await add('Undone', naming(other, companion))];
    const [restored, undone] = naming_both as [ClientId, ClientId];
    const twin = await add('Undine');
    await merge(twin, undone);
    await world.call('crm.individuals.delete', { ids: [restored] }, asked());
    await merge(kept, other);
    expectOk(await world.call('crm.individuals.restore', { ids: [restored] }, asked()));
    await undo(twin, undone);
    expect([await namesOf(restored), await namesOf(undone)]).toEqual([[kept], [kept, companion]]);
    expect((await related(kept)).named_by.map(({ client_id }) => client_id).sort()).toEqual([...naming_both].sort());
    await undo(kept, other);
    expect([await namesOf(restored), await namesOf(undone)]).toEqual([[other], [other, companion]]);
  });
  it('come back beside those who were named since', async () => {
    const since = await add('Nils');
    await save(kept, naming(other));
    await merge(kept, other);
    await save(kept, naming(since));
    await undo(kept, other);
    expect(await namesOf(kept)).toEqual([other, since]);
  });
});

describe('households of two who are merged', () => {
  const found = async (members: ClientId[], payer_id?: ClientId) =>
    expectOk(await world.call('crm.households.create', { name: 'The Linds', members, payer_id }, asked())).household;
  const change = async (id: string, given: object) => {
    const stored = (await householdOf(kept)) ?? (await householdOf(other));
    const input = { id: id as never, name: 'The Linds', version: stored?.household.version ?? 1, ...given };
    return expectOk(await world.call('crm.households.update', input, asked()));
  };
  const householdOf = async (client_id: ClientId) =>
    expectOk(await world.call('crm.related.get', { client_id }, asked())).household;
  const membersOf = async (id: ClientId) => (await householdOf(id))?.members.map(({ client_id }) => client_id);

  it('is left by who leaves it after the merge, also once that is undone', async () => {
    const { id } = await found([kept]);
    await merge(kept, other);
    await change(id, { leave: [kept] });
    await undo(kept, other);
    expect([(await read(kept)).household_id, (await read(other)).household_id]).toEqual([undefined, undefined]);
  });

  it('that ended meanwhile is that of nobody after an undo, who can join another', async () => {
    const { id } = await found([other]);
    await merge(kept, other);
    await change(id, { leave: [kept] });
    await undo(kept, other);
    expect((await read(other)).household_id).toBeUndefined();
    await found([kept, other]);
    expect(await membersOf(other)).toEqual([kept, other]);
  });

  it('keeps who pays, also once the merged profile is gone for good', async () => {
    await found([other, await add('Nils')], other);
    await merge(kept, other);
    expect((await householdOf(kept))?.household.payer_id).toBe(kept);
    await purge(other);
    expect((await householdOf(kept))?.household.payer_id).toBe(kept);
  });
});

describe('institutions of two who are merged', () => {
  const create = async (institution: string) => {
    const { body } = await world.call('crm.institutions.create', { institution, profile_category_id: 4 }, asked());
    return body.institution?.id ?? ('' as InstitutionId);
  };
  const change = async (id: InstitutionId, on: boolean, ...client_ids: ClientId[]) =>
    expectOk(await world.call('crm.institutions.members.change', { id, client_ids, on }, asked())).institution;
  const members = async (id: InstitutionId) =>
    expectOk(await world.call('crm.institutions.get', { id }, asked())).institution.member_ids;

  it('have the kept client as a member, once and in the same place, and an undo restores exactly', async () => {
    const [first, last] = [await add('Nils'), await add('Anna')];
    const [one, both] = [await create('School of one'), await create('School of both')];
    await change(one, true, first, other, last);
    await change(both, true, other, first, kept, last);
    await merge(kept, other);
    expect([await members(one), await members(both)]).toEqual([
      [first, kept, last],
      [first, kept, last],
    ]);
    const listed = expectOk(await world.call('crm.institutions.members.list', { id: one }, asked())).members;
    expect(listed.map(({ id }) => id)).toEqual([last, kept, first]);
    await undo(kept, other);
    expect([await members(one), await members(both)]).toEqual([
      [first, other, last],
      [other, first, kept, last],
    ]);
  });

  it('keep who joined and left since', async () => {
    const [gone, since] = [await add('Nils'), await add('Anna')];
    const [one, left] = [await create('School that grows'), await create('School that is left')];
    await change(one, true, gone, other);
    await change(left, true, kept, other);
    await merge(kept, other);
    await change(one, true, since);
    await change(one, false, gone);
    await change(left, false, kept);
    await undo(kept, other);
    expect([await members(one), await members(left)]).toEqual([[other, since], [other]]);
  });

  it('in the trash have the kept client too, and take nobody who was merged away', async () => {
    const [one, full] = [await create('School in the trash'), await create('School')];
    await change(one, true, other);
    expectOk(await world.call('crm.institutions.delete', { ids: [one] }, asked()));
    await merge(kept, other);
    expectOk(await world.call('crm.institutions.restore', { ids: [one] }, asked()));
    expect(await members(one)).toEqual([kept]);
    const refused = await world.send('crm.institutions.members.change', { id: full, client_ids: [other] }, asked());
    expect(refused.body.error?.code).toBe('record.missing');
  });

  it('with more members than one transaction holds are deleted for good', async () => {
    const id = await create('Big school');
    for (let i = 0; i < 11; i++) {
      const ids = await Promise.all(Array.from({ length: 10 }, (_, n) => add(`Member ${i} ${n}`)));
      await change(id, true, ...ids);
    }
    expectOk(await world.call('crm.institutions.delete', { ids: [id] }, asked()));
    expectOk(await world.call('crm.institutions.permanent-delete', { ids: [id] }, asked()));
    expect((await world.call('crm.institutions.get', { id }, asked())).status).toBe(404);
  });
});

describe('forms of two who are merged', () => {
  const FIELDS = [
    { id: 'first', type: 'text' as const, label: 'First name', maps_to: 'client.first_name' as const },
    { id: 'seat', type: 'text' as const, label: 'Seat', maps_to: 'air_preferences.seat' as const },
  ];
  const FORM = {
    kind: 'traveler_info' as const,
    form_name: 'Traveler information',
    form_submittee_flag: false,
    sections: [{ id: 'you', fields: FIELDS }],
  };
  const publish = (link: object, form: object = {}) => publishForm(world, asked().as, { ...FORM, ...form }, link);
  const deps = () => ({ ...baseDeps(), table: world.table, seal: encryptionAdapter() });
  const type = ({ token }: PublishedForm, draft = newToken().token) => ({
    token,
    draft,
    sender_name: 'Mara',
    sender_email: 'mara@x.test',
    answers: { form: { first: 'Mara', seat: 'Aisle' }, travelers: [], consent: false },
  });
  const answer = async (link: PublishedForm, typed = type(link)) => {
    const sent = await submitForm(deps(), typed, { id: 'test' });
    if (!sent.ok) throw new Error(sent.code);
    return sent.value.submission.id;
  };
  const opened = async ({ form_id }: PublishedForm, id: SubmissionId) =>
    expectOk(await world.call('crm.submissions.get', { form_id, id }, asked()));
  /** Whose answers they are, in the review and in the list. */
  const whose = async (link: PublishedForm, id: SubmissionId) => {
    const { submission, people } = await opened(link, id);
    const { form_id } = link;
    const { submissions } = expectOk(await world.call('crm.submissions.list', { form_id }, asked()));
    const row = submissions.find((one) => one.id === id);
    expect([row?.client_id, people[0]?.client?.id]).toEqual([submission.client_id, submission.client_id]);
    return submission.client_id;
  };
  const linkOf = async ({ form_id, link_id }: PublishedForm) => {
    const { links } = expectOk(await world.call('crm.forms.get', { id: form_id }, asked()));
    return links.find(({ id }) => id === link_id)?.client_id;
  };

  it('are of the kept client with links and answers, and of the other one again after an undo', async () => {
    const link = await publish({ client_id: other });
    const before = await answer(link);
    const { form_id } = link;
    const accepted = { form_id, id: before, person: 0, version: 1, client_id: other, fields: ['seat'] };
    expectOk(await world.call('crm.submissions.accept', accepted, asked()));
    await merge(kept, other);
    const after = await answer(link);
    expect([await linkOf(link), await whose(link, before), await whose(link, after)]).toEqual([kept, kept, kept]);
    expect((await opened(link, before)).submission.people).toMatchObject([{ client_id: kept }]);
    await undo(kept, other);
    const last = await answer(link);
    expect(await linkOf(link)).toBe(other);
    for (const id of [before, after, last]) expect(await whose(link, id)).toBe(other);
    expect((await opened(link, before)).submission.people).toMatchObject([{ client_id: other }]);
  });

  it('stay with the kept client once the other one is gone for good', async () => {
    const link = await publish({ client_id: other });
    const before = await answer(link);
    await merge(kept, other);
    await purge(other);
    expect([await linkOf(link), await whose(link, before), await whose(link, await answer(link))]).toEqual([
      kept,
      kept,
      kept,
    ]);
  });

  it('of the kept client, and those made since, stay theirs after an undo', async () => {
    const own = await publish({ client_id: kept });
    await merge(kept, other);
    const since = await publish({ client_id: kept });
    const [one, two] = [await answer(own), await answer(since)];
    await undo(kept, other);
    expect([await whose(own, one), await whose(since, two)]).toEqual([kept, kept]);
  });

  it('are seen by who advises the kept client alone', async () => {
    const standard = await newcomer(
      world,
      ['Standard'],
      ['View Forms', 'View Client Profiles', 'Edit Client Profiles'],
    );
    await save(kept, { advisor_id: [standard.user_id] });
    const link = await publish({ client_id: other });
    const id = await answer(link);
    const see = () => world.send('crm.submissions.get', { form_id: link.form_id, id }, { as: standard });
    expect((await see()).status).toBe(404);
    await merge(kept, other);
    expect((await see()).status).toBe(200);
  });

  it('fill what the kept profile lacks by rule, whoever the link was made for', async () => {
    const link = await publish({ client_id: other }, { auto_add: true });
    await merge(kept, other);
    await answer(link);
    expect((await read(kept)).air_preferences).toMatchObject({ seat: 'Aisle' });
    expect((await read(other)).air_preferences).toBeUndefined();
  });

  it('that were begun before a merge and sent after it are of the kept client', async () => {
    const link = await publish({ client_id: other, single_use: true });
    const typed = type(link);
    expect((await saveDraft(deps(), typed)).ok).toBe(true);
    await merge(kept, other);
    expect(await whose(link, await answer(link, typed))).toBe(kept);
  });

  it.each([false, true])(
    'that come while clients are merged, and while that is undone, find theirs (auto-add: %s)',
    async (auto_add) => {
      const links = await Promise.all([1, 2, 3].map(() => publish({ client_id: other }, { auto_add })));
      const during = async (work: Promise<unknown>) => {
        const sending = links.map(async (link) => ({ link, id: await answer(link) }));
        const [sent] = await Promise.all([Promise.all(sending), work]);
        return Promise.all(sent.map(({ link, id }) => whose(link, id)));
      };
      expect(await during(merge(kept, other))).toEqual([kept, kept, kept]);
      expect(await during(undo(kept, other))).toEqual([other, other, other]);
    },
  );
});

it.each(['institution-members', 'household-members', 'related-clients', 'client-form-links', 'client-submissions'])(
  'npm run verify finds nothing wrong with %s',
  async (name) => expect(await driftOf(name)).toEqual([]),
);
