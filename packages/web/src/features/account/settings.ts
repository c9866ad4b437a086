import type { Permission } from '@wayline/core/access/permissions';
import type { Tier } from '@wayline/core/access/tiers';
import { GUARDS, type GuardSession, planFor } from '@wayline/core/navigation/guards';
import { type AppPath, listGuards } from '@wayline/core/navigation/routes';
import { isUsable } from '@wayline/core/navigation/settings-to-come';

type SettingPath = Extract<AppPath, `/myaccount/${string}`>;
type Setting = { path: SettingPath; permission?: Permission };
type Group = { title: string; settings: readonly Setting[] };

const of = (permission: Permission | undefined, ...paths: SettingPath[]): Setting[] =>
  paths.map((path) => ({ path, permission }));

/** The settings as the list shows them, and the permission each needs besides its guards. Pages of one colleague stand with the users. */
export const SETTING_GROUPS: readonly Group[] = [
  {
    title: 'You',
    settings: of(
      undefined,
      '/myaccount/profile',
      '/myaccount/changepassword',
      '/myaccount/multi_factor_auth',
      '/myaccount/auto-logout',
      '/myaccount/notification-settings',
      '/myaccount/reminders',
      '/myaccount/email-signature',
      '/myaccount/flight-alerts',
      '/myaccount/payroll_payment_collection_info',
      '/myaccount/close',
    ),
  },
  {
    title: 'Plan',
    settings: [...of(undefined, '/myaccount/subscription'), ...of('Subscription and Payment', '/myaccount/payment')],
  },
  {
    title: 'People',
    settings: [
      ...of('View Users', '/myaccount/users', '/myaccount/teams'),
      ...of('Manage Users', '/myaccount/roles', '/myaccount/users-template-mapping', '/myaccount/usersimportantnotice'),
    ],
  },
  {
    title: 'Company',
    settings: [
      ...of('Settings', '/myaccount/timezonecurrency', '/myaccount/userbrand', '/myaccount/domain'),
      ...of('Settings', '/myaccount/domain_masking'),
      ...of('Content', '/myaccount/content'),
      ...of('Customize your platform', '/myaccount/customizeplatform'),
    ],
  },
  {
    title: 'Trips and clients',
    settings: of(
      'Settings',
      '/myaccount/itinerary-settings',
      '/myaccount/booking_types',
      '/myaccount/supplier_types',
      '/myaccount/occasions',
      '/myaccount/relations',
      '/myaccount/vaccines',
      '/myaccount/entry-rules',
    ),
  },
  {
    title: 'Invoices and commission',
    settings: [
      ...of('Settings', '/myaccount/howtopayus', '/myaccount/invoice_logo', '/myaccount/invoice_text'),
      ...of('Settings', '/myaccount/invoice-numbering'),
      ...of('Settings', '/myaccount/pay_now_default', '/myaccount/payment_options', '/myaccount/payment-reminders'),
      ...of('Payment Collection', '/myaccount/paymentcollection'),
      ...of('Settings', '/myaccount/commission_payment_mode', '/myaccount/sales_report_by'),
    ],
  },
  {
    title: 'Connections',
    settings: [
      ...of('Integrations', '/myaccount/integrations', '/myaccount/apikey'),
      ...of('Sabre', '/myaccount/sabre', '/myaccount/users-pcc-mapping'),
    ],
  },
];

const PERMISSIONS: Partial<Record<AppPath, Permission>> = {
  ...Object.fromEntries(SETTING_GROUPS.flatMap(({ settings }) => settings.map((s) => [s.path, s.permission]))),
  '/myaccount/assign_role/:id': 'Manage Users',
  '/myaccount/sales_target/:id': 'Sales Target',
};

const permissionMissing = (path: AppPath, { permissions }: GuardSession): Permission | undefined => {
  const needed = PERMISSIONS[path];
  return needed && !permissions.has(needed) ? needed : undefined;
};

/**
 * The permission for which a setting stays closed; undefined when it may be shown. Where the spec has guards of its own for an address,
 * they alone decide who opens it. Source: R-SHELL-053, R-SHELL-111.
 */
export const closedBy = (path: AppPath, session: GuardSession): Permission | undefined =>
  listGuards(path).length > 1 ? undefined : permissionMissing(path, session);

/** A setting in the list: `plan` is the smallest plan that opens it, where the company's own does not. */
export type ListedSetting = { path: SettingPath; plan: Tier | undefined };

/** What the list shows to a user: nothing without an effect yet, nothing that would stay closed to them whatever the plan, and what a larger plan opens with its name. */
export const settingsFor = (session: GuardSession): { title: string; settings: ListedSetting[] }[] => {
  const failing = (path: AppPath) => listGuards(path).filter((guard) => !GUARDS[guard].passes(session));
  const listed = (path: AppPath) =>
    isUsable(path) && !permissionMissing(path, session) && failing(path).every((guard) => GUARDS[guard].plan);
  return SETTING_GROUPS.map(({ title, settings }) => ({
    title,
    settings: settings.filter(({ path }) => listed(path)).map(({ path }) => ({ path, plan: planFor(failing(path)) })),
  })).filter(({ settings }) => settings.length > 0);
};
