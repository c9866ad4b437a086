import { describePermission } from '@wayline/core/access/access';
import { FEATURE_FLAGS } from '@wayline/core/access/feature-flags';
import { Companies } from '@wayline/core/access/people.records';
import { getRolePermissions, ROLES, type Role } from '@wayline/core/access/roles';
import { formatErrorMessage, REQUEST_ERRORS } from '@wayline/core/base/errors';
import type { CallId } from '@wayline/core/contracts';
import { DECIDES_FURTHER, permissionMatrix } from '@wayline/core/role-matrix';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { type Answer, type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inOrder, inSessions } from './in-sessions';
import { newcomer } from './newcomer';
import { prepare } from './prepare';
import type { Prepared } from './prepared';
import { getSample } from './samples';

const AT_ONCE = 8;
const MATRIX = permissionMatrix();

let world: World;
let prepared: Prepared;
const people = new Map<Role, Person>();
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  world = await startWorld({ standins: true });
  const { owner } = world.people;
  const db = tenantDb(world.table, owner.company_id);
  await db.transact([db.updateIf(Companies, {}, { set: { feature_flags: [...FEATURE_FLAGS] } })]);
  prepared = await prepare(world, owner);
  for (const role of ROLES) people.set(role, await newcomer(world, [role]));
});
afterAll(async () => {
  await world.stop();
  vi.restoreAllMocks();
});

type Seen = { id: CallId; answer: Answer<unknown> };
const askAll = async (ids: readonly CallId[], role: Role): Promise<Seen[]> => {
  const tokenFor = inSessions(world, people.get(role) as Person);
  const ask = (id: CallId) => world.send(id, getSample(id, prepared), { token: tokenFor(id) });
  const seen: Seen[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE)
    seen.push(...(await Promise.all(ids.slice(at, at + AT_ONCE).map(async (id) => ({ id, answer: await ask(id) })))));
  return seen;
};
const said = ({ id, answer: { status, body } }: Seen) => `${id}: ${status} ${body.error?.message ?? ''}`;

it('R-SHELL-231 the matrix lets the Master Admin call everything, and Standard far less', () => {
  expect(MATRIX.filter(({ admits }) => !admits['Master Admin'])).toEqual([]);
  expect(MATRIX.filter(({ admits }) => !admits.Standard).length).toBeGreaterThan(50);
});
it.each(ROLES)('R-SHELL-224 R-SHELL-225 a %s is refused where the matrix says, in its words', async (role) => {
  const closed = MATRIX.filter(({ admits }) => !admits[role]);
  const seen = await askAll(
    closed.map(({ id }) => id),
    role,
  );
  const expected = closed.map(({ id, needs: { action, permissions = [] } }) => {
    const missing = permissions.find((permission) => !getRolePermissions(role).includes(permission)) ?? permissions[0];
    const does = action ?? (missing ? describePermission(missing) : 'do this');
    return `${id}: 403 ${formatErrorMessage(REQUEST_ERRORS['access.denied'], { action: does })}`;
  });
  expect(seen.map(said)).toEqual(expected);
});
it.each(ROLES)('R-SHELL-231 a %s is refused nowhere else', async (role) => {
  const admitted = MATRIX.filter(({ id, admits }) => admits[role] && !DECIDES_FURTHER[id]);
  const open = inOrder(admitted.map(({ id }) => id));
  const refused = (await askAll(open, role)).filter(({ answer }) => answer.status === 403 || answer.status === 401);
  expect(refused.map(said)).toEqual([]);
});
