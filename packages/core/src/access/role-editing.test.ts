import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UserId } from '../base/ids';
import { heldBy } from './actor';
import type { User } from './company';
import { PERMISSIONS, type Permission } from './permissions';
import {
  assignRole,
  beyond,
  changeRole,
  OWN_ROLES_AT_MOST,
  RENAMED_AT_MOST,
  type RoleChange,
  takeAlong,
} from './role-editing';
import { getRolePermissions, ROLE_PERMISSIONS, ROLES } from './roles';

const OWNER = 'usr_01ARZ3NDEKTSV4RRFFQ69G5FA0' as UserId;
const person = (digit: number, role: string, permissions?: Permission[]) =>
  ({
    id: `usr_01ARZ3NDEKTSV4RRFFQ69G5FA${digit}` as UserId,
    first_name: `Person${digit}`,
    last_name: 'Lee',
    roles: [role],
    permissions,
  }) as User;
const owner = { ...person(0, 'Standard'), id: OWNER };
const [advisor, manager, master] = [person(1, 'Advisor'), person(2, 'Manager'), person(3, 'Master Admin')];
const firm = { owner_user_id: OWNER, roles: [] };
const users = [owner, advisor, manager, master];
const change = (asked: Partial<RoleChange>, by = owner, company: Parameters<typeof changeRole>[2]['company'] = firm) =>
  changeRole({ name: 'Advisor', version: 0, permissions: ['View Trips'], ...asked }, by, { company, users });
const code = (result: { ok: boolean }) => (result.ok ? 'ok' : (result as unknown as { code: string }).code);

describe('a role that a company edits', () => {
  it('R-SHELL-231 holds what is listed, and is what its holders hold (G-047)', () => {
    const decided = change({});
    if (!decided.ok) throw new Error(decided.code);
    const { roles, gives, takes } = decided.value;
    expect(roles).toEqual([{ name: 'Advisor', permissions: ['View Trips'], visibility: 'all', version: 1 }]);
    expect(gives).toEqual([]);
    expect(takes).toEqual(beyond(ROLE_PERMISSIONS.Advisor, ['View Trips']));
    expect(heldBy(advisor, { ...firm, roles })).toEqual(['View Trips']);
    expect(heldBy(person(4, 'Advisor', ['Forms']), { ...firm, roles })).toEqual(['Forms']);
  });
  it('gains nothing by a permission that Wayline does not know', () => {
    const roles = [{ name: 'Advisor', permissions: ['View Trips', 'Fly'], version: 1 }];
    expect(getRolePermissions('Advisor', roles)).toEqual(['View Trips']);
  });
  it('goes back to what it starts with, and is kept no more', () => {
    const roles = [{ name: 'Advisor', permissions: ['View Trips'], version: 4 }];
    const back = { permissions: null, version: 4 };
    expect(change(back, owner, { ...firm, roles })).toMatchObject({ ok: true, value: { roles: [] } });
    const same = { permissions: ROLE_PERMISSIONS.Advisor, version: 4 };
    expect(change(same, owner, { ...firm, roles })).toMatchObject({ ok: true, value: { roles: [] } });
  });
  it('is refused from a version that somebody else has replaced, with what stands now', () => {
    const roles = [{ name: 'Advisor', permissions: ['View Trips'], version: 4 }];
    expect(change({ version: 3 }, owner, { ...firm, roles })).toMatchObject({
      code: 'record.stale',
      current: { version: 4 },
    });
  });
  it('R-SHELL-216 is never the Master Admin, however it is spelled', () => {
    expect(code(change({ name: 'Master Admin' }))).toBe('role.fixed');
    expect(code(change({ name: 'master admin' }))).toBe('role.fixed');
  });
});

describe('a role of the company’s own', () => {
  const own = { name: 'Night desk', permissions: ['View Trips'], version: 1 };
  it('is made once, whatever the spelling', () => {
    expect(change({ name: 'Night desk' })).toMatchObject({ ok: true, value: { roles: [own] } });
    for (const name of ['Night desk', 'NIGHT DESK', 'planner'])
      expect(code(change({ name }, owner, { ...firm, roles: [own] }))).toBe('record.exists');
  });
  it('is deleted only while nobody holds it, and says who does', () => {
    const company = { ...firm, roles: [own] };
    const gone = { name: 'Night desk', version: 1, permissions: null };
    expect(change(gone, owner, company)).toMatchObject({ ok: true, value: { roles: [] } });
    const held = { company, users: [1, 2, 3, 4, 5].map((digit) => person(digit, 'Night desk')) };
    expect(changeRole(gone, owner, held)).toMatchObject({
      code: 'role.in_use',
      params: { name: 'Night desk', holders: 'Person1 Lee, Person2 Lee, Person3 Lee and 2 more' },
    });
    expect(code(change(gone))).toBe('record.missing');
    expect(code(change({ ...gone, version: 0 }))).toBe('record.missing');
  });
  it('is one of at most 20, edited usual roles not counted', () => {
    const many = Array.from({ length: OWN_ROLES_AT_MOST }, (_, i) => ({ ...own, name: `Desk ${i}` }));
    const edited = { name: 'Advisor', permissions: [], version: 1 };
    expect(change({ name: 'One more' }, owner, { ...firm, roles: many })).toMatchObject({
      code: 'role.too_many',
      params: { most: '20' },
    });
    expect(code(change({ name: 'One more' }, owner, { ...firm, roles: [edited, ...many.slice(1)] }))).toBe('ok');
  });
});

describe('who gives what', () => {
  const assign = (role: string, permissions: Permission[] | null, by: User, of: User, roles = [] as never[]) =>
    assignRole({ role, permissions }, by, of, { ...firm, roles });
  it('R-SHELL-225 nobody changes their own role, nor that of the owner', () => {
    expect(assign('Standard', null, manager, manager)).toMatchObject({ params: { action: 'change your own role' } });
    expect(assign('Standard', null, master, owner)).toMatchObject({
      params: { action: 'change the role of the owner' },
    });
  });
  it('R-SHELL-216 only who holds everything makes a Master Admin, or changes one', () => {
    expect(code(assign('Master Admin', null, manager, advisor))).toBe('access.denied');
    expect(code(assign('Planner', null, manager, master))).toBe('access.denied');
    expect(assign('Master Admin', ['Forms'], master, advisor)).toMatchObject({
      ok: true,
      value: { roles: ['Master Admin'], permissions: undefined },
    });
  });
  it('R-SHELL-225 nobody gives what they do not hold, by a role, by a permission or by editing a role', () => {
    expect(assign('Accounting', null, manager, advisor)).toMatchObject({
      code: 'access.denied',
      params: { action: 'give “Manage Payroll” without having it yourself' },
    });
    const beyondRole = [...ROLE_PERMISSIONS.Advisor, 'Manage Payroll'] as Permission[];
    expect(code(assign('Advisor', beyondRole, manager, advisor))).toBe('access.denied');
    expect(code(change({ permissions: beyondRole }, manager))).toBe('access.denied');
    expect(change({ name: 'Accounting', permissions: [] }, manager)).toMatchObject({
      params: { action: 'take “Manage Payroll” without having it yourself' },
    });
  });
  it('lets a colleague keep what whoever changes their role does not hold', () => {
    const accountant = person(5, 'Accounting');
    const kept = getRolePermissions('Accounting').filter((permission) => permission !== 'Forms');
    expect(assign('Accounting', [...kept], manager, accountant)).toMatchObject({
      ok: true,
      value: { permissions: kept },
    });
    expect(code(assign('Planner', null, manager, accountant))).toBe('ok');
  });
  it('keeps nothing of its own where that is just what the role holds', () => {
    const planner = assign('Planner', [...getRolePermissions('Planner')].reverse(), owner, advisor);
    expect(planner).toMatchObject({ ok: true, value: { roles: ['Planner'], permissions: undefined } });
    expect(code(assign('Night desk', null, owner, advisor))).toBe('request.invalid');
  });

  const some = fc.subarray([...PERMISSIONS]);
  const aRole = fc.constantFrom(...ROLES.filter((role) => role !== 'Master Admin'), 'Night desk', 'Day desk');
  const step = fc.record({
    by: fc.nat(3),
    of: fc.nat(4),
    role: aRole,
    permissions: fc.option(some),
    edits: fc.boolean(),
  });
  it('R-SHELL-225 whatever colleagues do together, none of them ends with more than they had between them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(aRole, fc.option(some)), { minLength: 5, maxLength: 5 }),
        fc.array(step, { maxLength: 30 }),
        (staff, steps) => {
          let company: Parameters<typeof changeRole>[2]['company'] = firm;
          let people = staff.map(([role, held], i) => person(i + 4, role, held ?? undefined));
          const had = new Set(people.flatMap((one) => heldBy(one, company)));
          for (const { by, of, role, permissions, edits } of steps) {
            const [me, other] = [people[by] as User, people[of] as User];
            if (edits) {
              const version = company.roles.find(({ name }) => name === role)?.version ?? 0;
              const decided = changeRole({ name: role, version, permissions }, me, { company, users: people });
              if (decided.ok) company = { ...company, roles: decided.value.roles };
            } else {
              const decided = assignRole({ role, permissions }, me, other, company);
              if (decided.ok) people = people.map((one) => (one.id === other.id ? decided.value : one));
            }
            const gained = people.flatMap((one) => heldBy(one, company)).filter((held) => !had.has(held));
            expect(gained).toEqual([]);
          }
        },
      ),
    );
  });
});

describe('the name and the description of a role of the company’s own', () => {
  const own = { name: 'Night desk', permissions: ['View Trips'] as Permission[], version: 3 };
  const company = { ...firm, roles: [own] };
  const edit = (asked: Partial<RoleChange>) => change({ ...own, ...asked }, owner, company);

  it('change together with its version, and a later save of its ticks keeps them', () => {
    const after = edit({ new_name: 'Evening desk', description: ' Answers after six. ' });
    const described = { ...own, name: 'Evening desk', description: ' Answers after six. ', version: 4 };
    expect(after).toMatchObject({ ok: true, value: { name: 'Evening desk', roles: [described] } });
    const ticked = change({ ...described, description: undefined, permissions: ['View Trips', 'Trips'] }, owner, {
      ...firm,
      roles: [described],
    });
    expect(ticked).toMatchObject({ ok: true, value: { roles: [{ description: ' Answers after six. ' }] } });
    const emptied = change({ ...described, description: '' }, owner, { ...firm, roles: [described] });
    expect(emptied.ok && emptied.value.roles[0]).not.toHaveProperty('description');
  });
  it('are not those of another role, whatever the spelling, but may be spelled anew', () => {
    for (const new_name of ['Planner', 'pLANNER']) expect(code(edit({ new_name }))).toBe('record.exists');
    expect(edit({ new_name: 'NIGHT DESK' })).toMatchObject({ ok: true, value: { name: 'NIGHT DESK' } });
  });
  it('stay as they are with the usual roles', () => {
    expect(code(change({ new_name: 'Adviser' }))).toBe('role.usual');
    expect(code(change({ description: 'Sells' }))).toBe('role.usual');
  });
  it('take along whoever holds the role or is invited to it, as many as are written at once', () => {
    const holder = person(4, 'Night desk', ['Forms']);
    const [invited, other] = [{ role: 'Night desk' }, { role: 'Advisor' }];
    const names = { name: 'Night desk', to: 'Evening desk' };
    expect(takeAlong(names, [holder, advisor], [invited, other])).toEqual({
      ok: true,
      value: {
        users: [[holder, { ...holder, roles: ['Evening desk'] }]],
        invitations: [[invited, { role: 'Evening desk' }]],
      },
    });
    const many = Array.from({ length: RENAMED_AT_MOST + 1 }, () => holder);
    expect(code(takeAlong(names, many, []))).toBe('role.many_holders');
    expect(code(takeAlong(names, many.slice(1), []))).toBe('ok');
  });
});
