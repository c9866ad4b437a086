import { isPermission, type Permission } from '@wayline/core/access/permissions';
import { getRolePermissions, ROLES, type Role } from '@wayline/core/access/roles';
import { type Contract, isWrite } from '@wayline/core/contract/contract';
import { type CallId, CONTRACTS } from '@wayline/core/contracts';
import { failingGuard, type GuardSession } from '@wayline/core/navigation/guards';
import { APP_PATHS, listGuards } from '@wayline/core/navigation/routes';
import { describe, expect, it } from 'vitest';
import { scanControls } from '../../../testing/control-scan';
import { closedBy, SETTING_GROUPS } from '../../account/settings';

const under = (base: string, names: string) => names.split(' ').map((name) => `${base}/${name}`);
const PAYROLL = ['/payroll', '/commissions', ...under('/commissions', 'list payroll host-agency')];
const NOT_STANDARD = ['/sabre', ...under('/myaccount', 'users sabre users-pcc-mapping users-template-mapping teams')];
const OF_THE_OWNER = under('/myaccount', 'payment customizeplatform');
const OF_THE_OFFICE = under(
  '/myaccount',
  'booking_types supplier_types domain howtopayus invoice_logo invoice_text invoice-numbering pay_now_default payment_options payment-reminders occasions relations vaccines timezonecurrency userbrand itinerary-settings entry-rules content roles usersimportantnotice assign_role/:id',
);
const COLLECTION = '/myaccount/paymentcollection';
const SELLERS = [...OF_THE_OWNER, ...OF_THE_OFFICE, COLLECTION, ...PAYROLL];
/** Which addresses stay closed to a role as it starts, where the plan opens everything. */
const CLOSED: Record<Role, readonly string[]> = {
  'Master Admin': [],
  Manager: [...OF_THE_OWNER, ...PAYROLL],
  Accounting: [...OF_THE_OWNER, ...OF_THE_OFFICE],
  Advisor: SELLERS,
  Planner: SELLERS,
  'Independent Contractor': SELLERS,
  Standard: [...SELLERS, ...NOT_STANDARD],
};

it.each(ROLES)('R-SHELL-121 R-SHELL-231 opens every address to a %s but those of others', (role) => {
  const session: GuardSession = {
    tier: 'Advance',
    role,
    permissions: new Set(getRolePermissions(role)),
    is_er_account: true,
    has_subscription: true,
  };
  const closed = APP_PATHS.filter((path) => failingGuard(listGuards(path), session) || closedBy(path, session));
  expect(closed.toSorted()).toEqual(CLOSED[role].toSorted());
});

const texts = import.meta.glob<string>('../../../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const sources = Object.fromEntries(
  Object.entries(texts).map(([file, text]) => [
    file
      .replace('../../../', '')
      .replace(/^\.\.\/\.\.\//, 'features/')
      .replace(/^\.\.\//, 'features/people/')
      .replace(/^\.\//, 'features/people/roles/'),
    text,
  ]),
);
const { asked, askedIn, callsIn, files, around, above } = scanControls(sources);
const isCall = (id: string): id is CallId => id in CONTRACTS;
const needsOf = (id: CallId) => {
  const { access }: Contract = CONTRACTS[id];
  return access.kind === 'signed_in' ? (access.permissions ?? []) : [];
};

/** The file of each address, and the permission that the frame around it asks for where it is a setting. */
const pages = new Map(
  Object.entries(sources)
    .filter(([file]) => /^features\/[^/]+\/pages\.tsx?$/.test(file))
    .flatMap(([list, text]) =>
      [...text.matchAll(/(?:'(\/[^']+)':|=)\s*page\(\s*\(\) => import\('\.\/([^']+)'\)/g)].map(
        ([, path, file]): [string, Permission | undefined] => [
          list.replace(/pages\.tsx?$/, `${file}.tsx`),
          SETTING_GROUPS.flatMap(({ settings }) => settings).find((setting) => setting.path === path)?.permission,
        ],
      ),
    ),
);
/** What is known to be held on the way to a file: what was asked, and what it took to read what is on screen. */
const heldAt = (file: string) => {
  const way = around(file);
  const reads = way.flatMap(callsIn).filter((id): id is CallId => isCall(id) && !isWrite(CONTRACTS[id]));
  return new Set<string>([
    ...way.flatMap(askedIn),
    ...reads.flatMap(needsOf),
    ...[...above(file)].flatMap((one) => pages.get(one) ?? []),
  ]);
};
const onScreen = files.filter((file) => [...above(file)].some((one) => pages.has(one)));
const controls = onScreen.flatMap((file) =>
  callsIn(file)
    .filter((id): id is CallId => isCall(id) && isWrite(CONTRACTS[id]))
    .map((id) => ({ file, id })),
);
/** Files that let others ask, or are told by the server. */
const ASKED_OTHERWISE: Record<string, string> = {
  'features/trip/pricing/components/split-form.tsx': 'the answer says by its mode whether the split may be set',
  'features/trip/trips/pages/trip-create-page.tsx': 'every way to it asks: the rail, the palette, the list',
  'features/trip/trips/use-send-again.ts': 'whoever comes from the notification has sent that mail',
};

describe('the controls of the screens', () => {
  it('R-SHELL-217 ask for permissions that exist', () => {
    expect(asked.length).toBeGreaterThan(60);
    expect(asked.filter(({ permission }) => !isPermission(permission))).toEqual([]);
  });
  it('R-SHELL-224 ask, before they call, for everything that the call asks for', () => {
    expect(controls.length).toBeGreaterThan(80);
    const unasked = controls.flatMap(({ id, file }) => {
      const held = heldAt(file);
      return needsOf(id).flatMap((needed) => (held.has(needed) ? [] : [{ file, id, needed }]));
    });
    expect(unasked.filter(({ file }) => !ASKED_OTHERWISE[file])).toEqual([]);
    expect([...new Set(unasked.map(({ file }) => file))].toSorted()).toEqual(Object.keys(ASKED_OTHERWISE).toSorted());
  });
});
