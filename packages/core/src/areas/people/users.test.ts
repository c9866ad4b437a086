import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Company, User } from '../../access/company';
import { getFeatureFlags } from '../../access/feature-flags';
import { CompanyId, TeamId, UserId } from '../../base/ids';
import { hasExpired } from '../../base/later';
import { sortAddresses } from './invite';
import { membersToMove, teamRows } from './teams';
import { matchesUser, toOffboardedUser, toUserRow, userTypeName, withDraft } from './users';
import { mayHandle } from './users-handling';

const NOW = '2031-05-01T08:00:00.000Z';
const id = (n: number) => UserId.parse(`usr_${String(n).padStart(26, '0')}`);
const teamId = (n: number) => TeamId.parse(`tea_${String(n).padStart(26, '0')}`);
const user = (n: number, more: Partial<User> = {}) =>
  User.parse({
    id: id(n),
    sub: `sub-${n}`,
    email: `u${n}@x.test`,
    first_name: 'Adrian',
    last_name: 'Moss',
    user_type_id: 2,
    roles: ['Advisor'],
    is_active: true,
    created_at: NOW,
    version: 1,
    ...more,
  });
const company = Company.parse({
  id: CompanyId.parse(`cmp_${'0'.repeat(26)}`),
  company_name: 'Harbour',
  company_type: 'agency',
  owner_user_id: id(1),
  created_at: NOW,
  version: 1,
});
const rowOf = (one: User) => toUserRow(one, { owner: id(1), team_name: 'Cruises', role: 'Advisor' });

describe('a user of the list', () => {
  it('R-SHELL-161 R-SHELL-162 is called by their type', () =>
    expect([1, 2, 15, 99].map(userTypeName)).toEqual(['Company owner', 'Employee', 'Independent contractor', 'Other']));

  it('is found by every word of a search, wherever it stands', () => {
    const row = rowOf(user(2, { pcc: '7K4B', job_title: 'Rail desk' }));
    expect(['moss', 'MOSS cruises', '7k4b rail', 'u2@x', ''].map((text) => matchesUser(row, text))).toEqual(
      Array(5).fill(true),
    );
    expect(matchesUser(row, 'moss islands')).toBe(false);
  });

  it('is online while they have a connection', () => {
    const seen = (sockets: number) =>
      toUserRow(user(2), { owner: id(1), role: 'Advisor', presence: { sockets, at: NOW } });
    expect([seen(2).online, seen(0).online, rowOf(user(2)).online]).toEqual([true, false, false]);
    expect(seen(0).last_seen_at).toBe(NOW);
  });

  it('loses what was emptied and keeps what was not named', () => {
    const after = withDraft(user(2, { pcc: 'A1B2', job_title: 'Rail' }), { pcc: '', team_id: null, last_name: 'Ash' });
    expect([after.pcc, after.team_id, after.job_title, after.last_name]).toEqual([undefined, undefined, 'Rail', 'Ash']);
  });

  it('keeps only their name when they leave', () => {
    const left = toOffboardedUser(user(2, { phone_no: '123', pcc: 'A1B2' }), NOW);
    expect(User.parse(left)).toMatchObject({ first_name: 'Adrian', is_active: false, left_at: NOW });
    expect([left.phone_no, left.pcc, left.email.includes('u2@x.test')]).toEqual([undefined, undefined, false]);
  });

  it('R-SHELL-226 has a feature as it is said of them, else as the company has it', () => {
    const flag = 'commission reconciliation';
    const cases = [
      getFeatureFlags([flag]),
      getFeatureFlags([flag], { [flag]: false }),
      getFeatureFlags([], { [flag]: true }),
      getFeatureFlags([]),
    ];
    expect(cases.map((flags) => flags.has(flag))).toEqual([true, false, true, false]);
  });
});

describe('who may shut out or remove whom', () => {
  const actor = (n: number, role: string) => ({ user_id: id(n), role, is_owner: n === 1, company });
  it.each([
    ['themselves', actor(2, 'Manager'), user(2), false],
    ['the owner', actor(2, 'Master Admin'), user(1), false],
    ['a Master Admin, as a manager', actor(2, 'Manager'), user(3, { roles: ['Master Admin'] }), false],
    ['a Master Admin, as one', actor(2, 'Master Admin'), user(3, { roles: ['Master Admin'] }), true],
    ['an advisor', actor(2, 'Manager'), user(3), true],
  ])('%s', (_who, by, whom, may) => expect(mayHandle(by, whom, 'remove').ok).toBe(may));
});

describe('inviting', () => {
  it('R-SHELL-010 sorts every address once, known or to be invited', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a@x.test', 'B@x.test', 'c@x.test', 'D@x.test')),
        fc.subarray(['a@x.test', 'c@x.test']),
        fc.subarray(['b@x.test', 'c@x.test']),
        (emails, colleagues, invited) => {
          const as = (list: string[]) => list.map((email) => ({ email }));
          const { fresh, known } = sortAddresses(emails, as(colleagues), as(invited));
          const all = [...fresh, ...known.map(({ email }) => email)].sort();
          expect(all).toEqual([...new Set(emails.map((email) => email.toLowerCase()))].sort());
          expect(fresh.some((email) => colleagues.includes(email) || invited.includes(email))).toBe(false);
        },
      ),
    ));
  it('ends with its last moment', () => {
    expect([hasExpired({ expires_at: NOW }, NOW), hasExpired({ expires_at: NOW }, '2031-05-01T07:59:59.999Z')]).toEqual(
      [true, false],
    );
  });
});

describe('a team', () => {
  const users = [user(1, { team_id: teamId(1) }), user(2, { team_id: teamId(2) }), user(3)];
  it('has just the members that were wanted once they are moved', () =>
    fc.assert(
      fc.property(fc.subarray([id(1), id(2), id(3)]), (wanted) => {
        const { join, leave } = membersToMove(teamId(1), users, wanted);
        const after = users.filter((u) => (u.team_id === teamId(1) && !leave.includes(u.id)) || join.includes(u.id));
        expect(after.map((u) => u.id)).toEqual([...wanted].sort());
      }),
    ));
  it('is not led by somebody who left, and is not shown once deleted', () => {
    const team = { id: teamId(1), name: 'Sea', lead_user_id: id(9), created_at: NOW, version: 1 };
    expect(teamRows([team, { ...team, id: teamId(2), deleted_at: NOW }], users)).toEqual([
      { id: teamId(1), name: 'Sea', lead_user_id: undefined, version: 1, member_ids: [id(1)] },
    ]);
  });
});
