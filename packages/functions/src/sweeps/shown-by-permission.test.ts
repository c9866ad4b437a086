import { FEATURE_FLAGS } from '@wayline/core/access/feature-flags';
import { Companies } from '@wayline/core/access/people.records';
import { PERMISSIONS, type Permission } from '@wayline/core/access/permissions';
import { getRolePermissions } from '@wayline/core/access/roles';
import type { Contract } from '@wayline/core/contract/contract';
import { omitWithheld, withheldFields } from '@wayline/core/contract/permission-fields';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { Audits } from '@wayline/core/store/audits';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { baseDeps } from '@wayline/functions/kernel/deps';
import { type Answer, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiKey } from './create-api-key';
import { inOrder, inSessions, isTurnedAway } from './in-sessions';
import { newcomer } from './newcomer';
import { inQuarter, QUARTERS } from './parts';
import { allItems, PLANTED, plantFigures } from './plant-figures';
import { prepare } from './prepare';
import type { Prepared } from './prepared';
import { CALL_IDS, getSample } from './samples';

const contractOf = (id: CallId): Contract => CONTRACTS[id];
/** What fields are shown by: figures, and the cards of clients. */
const SHOWN_BY: readonly Permission[] = ['View Commissions', 'View Client Credit Card'];
const isGated = ({ access }: Contract) =>
  access.kind === 'signed_in' && (access.permissions ?? []).some((permission) => SHOWN_BY.includes(permission));

/** The names of all fields of figures that are left out anywhere; cards are known by what is planted, as others have cards too. */
const NAMES = new Set(
  CALL_IDS.flatMap((id) =>
    withheldFields(contractOf(id).output)
      .filter(({ permission }) => permission === 'View Commissions')
      .map(({ path }) => path.split('.').at(-1) ?? ''),
  ),
);
const namesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [...(NAMES.has(name) ? [name] : []), ...namesIn(inner)]);
};
const leaksIn = (body: unknown): string[] => {
  const text = JSON.stringify(body) ?? '';
  const digits = text.replaceAll(/(?<=\d),(?=\d)/g, '');
  return [
    ...new Set([...namesIn(body), ...PLANTED.filter((figure) => text.includes(figure) || digits.includes(figure))]),
  ];
};

const ROLES = ['Advisor', 'Standard', 'Independent Contractor'] as const;
const without = (held: readonly Permission[]) => held.filter((permission) => !SHOWN_BY.includes(permission));

let world: World;
let prepared: Prepared;
let rewind: () => Promise<void>;
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  world = await startWorld({ standins: true });
  const { company_id, user_id } = world.people.owner;
  const db = tenantDb(world.table, company_id);
  // What is not seen at all proves nothing, so Standard sees all trips here.
  const standard = { name: 'Standard', permissions: getRolePermissions('Standard'), visibility: 'all', version: 1 };
  await db.transact([db.updateIf(Companies, {}, { set: { feature_flags: [...FEATURE_FLAGS], roles: [standard] } })]);
  prepared = await prepare(world, world.people.owner);
  expect(await plantFigures(world.table)).toBeGreaterThan(6);
  const { newId, now } = baseDeps();
  await db.transact([
    db.insert(Audits, {
      ...{ id: newId('audit'), subject: prepared.trip, action: 'booking.changed', actor_id: user_id },
      ...{ request_id: 'planted', at: now(), about: { kind: 'booking', id: prepared.booking, name: 'Planted' } },
      diff: [
        { field: 'total_profit', before: Number(PLANTED[0]), after: Number(PLANTED[1]) },
        { field: 'title', before: 'A', after: 'B' },
      ],
    }),
  ]);
  rewind = await world.remember();
});
afterAll(async () => {
  await world.stop();
  vi.restoreAllMocks();
});

/** Asked for all there is, where the usual sample narrows it down. */
const WIDE: Partial<Record<CallId, (prepared: Prepared) => Record<string, unknown>>> = {
  'book.company-bookings.list': () => ({ per_page: '1000' }),
  'trips.history.list': ({ trip }) => ({ trip_id: trip, per_page: '100' }),
};

type Seen = { id: CallId; answer: Answer<unknown> };
/** Whoever calls, made when everything is as it was prepared, and with what they call. */
type Caller = { roles: string[]; held: readonly Permission[]; isProgram?: true } | 'owner';
const admit = async (caller: Caller): Promise<{ held: readonly Permission[]; tokenFor: (id: CallId) => string }> => {
  if (caller === 'owner') return { held: PERMISSIONS, tokenFor: inSessions(world, world.people.owner) };
  const { roles, held, isProgram } = caller;
  const person = await newcomer(world, roles, [...held]);
  if (!isProgram) return { held, tokenFor: inSessions(world, person) };
  const key = await createApiKey(world, person);
  return { held, tokenFor: () => key };
};
/** What went to open pages, bells and inboxes while they called, and what it leaked. */
const sent = { count: 0, leaks: [] as string[] };
const noteSent = async () => {
  const items = (await allItems(world.table)).filter(({ type }) => /event|notification|mail/.test(String(type)));
  sent.count += items.length;
  sent.leaks.push(...items.flatMap((item) => leaksIn(item)));
};
/** Some operations in turn, on a trip that is full of planted figures. */
const callAll = async (caller: Caller, ids: readonly CallId[]): Promise<Seen[]> => {
  await rewind();
  const { held, tokenFor } = await admit(caller);
  const seen: Seen[] = [];
  for (const id of inOrder(ids)) {
    const input = omitWithheld(contractOf(id).input, WIDE[id]?.(prepared) ?? getSample(id, prepared), new Set(held));
    seen.push({ id, answer: await world.send(id, input, { token: tokenFor(id) }) });
  }
  expect(seen.filter(({ id, answer }) => isTurnedAway(id, answer)).map(({ id }) => id)).toEqual([]);
  await noteSent();
  return seen;
};
/** It names every field, and the permission it needs, and holds no record. */
const DESCRIBES: CallId = 'public.openapi.get';
const leaked = (seen: readonly Seen[]) =>
  seen
    .filter(({ id }) => id !== DESCRIBES)
    .flatMap(({ id, answer }) => leaksIn(answer.body).map((what) => `${id}: ${what}`));
const answered = (seen: readonly Seen[]) =>
  new Set(seen.filter(({ answer }) => answer.status < 400).map(({ id }) => id));
const showing = (seen: readonly Seen[]) =>
  new Set(seen.filter(({ answer }) => leaksIn(answer.body).length > 0).map(({ id }) => id));

/** Answers that show figures when they are full of them: without these the sweep would prove nothing. */
const SHOWS: readonly CallId[] = [
  'trips.get',
  'trips.history.list',
  'trips.packages.list',
  'trips.commission-split.get',
  'book.bookings.get',
  'book.bookings.list',
  'book.bookings.list-v2',
  'book.bookings.update',
  'book.company-bookings.list',
  'book.trip-bookings.get',
  'book.library.get',
  'book.library.keep',
  'book.cancellation-details.get',
  'crm.individuals.get',
  'crm.individuals.update',
];

describe('R-SHELL-231 R-SHELL-222 the figures of commission, cost, markup and profit, and the cards of clients', () => {
  const swept: string[] = [];
  const people = [...ROLES.map((role) => [role, getRolePermissions(role)] as const), ['Manager', PERMISSIONS] as const];
  const blind = [
    ...people.map(([role, usual]) => ({
      name: `a ${role} who lacks what shows them`,
      roles: [role],
      held: without(usual),
    })),
    {
      ...{ name: 'a program with the key of somebody who lacks it', isProgram: true as const },
      ...{ roles: ['Manager'], held: without(PERMISSIONS) },
    },
  ];
  /** What answered to each of them. */
  const hiddenFrom = new Map<string, Set<CallId>>(blind.map(({ name }) => [name, new Set()]));

  it.each(blind.flatMap((caller) => QUARTERS.map((quarter) => [caller.name, quarter, caller] as const)))(
    'are in no answer to %s (quarter %i of the calls)',
    async (name, quarter, caller) => {
      const hidden = await callAll(caller, inQuarter(quarter, CALL_IDS));
      expect(leaked(hidden)).toEqual([]);
      for (const id of answered(hidden)) hiddenFrom.get(name)?.add(id);
    },
  );

  it.each(people)('keep no operation from answering a %s who lacks what shows them', async (role, usual) => {
    const lacks: Caller = { roles: [role], held: without(usual) };
    const holds: Caller = { roles: [role], held: [...without(usual), ...SHOWN_BY] };
    const both = hiddenFrom.get(`a ${role} who lacks what shows them`) ?? new Set();
    expect(both.size).toBeGreaterThan(100);
    // What answered without the permission does so with it. The rest is asked by somebody who has it, and what answers then, once more without.
    const open = CALL_IDS.filter((id) => SHOWS.includes(id) || (!both.has(id) && !isGated(contractOf(id))));
    const shown = await callAll(holds, open);
    const more = [...answered(shown)].filter((id) => !both.has(id) && !isGated(contractOf(id)));
    const again = more.length > 0 ? await callAll(lacks, more) : [];
    expect(leaked(again)).toEqual([]);
    expect(more.filter((id) => !answered(again).has(id))).toEqual([]);
    const shows = showing(shown);
    expect(SHOWS.filter((id) => answered(shown).has(id) && !shows.has(id))).toEqual([]);
    swept.push(
      `${role}: ${both.size} operations answered, ${open.length} asked by a holder, ${shows.size} with them, 0 leaked`,
    );
  });

  it('are shown to a program with the key of somebody who holds it', async () => {
    const opened = SHOWS.filter((id) => contractOf(id).keyScope !== undefined);
    const shows = showing(await callAll({ roles: ['Manager'], held: PERMISSIONS, isProgram: true }, opened));
    expect(opened.filter((id) => !shows.has(id))).toEqual([]);
  });

  it.each(QUARTERS)('are all shown to the owner (quarter %i of the calls)', async (quarter) => {
    const shows = showing(await callAll('owner', inQuarter(quarter, CALL_IDS)));
    expect(inQuarter(quarter, SHOWS).filter((id) => !shows.has(id))).toEqual([]);
    swept.push(`owner: ${shows.size} operations with them`);
  });

  it('are in nothing that is sent to open pages, bells and inboxes', () => {
    expect(sent.count).toBeGreaterThan(100);
    expect(sent.leaks).toEqual([]);
    vi.restoreAllMocks();
    process.stdout.write(`${swept.join('\n')}\nfields leaked: 0\n`);
  });
});
