import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FEATURE_FLAG_DEFAULTS, FEATURE_FLAGS } from '@wayline/core/access/feature-flags';
import { RESERVED_FLAGS } from '@wayline/core/access/reserved-flags';
import { PERMISSION_AREAS, permissionsIn } from '@wayline/core/access/role-areas';
import { PERMISSION_WORDS } from '@wayline/core/access/role-words';
import { getRolePermissions, ROLES, type Role } from '@wayline/core/access/roles';
import { getEndpointPath } from '@wayline/core/contract/contract';
import { failingGuard, GUARDS, type GuardSession, planFor } from '@wayline/core/navigation/guards';
import { APP_PATHS, type AppPath, listGuards, PATH_PERMISSIONS } from '@wayline/core/navigation/routes';
import { pathAbove } from '@wayline/core/navigation/routes-titles';
import { DECIDED_BY_HANDLERS, RESERVED_PERMISSIONS } from '@wayline/core/reserved-permissions';
import { DECIDES_FURTHER, type MatrixRow, permissionMatrix } from '@wayline/core/role-matrix';
import { closedBy } from '../../packages/web/src/features/account/settings';
import { scanControls } from '../../packages/web/src/testing/control-scan';

const WEB = 'packages/web/src';
const SHORT: Record<Role, string> = {
  'Master Admin': 'MA',
  Advisor: 'Ad',
  Planner: 'Pl',
  Accounting: 'Ac',
  Manager: 'Mg',
  'Independent Contractor': 'IC',
  Standard: 'St',
};
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const code = (text: string) => `\`${text}\``;
const head = (...cells: string[]) => [
  row([...cells, ...Object.values(SHORT)]),
  row([...cells.map(() => '---'), ...ROLES.map(() => ':-:')]),
];
const ticks = (holds: (role: Role) => boolean) => ROLES.map((role) => (holds(role) ? '✓' : ''));

const roleTable = () =>
  PERMISSION_AREAS.flatMap((area) => [
    `### ${area.title}`,
    '',
    ...head('permission', 'what it opens'),
    ...permissionsIn(area).map((permission) =>
      row([
        permission,
        PERMISSION_WORDS[permission],
        ...ticks((role) => getRolePermissions(role).includes(permission)),
      ]),
    ),
    '',
  ]);

const asksFor = ({ id, needs }: MatrixRow): string =>
  [
    ...(needs.permissions ?? []),
    needs.tier && `plan ${needs.tier}`,
    needs.flag && `feature ${needs.flag}`,
    needs.deniedRoles && `not ${needs.deniedRoles.join(', ')}`,
    DECIDES_FURTHER[id] && `further: ${DECIDES_FURTHER[id]}`,
  ]
    .filter(Boolean)
    .join('; ') || 'the sign-in';
const endpoints = () => {
  const rows = permissionMatrix();
  return [...new Set(rows.map(({ contract }) => contract.service))].flatMap((service) => [
    `### ${service}`,
    '',
    ...head('call', 'address', 'asks for'),
    ...rows
      .filter(({ contract }) => contract.service === service)
      .map((one) =>
        row([
          code(one.id),
          code(`${one.contract.method} ${getEndpointPath(one.contract)}`),
          asksFor(one),
          ...ticks((role) => one.admits[role]),
        ]),
      ),
    '',
  ]);
};

const sessionOf = (role: Role): GuardSession => ({
  tier: 'Advance',
  role,
  permissions: new Set(getRolePermissions(role)),
  is_er_account: true,
  has_subscription: true,
});
const NOTHING: GuardSession = { ...sessionOf('Standard'), permissions: new Set() };
const holdsFor = (at: AppPath, role: Role) => {
  const needed = PATH_PERMISSIONS[at]?.permission;
  return needed === undefined || getRolePermissions(role).includes(needed);
};
const opens = (at: AppPath, role: Role) =>
  !failingGuard(listGuards(at), sessionOf(role)) && !closedBy(at, sessionOf(role)) && holdsFor(at, role);
const guardWords = (at: AppPath): string => {
  const guards = listGuards(at).filter((guard) => guard !== 'signed-in' && !GUARDS[guard].plan);
  const plan = planFor(listGuards(at));
  return [closedBy(at, NOTHING), PATH_PERMISSIONS[at]?.permission, ...guards, plan && `plan ${plan}`]
    .filter(Boolean)
    .join('; ');
};
/** Only addresses that ask for more than the sign-in; what lies below one and asks for the same is not named again. */
const asksLikeAbove = (at: AppPath) => {
  const above = pathAbove(at);
  return above !== undefined && guardWords(above) === guardWords(at);
};
const screens = () => [
  ...head('address', 'asks for'),
  ...APP_PATHS.filter((at) => guardWords(at) && !asksLikeAbove(at)).map((at) =>
    row([code(at), guardWords(at), ...ticks((role) => opens(at, role))]),
  ),
  '',
];

const controls = () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const sources = files.map((file) => [file, readFileSync(path.join(WEB, file), 'utf8')]);
  const { asked } = scanControls(Object.fromEntries(sources));
  return [
    ...head('permission', 'asked for by'),
    ...PERMISSION_AREAS.flatMap(permissionsIn).flatMap((permission) => {
      const by = asked.filter((one) => one.permission === permission).map(({ file }) => path.parse(file).name);
      return by.length === 0
        ? []
        : [
            row([
              permission,
              [...new Set(by)].toSorted().join(', '),
              ...ticks((role) => getRolePermissions(role).includes(permission)),
            ]),
          ];
    }),
    '',
  ];
};

/** Permissions that stand in no access: what decides by them, or why nothing does yet. */
const elsewhere = () => [
  row(['permission', 'asked for by']),
  row(['---', '---']),
  ...PERMISSION_AREAS.flatMap(permissionsIn).flatMap((permission) => {
    const by = DECIDED_BY_HANDLERS[permission];
    const words = by ? code(by) : RESERVED_PERMISSIONS[permission];
    return words ? [row([permission, words])] : [];
  }),
  '',
];

const features = () => [
  row(['feature', 'at first', 'what asks for it']),
  row(['---', '---', '---']),
  ...FEATURE_FLAGS.map((flag) => {
    const reserved = RESERVED_FLAGS[flag];
    const asking = permissionMatrix().flatMap(({ id, needs }) => (needs.flag === flag ? [code(id)] : []));
    const isOn = flag in FEATURE_FLAG_DEFAULTS && FEATURE_FLAG_DEFAULTS[flag as keyof typeof FEATURE_FLAG_DEFAULTS];
    return row([
      flag,
      isOn ? 'on' : 'off',
      reserved ? `reserved, ${reserved.area}: ${reserved.reason}` : asking.join(', '),
    ]);
  }),
  '',
];

/** Who may do what: the roles as they start, by permission, endpoint, address and control. */
export const permissionsPage = (): string =>
  [
    '# Who may do what',
    '',
    'Printed by `npm run docs` from the contracts, the roles, the guards of the addresses and the screens. Change those, not this page.',
    '',
    `Roles: ${ROLES.map((role) => `${SHORT[role]} ${role}`).join(', ')}. A tick is what a role holds as it starts, in a company whose plan and features open everything; a company may edit its roles and add its own, and a colleague may hold more or less than the role. The owner holds everything, as a Master Admin does. The server asks again for whatever a screen asks for.`,
    '',
    '## Permissions',
    '',
    ...roleTable(),
    '### In no access of a call',
    '',
    'What decides by these is a handler or a section of the settings, named by one of its calls; the others are reserved for an area that is to come.',
    '',
    ...elsewhere(),
    '## Features',
    '',
    'A company is given features; a single colleague may be given or denied what the company has, never by themselves.',
    '',
    ...features(),
    '## Endpoints',
    '',
    'Behind the sign-in; each is called by each role in a test and refused just where there is no tick. “Further” names what else an endpoint looks at.',
    '',
    ...endpoints(),
    '## Addresses',
    '',
    'Those that ask for more than the sign-in; what lies below one of them asks for the same, if it is not listed itself.',
    '',
    ...screens(),
    '## Controls',
    '',
    'What screens ask for before they let anybody do something, by the files that ask.',
    '',
    ...controls(),
  ].join('\n');
