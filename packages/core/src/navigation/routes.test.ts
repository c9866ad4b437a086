import { describe, expect, it } from 'vitest';
import { ROLE_PERMISSIONS } from '../access/roles';
import { TIERS, type Tier } from '../access/tiers';
import { failingGuard, GUARDS, type Guard, type GuardSession, planFor } from './guards';
import { APP_PATHS, type AppPath, addressTo, DEFAULT_CHILD, listGuards, OWN_TITLES, SIGNED_IN_PATHS } from './routes';
import { CLIENT_LINK_PATHS } from './routes-public';

/** Where a visitor is sent by the first guard that fails. */
const guardRedirect = (guards: readonly Guard[], session: GuardSession | undefined) => {
  const failing = failingGuard(guards, session);
  return failing && GUARDS[failing].redirect;
};
const children = (base: string, names: string) => names.split(' ').map((name) => `${base}/${name}`);
const REPORTS =
  'commissionreportadvisor commissionreportreservation commissionreportreservationcategory commissionreportsupplier salesreportsbyconfirmedreservation salesreportsbyadvisor salesreportsbyclient salesreportsbysupplier bookingsreport/:reports_by sionbookingsreport/:reports_by incomeFlow';
const TRIP = 'planner trip_day_servicesets ti/:ti_id ti/:ti_id/documents dailyitinerary';
const ACCOUNT =
  'apikey booking_types supplier_types changepassword multi_factor_auth auto-logout profile subscription domain payment users sabre users-pcc-mapping users-template-mapping teams howtopayus invoice_logo invoice_text pay_now_default payment_options occasions assign_role/:id relations usersimportantnotice timezonecurrency userbrand paymentcollection content customizeplatform payroll_payment_collection_info commission_payment_mode email-signature flight-alerts sales_target/:id sales_report_by integrations domain_masking reminders notification-settings itinerary-settings';
const FORMS = '/dynamic_forms/:form_category_id/:form_category_name';

/** Who sends whom away from what, as the spec and its choices have it; everything else asks for the sign-in alone. */
const ASKED: readonly (readonly [guards: readonly Guard[], paths: readonly string[]])[] = [
  [['not-free'], ['/checklists', ...children('/checklists', 'list all templates')]],
  [['er-account'], ['/myaccount/apikey']],
  [['advance-only'], ['/myaccount/commission_payment_mode']],
  [
    ['not-free-or-starter', 'not-standard-role'],
    [...children('/myaccount', 'users sabre users-pcc-mapping users-template-mapping teams'), '/sabre'],
  ],
  [
    ['manage-payroll', 'not-free-or-starter'],
    ['/payroll', '/commissions', ...children('/commissions', 'list payroll host-agency')],
  ],
  [
    ['has-subscription'],
    [
      '/automatedmessages',
      '/automatedmessages/schedule_list/:automated_message_id/:msg_name/:page_name',
      '/multiple-automatedmessages',
    ],
  ],
  [
    ['not-free-or-starter'],
    [
      ...children(
        '/myaccount',
        'domain_masking sales_target/:id sales_report_by payroll_payment_collection_info integrations',
      ),
      ...['/booking_confirmations', '/unclaimed_bookings', '/claim_requests', '/payroll_new'],
      ...['/invoices', '/invoices/bank', '/invoices/suppliers'],
      ...['/received_advisor_payments', '/flightalerts', '/commission_statement', FORMS],
      ...children(
        '/commission_statement',
        'list detailed_commission_statement/:row_detail detailed_commission_statement_by_advisor/:row_detail',
      ),
      ...children(FORMS, 'list received_list/:form_id/:form_name'),
      ...['/reports', '/trips/:trip_id/reports'].flatMap((at) => [at, ...children(at, REPORTS)]),
    ],
  ],
];
const expected = (path: string) => ASKED.find(([, paths]) => paths.includes(path))?.[0] ?? [];

const anybody: GuardSession = {
  tier: 'Advance',
  role: 'Advisor',
  permissions: new Set(ROLE_PERMISSIONS['Master Admin']),
  is_er_account: true,
  has_subscription: true,
};
const ends = (path: AppPath, differs: Partial<GuardSession> = {}) =>
  guardRedirect(listGuards(path), { ...anybody, ...differs });
const tiersSentAway = (path: AppPath): Tier[] => TIERS.filter((tier) => ends(path, { tier }) !== undefined);
const SUBSCRIPTION = '/myaccount/subscription';
const BARRED = children(
  '/myaccount',
  'users sabre users-pcc-mapping users-template-mapping teams',
) as readonly AppPath[];

describe('the addresses behind the sign-in', () => {
  it('R-SHELL-045 R-SHELL-055 has the 122 of the spec, each once', () => {
    expect(SIGNED_IN_PATHS).toHaveLength(122);
    expect(new Set(APP_PATHS).size).toBe(122 + Object.keys(OWN_TITLES).length);
  });
  it.each([
    ['R-SHELL-046', '/checklists', 'list all templates'],
    ['R-SHELL-047', '/trips/:trip_id', `${TRIP} reports`],
    ['R-SHELL-048', '/trip/:trip_id', TRIP],
    ['R-SHELL-050', '/reports', REPORTS],
    ['R-SHELL-051', '/trips/:trip_id/reports', REPORTS],
    ['R-SHELL-053', '/myaccount', ACCOUNT],
    [
      'R-SHELL-056',
      '/commission_statement',
      'list detailed_commission_statement/:row_detail detailed_commission_statement_by_advisor/:row_detail',
    ],
    ['R-SHELL-057', '/commissions', 'list payroll host-agency'],
    ['R-SHELL-058', '/forms/traveler_request', 'received_list/:form_id/:form_name'],
    ['R-SHELL-059', '/automatedmessages', 'schedule_list/:automated_message_id/:msg_name/:page_name'],
    ['dynamic forms', FORMS, 'list received_list/:form_id/:form_name'],
  ])('%s has the children of %s', (_, base, names) => {
    const below = SIGNED_IN_PATHS.filter((path) => path.startsWith(`${base}/`));
    expect(below.filter((path) => base !== '/trips/:trip_id' || !path.startsWith(`${base}/reports/`)).sort()).toEqual(
      children(base, names).sort(),
    );
  });
  it('R-SHELL-049 has no reports under the accordion (G-005)', () => {
    expect(APP_PATHS.filter((path) => path.startsWith('/trip/') && path.includes('reports'))).toEqual([]);
  });
  it('R-SHELL-052 opens the default child where there is one, of a trip the planner (G-006)', () => {
    expect(DEFAULT_CHILD).toEqual({
      '/myaccount': 'profile',
      '/checklists': 'list',
      '/trips/:trip_id': 'planner',
      '/trip/:trip_id': 'planner',
      '/commission_statement': 'list',
      '/commissions': 'list',
      [FORMS]: 'list',
    });
    const known: readonly string[] = APP_PATHS;
    for (const [path, child] of Object.entries(DEFAULT_CHILD)) expect(known).toContain(`${path}/${child}`);
  });
  it('R-SHELL-054 fills in the parts of an address', () => {
    expect(addressTo('/myaccount/assign_role/:id', { id: 'usr/1' })).toBe('/myaccount/assign_role/usr%2F1');
    expect(addressTo('/trips/:trip_id/ti/:ti_id', { trip_id: 'trp_1', ti_id: 'ti_2' })).toBe('/trips/trp_1/ti/ti_2');
  });
});

describe('who may open them', () => {
  it.each(APP_PATHS)('R-SHELL-061 R-SHELL-121 asks at %s for the sign-in first, then what is said of it', (path) => {
    expect(listGuards(path)).toEqual(['signed-in', ...expected(path)]);
    expect(guardRedirect(listGuards(path), undefined)).toBe('/login');
    expect(ends(path)).toBeUndefined();
  });
  it('R-SHELL-096 sends Free and Starter from what asks for more to the subscription (G-007)', () => {
    for (const path of ['/reports', '/invoices', '/flightalerts', '/trips/:trip_id/reports'] as const)
      expect(TIERS.filter((tier) => ends(path, { tier }) === SUBSCRIPTION)).toEqual(['Free', 'Starter']);
  });
  it('R-SHELL-097 R-SHELL-098 sends only Free from the checklists', () => {
    expect(tiersSentAway('/checklists/templates')).toEqual(['Free']);
  });
  it('R-SHELL-099 R-SHELL-100 opens the API keys to ER accounts alone', () => {
    expect(ends('/myaccount/apikey', { is_er_account: false })).toBe('/pie_page_not_found');
    expect(ends('/myaccount/apikey')).toBeUndefined();
  });
  it('R-SHELL-101 R-SHELL-103 R-SHELL-105 R-SHELL-107 R-SHELL-109 sends the Standard role away', () => {
    for (const path of BARRED) expect(ends(path, { role: 'Standard' })).toBe(SUBSCRIPTION);
  });
  it('R-SHELL-102 R-SHELL-104 R-SHELL-106 R-SHELL-108 R-SHELL-110 R-SHELL-111 asks there for more than Starter too (G-008)', () => {
    for (const path of BARRED) expect(tiersSentAway(path)).toEqual(['Free', 'Starter']);
  });
  it('R-SHELL-112 R-SHELL-113 opens the commission payment mode to Advance alone', () => {
    expect(tiersSentAway('/myaccount/commission_payment_mode')).toEqual(['Free', 'Starter', 'Basic', 'Pro']);
  });
  it('R-SHELL-114 R-SHELL-115 R-SHELL-116 R-SHELL-117 opens payroll and commissions with Manage Payroll (G-013)', () => {
    const closed: readonly AppPath[] = [
      '/payroll',
      '/commissions/list',
      '/commissions/payroll',
      '/commissions/host-agency',
    ];
    for (const path of closed) {
      expect(ends(path, { permissions: new Set(), tier: 'Free' })).toBe('/pie_page_not_found');
      expect(ends(path)).toBeUndefined();
    }
    expect(ends('/payroll_new', { permissions: new Set() })).toBeUndefined();
  });
  // That their screens open is named once there is more on them than what is to come.
  it('R-SHELL-119 opens automated messages with any subscription (G-011, G-012)', () => {
    for (const path of ['/automatedmessages', '/multiple-automatedmessages'] as const) {
      expect(ends(path, { has_subscription: false })).toBe(SUBSCRIPTION);
      expect(ends(path, { tier: 'Starter' })).toBeUndefined();
    }
  });
  it('never keeps anybody from where they are sent to, nor from the way to a larger plan', () => {
    const nothing = { tier: 'Free', role: 'Standard', is_er_account: false, has_subscription: false } as const;
    for (const path of [
      '/myaccount',
      '/myaccount/profile',
      '/myaccount/subscription',
      '/myaccount/changepassword',
    ] as const)
      expect(ends(path, { ...nothing, permissions: new Set() })).toBeUndefined();
    for (const path of ['/logout', '/subscribe', '/dashboard'] as const)
      expect(ends(path, { ...nothing, permissions: new Set() })).toBeUndefined();
  });
  it('names the smallest plan that every guard lets in', () => {
    expect(planFor(listGuards('/checklists'))).toBe('Starter');
    expect(planFor(listGuards('/reports'))).toBe('Basic');
    expect(planFor(listGuards('/myaccount/commission_payment_mode'))).toBe('Advance');
    expect(planFor(listGuards('/dashboard'))).toBeUndefined();
    expect(planFor(['advance-only', 'not-free'])).toBe('Advance');
    for (const { plan, passes } of Object.values(GUARDS))
      if (plan) expect(passes({ ...anybody, tier: plan })).toBe(true);
  });
});

describe('the addresses a client is sent', () => {
  const variants = (path: string) => {
    const parts = path.split('/');
    const first = parts.findIndex((part) => part.endsWith('?'));
    const most = first < 0 ? [] : parts.slice(first).map((_, i) => parts.slice(0, first + i + 1).join('/'));
    return [first < 0 ? path : parts.slice(0, first).join('/'), ...most].map((one) => one.replaceAll('?', ''));
  };
  it('R-SHELL-036 R-SHELL-037 R-SHELL-038 R-SHELL-039 R-SHELL-040 has each with and without its optional parts', () => {
    expect(CLIENT_LINK_PATHS.flatMap(variants)).toEqual([
      '/invoices/pay/:id',
      '/invoice/web/:token',
      '/invoice/v2/web/:token',
      '/client_invoice/:token_type/:token',
      '/client_invoice/:token_type/:token/:usr_id',
      '/ti/:url',
      '/itinerary/:url',
      '/ti/documents/:url',
      '/ti-trip/:url',
      '/book-trip/:url',
      '/book-trip-proposal/:url',
      '/form/traveler_update/:token',
      '/traveler_info_form/:token',
      '/traveler_info_form/:token/:req_from',
      '/traveler_info_form/:token/:req_from/:profile_update_token',
      '/traveler_request_form/:token',
      '/traveler_request_form/:token/:req_from',
      '/traveler_request_form/:token/:req_from/:message_token',
      '/client_form/:token_type/:token',
      '/client_form/:token_type/:token/:user_id',
      '/client_form/:token_type/:token/:user_id/:message_token',
      '/trip_form/:id',
      '/trip_form/:id/:req_from',
      '/trip_form/:id/:req_from/:message_token',
    ]);
  });
});
