import { FEATURE_FLAGS } from '@wayline/core/access/feature-flags';
import { Companies } from '@wayline/core/access/people.records';
import { PERMISSIONS, type Permission } from '@wayline/core/access/permissions';
import { getRolePermissions } from '@wayline/core/access/roles';
import type { Contract } from '@wayline/core/contract/contract';
import { omitWithheld, withheldFields } from '@wayline/core/contract/permission-fields';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { Audits } from '@wayline/core/store/commit';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { baseDeps } from '@wayline/functions/kernel/deps';
import { type Answer, type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApiKey } from './create-api-key';
import { newcomer } from './newcomer';
import { allItems, PLANTED, plantFigures } from './plant-figures';
import { prepare } from './prepare';
import type { Prepared } from './prepared';
import { CALL_IDS, getSample } from './samples';

/** These end the session, the user or the company that the others still need. */
const ENDS_SOMETHING = /logout|clos|delete|status/;
const IN_ORDER = [
  ...CALL_IDS.filter((id) => !ENDS_SOMETHING.test(id)),
  ...CALL_IDS.filter((id) => ENDS_SOMETHING.test(id)),
];
const contractOf = (id: CallId): Contract => CONTRACTS[id];
const isGated = ({ access }: Contract) =>
  access.kind === 'signed_in' && (access.permissions ?? []).includes('View Commissions');

/** The names of all fields of figures that are left out anywhere. */
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
const without = (held: readonly Permission[]) => held.filter((permission) => permission !== 'View Commissions');

let world: World;
beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  world = await startWorld({ standins: true });
  const { company_id } = world.people.owner;
  const db = tenantDb(world.table, company_id);
  // What is not seen at all proves nothing, so Standard sees all trips here.
  const standard = { name: 'Standard', permissions: getRolePermissions('Standard'), visibility: 'all', version: 1 };
  await db.transact([db.updateIf(Companies, {}, { set: { feature_flags: [...FEATURE_FLAGS], roles: [standard] } })]);
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
/** Every operation in turn, each in a session of its own, on a trip of its own that is full of planted figures. */
const callAll = async (
  person: Person,
  held: readonly Permission[],
  token = world.mint.accessToken(person.sub),
): Promise<Seen[]> => {
  const { owner } = world.people;
  const prepared = await prepare(world, owner);
  expect(await plantFigures(world.table)).toBeGreaterThan(6);
  const db = tenantDb(world.table, owner.company_id);
  const { newId, now } = baseDeps();
  await db.transact([
    db.insert(Audits, {
      ...{ id: newId('audit'), subject: prepared.trip, action: 'booking.changed', actor_id: owner.user_id },
      ...{ request_id: 'planted', at: now(), about: { kind: 'booking', id: prepared.booking, name: 'Planted' } },
      diff: [
        { field: 'total_profit', before: Number(PLANTED[0]), after: Number(PLANTED[1]) },
        { field: 'title', before: 'A', after: 'B' },
      ],
    }),
  ]);
  const seen: Seen[] = [];
  for (const id of IN_ORDER) {
    const input = omitWithheld(contractOf(id).input, WIDE[id]?.(prepared) ?? getSample(id, prepared), new Set(held));
    seen.push({ id, answer: await world.send(id, input, { token }) });
  }
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
];

describe('R-SHELL-231 the figures of commission, cost, markup and profit', () => {
  const swept: string[] = [];
  it.each([...ROLES.map((role) => [role, getRolePermissions(role)] as const), ['Manager', PERMISSIONS] as const])(
    'are in no answer to a %s who lacks View Commissions, and every operation answers all the same',
    async (role, usual) => {
      const blind = without(usual);
      const [lacks, holds] = [
        await newcomer(world, [role], [...blind]),
        await newcomer(world, [role], [...blind, 'View Commissions']),
      ];
      const hidden = await callAll(lacks, blind);
      expect(leaked(hidden)).toEqual([]);
      const shown = await callAll(holds, [...blind, 'View Commissions']);
      const both = answered(hidden);
      const refused = [...answered(shown)].filter((id) => !both.has(id) && !isGated(contractOf(id)));
      expect(refused).toEqual([]);
      const shows = new Set(shown.filter(({ answer }) => leaksIn(answer.body).length > 0).map(({ id }) => id));
      expect(SHOWS.filter((id) => answered(shown).has(id) && !shows.has(id))).toEqual([]);
      swept.push(
        `${role}: ${hidden.length} operations, ${both.size} answered, ${shows.size} with figures for a holder, 0 leaked`,
      );
    },
  );

  it('are in no answer to a program with the key of somebody who lacks it', async () => {
    const blind = without(PERMISSIONS);
    const [lacks, holds] = [
      await newcomer(world, ['Manager'], [...blind]),
      await newcomer(world, ['Manager'], [...PERMISSIONS]),
    ];
    const hidden = await callAll(lacks, blind, await createApiKey(world, lacks));
    expect(leaked(hidden)).toEqual([]);
    const shown = await callAll(holds, PERMISSIONS, await createApiKey(world, holds));
    const shows = new Set(shown.filter(({ answer }) => leaksIn(answer.body).length > 0).map(({ id }) => id));
    const opened = SHOWS.filter((id) => contractOf(id).keyScope !== undefined);
    expect(opened.filter((id) => !shows.has(id))).toEqual([]);
    swept.push(
      `API key: ${answered(hidden).size} operations answered, ${shows.size} with figures for a holder, 0 leaked`,
    );
  });

  it('are all shown to the owner', async () => {
    const { owner } = world.people;
    const shown = await callAll(owner, PERMISSIONS);
    const shows = new Set(shown.filter(({ answer }) => leaksIn(answer.body).length > 0).map(({ id }) => id));
    expect(SHOWS.filter((id) => !shows.has(id))).toEqual([]);
    swept.push(`owner: ${shown.length} operations, ${shows.size} with figures`);
  });

  it('are in nothing that is sent to open pages, bells and inboxes', async () => {
    const sent = (await allItems(world.table)).filter(({ type }) => /event|notification|mail/.test(String(type)));
    expect(sent.length).toBeGreaterThan(100);
    expect(sent.flatMap((item) => leaksIn(item))).toEqual([]);
    vi.restoreAllMocks();
    process.stdout.write(`${swept.join('\n')}\nfields leaked: 0\n`);
  });
});
