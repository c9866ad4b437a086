import { randomUUID } from 'node:crypto';
import { User } from '@wayline/core/access/company';
import { Users } from '@wayline/core/access/people.records';
import { TeamId, UserId } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import type { Person, World } from '@wayline/local/testing/world';
import { baseDeps } from '../kernel/deps';
import { expectOk } from '../sweeps/expect-ok';
import type { Preparation } from '../sweeps/prepared';

/** A user of the company whom nobody else needs. */
const leaver = async (world: World, { company_id }: Person): Promise<UserId> => {
  const { newId, now } = baseDeps();
  const id = newId('user');
  const sub = randomUUID();
  const db = tenantDb(world.table, company_id);
  const user = User.parse({
    id,
    sub,
    email: `${sub}@leaving.wayline.test`,
    first_name: 'Lee',
    last_name: 'Vers',
    user_type_id: 2,
    roles: ['Planner'],
    is_active: true,
    created_at: now(),
    version: 1,
  });
  await db.transact([db.insert(Users, user)]);
  return id;
};
const team = async (world: World, as: Person): Promise<TeamId> => {
  const made = await world.call('users.teams.save', { name: `Team ${randomUUID()}` }, { as });
  if (made.body.error?.code !== 'team.too_many') return expectOk(made).team.id;
  const { teams } = expectOk(await world.call('users.teams', {}, { as }));
  return TeamId.parse(teams[0]?.id);
};
const invited = async (world: World, as: Person): Promise<string> => {
  const email = `${randomUUID()}@invited.wayline.test`;
  const made = await world.call(
    'users.invitations.create',
    { emails: [email], role: 'Planner', user_type_id: 2 },
    { as },
  );
  if (made.status === 200) return email;
  const { invitations } = expectOk(await world.call('users.invitations.list', {}, { as }));
  return String(invitations[0]?.email);
};

const hostAgencies = async (world: World, as: Person): Promise<number> =>
  expectOk(await world.call('users.host-agencies.list', {}, { as })).version;

/** From which version of the colleague a sample starts; nobody of another company can know. */
const colleagueVersion = async (world: World, as: Person): Promise<{ colleagueVersion?: number }> => {
  const { contractor } = world.people;
  if (as.company_id !== contractor.company_id) return {};
  const { user } = expectOk(await world.call('users.roles', { user_id: contractor.user_id }, { as }));
  return { colleagueVersion: user?.version ?? 1 };
};

declare module '../sweeps/prepared' {
  interface Prepared {
    /** A user whom nobody else needs, a team, and the address of somebody who is invited. */
    leaver: UserId;
    team: TeamId;
    invited: string;
    /** The version of the list of host agencies. */
    hostAgencies: number;
    colleagueVersion: number;
  }
}

/** What the samples of users and teams speak of; only what is wanted is made. */
export const PREPARES: Preparation = {
  placeholders: (id, digit) => ({
    leaver: UserId.parse(id('usr')),
    team: TeamId.parse(id('tea')),
    invited: `nobody-${digit}@new.wayline.test`,
    hostAgencies: 0,
    colleagueVersion: 1,
  }),
  make: async ({ world, as, wants }) => ({
    ...(wants('leaver') && { leaver: await leaver(world, as) }),
    ...(wants('team') && { team: await team(world, as) }),
    ...(wants('hostAgencies') && { hostAgencies: await hostAgencies(world, as) }),
    ...(wants('invited') && { invited: await invited(world, as) }),
    ...(wants('colleagueVersion') && (await colleagueVersion(world, as))),
  }),
};
