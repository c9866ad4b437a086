import { forgetCompany } from '@wayline/core/access/actor-cache';
import { Companies } from '@wayline/core/access/people.records';
import { HostAgencyId, ItineraryTemplateId, TeamId, type UserId } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditRows } from '../sweeps/audit-rows';
import { expectOk } from '../sweeps/expect-ok';
import { prepare } from '../sweeps/prepare';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const as = () => ({ as: world.people.owner });
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [status, body.error?.code];
const advisor = () => world.people.advisor.user_id;
const newUser = async () => {
  return (await prepare(world, world.people.owner, undefined, new Set(['leaver']))).leaver;
};
const details = async (id = advisor()) => (await world.call('users.details.get', { id }, as())).body;
const template = async (name: string) =>
  (await world.call('trips.itinerary-templates.create', { name, welcome_text: name }, as())).body.template;

describe('the users of a company', () => {
  it('R-SHELL-275 are listed with name, e-mail, job title, type, team and status', async () => {
    const { users } = (await world.call('users.list', {}, as())).body;
    const row = users.find(({ id }) => id === world.people.contractor.user_id);
    expect(row).toMatchObject({
      name: 'Casey North',
      email: 'contractor@demo.wayline.test',
      role: 'Independent Contractor',
      user_type: 'Independent contractor',
      status: true,
      online: false,
      is_owner: false,
    });
    expect(users.find(({ is_owner }) => is_owner)?.id).toBe(world.people.owner.user_id);
  });

  it('R-SHELL-274 come with the owner only where include_company_user=1 asks for them', async () => {
    const ids = async (include_company_user?: number) =>
      (
        await world.call('users.company-users.list', { include_company_user }, { as: world.people.standard })
      ).body.users.map(({ id }) => id);
    expect(await ids(1)).toContain(world.people.owner.user_id);
    const without = await ids();
    expect(without).not.toContain(world.people.owner.user_id);
    expect(without).toContain(advisor());
  });

  it('R-SHELL-275 R-SHELL-161 R-SHELL-162 can be asked for one by one, by legacy id, and by type; 15 alone is an independent contractor', async () => {
    expect((await details()).user.name).toBe('Adrian Moss');
    const found = await world.call('users.by-legacy-id.get', { legacy_id: advisor() }, as());
    expect(found.body.user.name).toBe('Adrian Moss');
    expect(codeOf(await world.call('users.by-legacy-id.get', { legacy_id: '4711' }, as()))).toEqual([
      404,
      'record.missing',
    ]);
    const { user_types } = (await world.call('users.types.list', {}, as())).body;
    expect(user_types.filter(({ name }) => name === 'Independent contractor').map(({ id }) => id)).toEqual([15]);
  });
});

describe('the profile of a user', () => {
  it('is saved as it is shown, with an audit row, and what is emptied is gone', async () => {
    const { user } = await details();
    const rows = await auditRows(world.table);
    const saved = await world.call(
      'users.details.save',
      {
        id: user.id,
        version: user.version,
        job_title: 'Cruises',
        pcc: ' 7k4b ',
        sub_agency_name: 'Moss & Sons',
        is_commissionable: true,
        user_type_id: 15,
        ic_account_type: 'Company',
      },
      as(),
    );
    expect(await auditRows(world.table)).toBe(rows + 1);
    expect(saved.body.user).toMatchObject({
      job_title: 'Cruises',
      pcc: '7K4B',
      sub_agency_name: 'Moss & Sons',
      is_commissionable: true,
      user_type: 'Independent contractor',
      ic_account_type: 'Company',
    });
    expect((await details()).user).toEqual(saved.body.user);
    const { version } = saved.body.user;
    const emptied = { id: user.id, version, job_title: '', pcc: '', ic_account_type: null, user_type_id: 2 } as const;
    await world.call('users.details.save', emptied, as());
    const { user: now } = await details();
    expect([now.job_title, now.pcc, now.ic_account_type, now.sub_agency_name]).toEqual([
      undefined,
      undefined,
      undefined,
      'Moss & Sons',
    ]);
  });

  it('R-ACC-070 earn commission each for themself, as their session says', async () => {
    const sessionOf = async (who: 'advisor' | 'standard') =>
      (await world.call('users.current.get', {}, { as: world.people[who] })).body.is_commissionable;
    const { user } = await details();
    const save = async (is_commissionable: boolean, version: number) =>
      expectOk(await world.call('users.details.save', { id: user.id, version, is_commissionable }, as()));
    await save(false, user.version);
    expect([await sessionOf('advisor'), await sessionOf('standard')]).toEqual([false, false]);
    await save(true, user.version + 1);
    expect([await sessionOf('advisor'), await sessionOf('standard')]).toEqual([true, false]);
  });

  it('refuses an older version with the user as they stand now', async () => {
    const { user } = await details();
    const { id, version } = user;
    await world.call('users.details.save', { id, version, job_title: 'First' }, as());
    const late = await world.send('users.details.save', { id, version, job_title: 'Second' }, as());
    expect(codeOf(late)).toEqual([409, 'record.stale']);
    expect(late.body.error?.current).toMatchObject({ job_title: 'First', version: version + 1 });
  });

  it('R-TRIP-255 R-TRIP-256 R-TRIP-257 R-TRIP-258 have the features that are on for everyone, as their session says', async () => {
    const { feature_flags } = (await world.call('users.current.get', {}, { as: world.people.contractor })).body;
    const on = ['embedded form', 'text message', 'text message list view', 'reminder add view', 'previewPDFShow'];
    expect(feature_flags).toEqual(expect.arrayContaining(on));
    for (const off of ['daily summary email', 'auto-send reminders']) expect(feature_flags).not.toContain(off);
  });

  it('R-SHELL-226 R-ACC-155 a feature of the company is switched on or off for a single user', async () => {
    const flagsOf = async () =>
      (await world.call('users.current.get', {}, { as: world.people.advisor })).body.feature_flags;
    expect(await flagsOf()).not.toContain('commission reconciliation');
    const { user, company_flags } = await details();
    expect(company_flags).toContain('text message');
    const { company_id } = world.people.owner;
    const given = tenantDb(world.table, company_id).updateIf(
      Companies,
      {},
      { set: { feature_flags: ['commission reconciliation'] } },
    );
    await transact(world.table, [given]);
    forgetCompany(company_id);
    const feature_flags = { 'commission reconciliation': true, 'text message': false };
    expectOk(await world.call('users.details.save', { id: user.id, version: user.version, feature_flags }, as()));
    const flags = await flagsOf();
    expect(flags).toContain('commission reconciliation');
    expect(flags).not.toContain('text message');
  });

  it('R-SHELL-228 a feature that the company was not given is switched on for nobody by a user, and none for oneself', async () => {
    const { owner, stranger } = world.people;
    const { user: self } = await details(owner.user_id);
    const save = (user: { id: UserId; version: number }, feature_flags: Record<string, boolean>) =>
      world.send('users.details.save', { id: user.id, version: user.version, feature_flags }, as());
    const itself = await save(self, { 'role-permission feature': true });
    expect(codeOf(itself)).toEqual([403, 'access.denied']);
    expect(itself.body.error?.message).toBe(
      'You do not have permission to change your own features! Please contact your master admin for permission.',
    );
    const { user } = await details();
    expect(codeOf(await save(user, { ...user.feature_flags, 'booking proposal flow': true }))).toEqual([
      403,
      'access.flag',
    ]);
    // What is said of them already is no change, and switching off is always allowed.
    expect((await save(self, self.feature_flags)).status).toBe(200);
    expect((await save(user, { ...user.feature_flags, 'booking proposal flow': false })).status).toBe(200);
    // The owner of a new company gives it no feature by way of themself.
    const alone = await world.call('users.details.get', { id: stranger.user_id }, { as: stranger });
    const { id, version } = alone.body.user;
    const flags = { feature_flags: { 'role-permission feature': true } };
    const tried = await world.send('users.details.save', { id, version, ...flags }, { as: stranger });
    expect(tried.status).toBe(403);
  });

  it('takes nothing that is not of the company, and leaves its owner the owner', async () => {
    const { user } = await details();
    const save = (changes: object) =>
      world.send('users.details.save', { id: user.id, version: user.version, ...changes }, as());
    for (const changes of [
      { team_id: TeamId.parse(`tea_${'0'.repeat(26)}`) },
      { itinerary_template_id: ItineraryTemplateId.parse(`itp_${'0'.repeat(26)}`) },
      { host_agency_id: HostAgencyId.parse(`hag_${'0'.repeat(26)}`) },
    ])
      expect(codeOf(await save(changes))).toEqual([404, 'record.missing']);
    const { user: owner } = await details(world.people.owner.user_id);
    const asOwner = { id: owner.id, version: owner.version, user_type_id: 2 };
    expect((await world.send('users.details.save', asOwner, as())).status).toBe(404);
  });
});

describe('teams', () => {
  it('R-SHELL-278 are made, renamed and led; who joins one leaves another', async () => {
    const [one, two] = [await newUser(), await newUser()];
    const save = (draft: Record<string, unknown>) =>
      world.send<{ team: { id: TeamId; version: number } }>('users.teams.save', draft, as());
    const { team } = (await save({ name: 'Cruises', lead_user_id: one, member_ids: [one, two] })).body;
    const { team: other } = (await save({ name: 'Rail', member_ids: [two] })).body;
    const rows = async () => (await world.call('users.teams', {}, as())).body.teams;
    expect(await rows()).toMatchObject([
      { id: team.id, name: 'Cruises', lead_user_id: one, member_ids: [one] },
      { id: other.id, name: 'Rail', member_ids: [two] },
    ]);
    expect((await details(two)).user.team_name).toBe('Rail');
    await save({ id: team.id, version: team.version, name: 'Sea', member_ids: [two] });
    expect((await rows()).map(({ name, member_ids }) => [name, member_ids])).toEqual([
      ['Rail', []],
      ['Sea', [two]],
    ]);
    expect(codeOf(await save({ id: team.id, version: team.version, name: 'Late' }))).toEqual([409, 'record.stale']);
    expect(codeOf(await save({ name: 'sea' }))).toEqual([409, 'team.name_taken']);
  });

  it('a team that was deleted comes back with everybody in it', async () => {
    const member = await newUser();
    const { team } = (await world.call('users.teams.save', { name: 'Islands', member_ids: [member] }, as())).body;
    const set = (deleted: boolean) => world.call('users.teams.delete', { id: team.id, deleted }, as());
    await set(true);
    expect((await details(member)).user.team_name).toBeUndefined();
    expect((await details(member)).teams.map(({ id }) => id)).not.toContain(team.id);
    await set(false);
    expect((await details(member)).user.team_name).toBe('Islands');
  });
});

describe('what is mapped to users', () => {
  it('R-SHELL-278 an office and a template, for many at once', async () => {
    const [one, two] = [await newUser(), await newUser()];
    const classic = await template('Sea voyages');
    const pcc = [
      { user_id: one, pcc: 'a1b2' },
      { user_id: two, pcc: 'C3D4' },
    ];
    expect((await world.call('users.pcc-mapping', { mappings: pcc }, as())).status).toBe(200);
    const chosen = [{ user_id: one, template_id: classic.id }];
    expect((await world.call('users.template-mapping', { mappings: chosen }, as())).status).toBe(200);
    const { users, templates } = (await world.call('users.mappings.get', {}, as())).body;
    const shown = (id: string) => users.find((user) => user.id === id);
    expect([shown(one)?.pcc, shown(two)?.pcc, shown(one)?.itinerary_template_id]).toEqual(['A1B2', 'C3D4', classic.id]);
    expect(templates.map(({ name }) => name)).toContain('Sea voyages');
    await world.call('users.template-mapping', { mappings: [{ user_id: one, template_id: null }] }, as());
    expect((await details(one)).user.itinerary_template_id).toBeUndefined();
  });

  it("a new itinerary of somebody begins from their template, and everybody else's from the company's first", async () => {
    const [first, own] = [await template('Aaa'), await template('Zzz')];
    const mapping = [{ user_id: advisor(), template_id: own.id }];
    await world.call('users.template-mapping', { mappings: mapping }, as());
    const names = async (person = world.people.advisor) =>
      (await world.call('trips.itinerary-templates.list', {}, { as: person })).body.templates.map(({ id }) => id);
    expect((await names())[0]).toBe(own.id);
    const others = await names(world.people.owner);
    expect(others.indexOf(first.id)).toBeLessThan(others.indexOf(own.id));
  });
});

describe('host agencies', () => {
  it('R-SHELL-276 are a list of the company that needs no parameters to be read', async () => {
    const read = async () => (await world.call('users.host-agencies.list', {}, { as: world.people.standard })).body;
    expect(await read()).toEqual({ agencies: [], version: 0 });
    const saved = await world.call('users.host-agencies.save', { version: 0, agencies: [{ name: 'Nexion' }] }, as());
    expect(await read()).toEqual(saved.body);
    const [agency] = saved.body.agencies;
    const { user } = await details();
    const chosen = { id: user.id, version: user.version, host_agency_id: agency?.id };
    expect((await world.call('users.details.save', chosen, as())).body.user.host_agency_id).toBe(agency?.id);
    const late = await world.call('users.host-agencies.save', { version: 0, agencies: [] }, as());
    expect(codeOf(late)).toEqual([409, 'record.stale']);
  });
});

describe('what everybody may do', () => {
  it('R-SHELL-216 is shown to a Master Admin and the owner, and to nobody else', async () => {
    const { users } = (await world.call('users.access.list', {}, as())).body;
    const standard = users.find(({ id }) => id === world.people.standard.user_id);
    expect(standard?.permissions).toContain('View Trips');
    expect(standard?.permissions).not.toContain('Edit Trips');
    const refused = await world.call('users.access.list', {}, { as: world.people.advisor });
    expect(codeOf(refused)).toEqual([403, 'access.denied']);
  });
});
