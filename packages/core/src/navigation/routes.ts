import type { Permission } from '../access/permissions';
import type { Guard } from './guards';

const under = <const B extends string, const C extends readonly string[]>(base: B, children: C) =>
  children.map((child) => `${base}/${child}`) as `${B}/${C[number]}`[];

/** The same under a trip and in the home shell. Source: R-SHELL-050, R-SHELL-051 (G-003). */
const REPORTS = [
  'commissionreportadvisor',
  'commissionreportreservation',
  'commissionreportreservationcategory',
  'commissionreportsupplier',
  'salesreportsbyconfirmedreservation',
  'salesreportsbyadvisor',
  'salesreportsbyclient',
  'salesreportsbysupplier',
  'bookingsreport/:reports_by',
  'sionbookingsreport/:reports_by',
  'incomeFlow',
] as const;

/** The tabs of a trip's planner by their value: RS its reservations, DS the services of each day, DI the itinerary to read. Source: spec 1 §7 (G-181). */
export const PLANNER_TABS = { RS: 'planner', DS: 'trip_day_servicesets', DI: 'dailyitinerary' } as const;
export type PlannerTab = keyof typeof PLANNER_TABS;
/** The tab a trip opens with. Source: R-SHELL-289. */
export const DEFAULT_PLANNER_TAB = 'RS' satisfies PlannerTab;
const { RS, DS, DI } = PLANNER_TABS;

/** Both layouts of a trip have these. Source: R-SHELL-047, R-SHELL-048. */
const TRIP = [RS, DS, 'ti/:ti_id', 'ti/:ti_id/documents', DI] as const;

/** Source: R-SHELL-053. */
const ACCOUNT = [
  'apikey',
  'booking_types',
  'supplier_types',
  'changepassword',
  'multi_factor_auth',
  'auto-logout',
  'profile',
  'subscription',
  'domain',
  'payment',
  'users',
  'sabre',
  'users-pcc-mapping',
  'users-template-mapping',
  'teams',
  'howtopayus',
  'invoice_logo',
  'invoice_text',
  'pay_now_default',
  'payment_options',
  'occasions',
  'assign_role/:id',
  'relations',
  'usersimportantnotice',
  'timezonecurrency',
  'userbrand',
  'paymentcollection',
  'content',
  'customizeplatform',
  'payroll_payment_collection_info',
  'commission_payment_mode',
  'email-signature',
  'flight-alerts',
  'sales_target/:id',
  'sales_report_by',
  'integrations',
  'domain_masking',
  'reminders',
  'notification-settings',
  'itinerary-settings',
] as const;

const FORMS_OF_KIND = '/dynamic_forms/:form_category_id/:form_category_name';

/** Every address behind the sign-in, in the order of the spec; `:name` is a part that is filled in. Source: spec 1 §2 (G-001..G-005). */
export const SIGNED_IN_PATHS = [
  '/profile',
  '/logout',
  '/subscribe',
  '/admin-user-access',
  '/myprofile',
  '/create_your_profile',
  '/thank_you',
  '/after_confirm_welcome',
  '/footer_sidebar',
  '/trip_create',
  '/checklists',
  ...under('/checklists', ['list', 'all', 'templates']),
  '/trips/:trip_id',
  ...under('/trips/:trip_id', TRIP),
  '/trips/:trip_id/reports',
  ...under('/trips/:trip_id/reports', REPORTS),
  '/trip/:trip_id',
  ...under('/trip/:trip_id', TRIP),
  '/myaccount',
  ...under('/myaccount', ACCOUNT),
  '/dashboard',
  '/trips',
  '/booking_confirmations',
  '/crm/dashboard',
  '/bookings',
  '/unclaimed_bookings',
  '/claim_requests',
  '/commission_statement',
  ...under('/commission_statement', [
    'list',
    'detailed_commission_statement/:row_detail',
    'detailed_commission_statement_by_advisor/:row_detail',
  ]),
  '/library',
  '/invoices',
  '/payroll_new',
  '/payroll',
  '/sabre',
  '/received_advisor_payments',
  '/commissions',
  ...under('/commissions', ['list', 'payroll', 'host-agency']),
  '/forms/trip_request',
  '/forms/traveler_request',
  '/forms/traveler_request/received_list/:form_id/:form_name',
  '/reports',
  ...under('/reports', REPORTS),
  '/automatedmessages',
  '/automatedmessages/schedule_list/:automated_message_id/:msg_name/:page_name',
  '/multiple-automatedmessages',
  FORMS_OF_KIND,
  ...under(FORMS_OF_KIND, ['list', 'received_list/:form_id/:form_name']),
  '/flightalerts',
] as const;

/** Addresses behind the sign-in that the spec does not name, and what each page is called; one that follows the title above it has none. */
export const OWN_TITLES = {
  '/myaccount/close': 'Close account',
  '/myaccount/entry-rules': 'Passport and visa rules',
  '/myaccount/invoice-numbering': 'Invoice numbers',
  '/myaccount/payment-reminders': 'Payment reminders',
  '/myaccount/roles': 'Roles and permissions',
  '/myaccount/vaccines': 'Vaccines',
  '/crm/clients': 'Clients',
  '/crm/clients/deleted': 'Deleted clients',
  '/crm/clients/duplicates': 'Duplicate clients',
  '/crm/clients/merge/:kept/:other': 'Merge clients',
  '/crm/clients/import': 'Import clients',
  '/crm/clients/import/:import_id': undefined,
  '/crm/clients/:client_id': undefined,
  '/crm/clients/:client_id/statement': 'Statement of account',
  '/crm/institutions': 'Institutions',
  '/crm/institutions/deleted': 'Deleted institutions',
  '/crm/institutions/:institution_id': undefined,
  '/crm/suppliers': 'Suppliers',
  '/crm/suppliers/deleted': 'Deleted suppliers',
  '/crm/suppliers/directory': 'Supplier directory',
  '/crm/suppliers/:institution_id': undefined,
  '/forms/edit/:form_id': 'Form',
  '/forms/received/:form_id/:submission_id': 'Received form',
  '/invoices/bank': 'Bank',
  '/invoices/suppliers': 'Payments to suppliers',
  '/ledger': 'Ledger',
  '/notifications': 'Notifications',
  '/trips/deleted': 'Deleted trips',
  '/trips/:trip_id/money': undefined,
  '/trips/:trip_id/packages': undefined,
  '/trips/:trip_id/packages/:package_id': undefined,
  '/trips/:trip_id/ti/:ti_id/preview': undefined,
} as const;

export type AppPath = (typeof SIGNED_IN_PATHS)[number] | keyof typeof OWN_TITLES;
/** All of the app's own addresses behind the sign-in. */
export const APP_PATHS: readonly AppPath[] = [
  ...SIGNED_IN_PATHS,
  ...(Object.keys(OWN_TITLES) as (keyof typeof OWN_TITLES)[]),
];

/** Which child an address opens that has children and nothing to show itself. Source: R-SHELL-052 (G-006). */
export const DEFAULT_CHILD = {
  '/myaccount': 'profile',
  '/checklists': 'list',
  '/trips/:trip_id': PLANNER_TABS[DEFAULT_PLANNER_TAB],
  '/trip/:trip_id': PLANNER_TABS[DEFAULT_PLANNER_TAB],
  '/commission_statement': 'list',
  '/commissions': 'list',
  [FORMS_OF_KIND]: 'list',
} as const satisfies Partial<Record<AppPath, string>>;

const PAYROLL: readonly Guard[] = ['manage-payroll', 'not-free-or-starter'];
const PAID: readonly Guard[] = ['not-free-or-starter'];
const NOT_STANDARD: readonly Guard[] = ['not-free-or-starter', 'not-standard-role'];

/**
 * What an address and everything below it asks for besides the sign-in, in the order it is asked. Which addresses ask for more than
 * Starter is the product's choice (G-007); automated messages ask for a subscription, be it Starter. Source: R-SHELL-096..120 (G-008,
 * G-013, G-015).
 */
const GUARDED: Partial<Record<AppPath, readonly Guard[]>> = {
  '/checklists': ['not-free'],
  '/trips/:trip_id/reports': PAID,
  '/myaccount/apikey': ['er-account'],
  '/myaccount/users': NOT_STANDARD,
  '/myaccount/sabre': NOT_STANDARD,
  '/myaccount/users-pcc-mapping': NOT_STANDARD,
  '/myaccount/users-template-mapping': NOT_STANDARD,
  '/myaccount/teams': NOT_STANDARD,
  '/myaccount/commission_payment_mode': ['advance-only'],
  '/myaccount/domain_masking': PAID,
  '/myaccount/sales_target/:id': PAID,
  '/myaccount/sales_report_by': PAID,
  '/myaccount/payroll_payment_collection_info': PAID,
  '/myaccount/integrations': PAID,
  '/booking_confirmations': PAID,
  '/unclaimed_bookings': PAID,
  '/claim_requests': PAID,
  '/commission_statement': PAID,
  '/invoices': PAID,
  '/payroll_new': PAID,
  '/payroll': PAYROLL,
  '/sabre': NOT_STANDARD,
  '/received_advisor_payments': PAID,
  '/commissions': PAYROLL,
  '/reports': PAID,
  '/automatedmessages': ['has-subscription'],
  '/multiple-automatedmessages': ['has-subscription'],
  [FORMS_OF_KIND]: PAID,
  '/flightalerts': PAID,
};

/** The guards of an address, in the order they are asked: the sign-in first, then its own or those of the address above it. Source: R-SHELL-121. */
export const listGuards = (path: AppPath): readonly Guard[] => {
  let above: string = path;
  while (above && !(above in GUARDED)) above = above.slice(0, above.lastIndexOf('/'));
  return ['signed-in', ...(GUARDED[above as AppPath] ?? [])];
};

const CLIENTS = { permission: 'View Client Profiles', action: 'view client profiles' } as const;
const SUPPLIERS = { permission: 'View Supplier Profiles', action: 'view supplier profiles' } as const;
const IMPORT = { permission: 'Edit Client Profiles', action: 'import clients' } as const;
const MERGE = { permission: 'Delete Client Profiles', action: 'merge client profiles' } as const;
const INVOICES = { permission: 'View Invoices', action: 'view invoices' } as const;
const DOCUMENTS = { permission: 'Documents', action: 'open documents' } as const;

/**
 * The permission that a page asks for besides its guards; it is said at its address, in place of the page, to whoever lacks it. `action`
 * completes "You do not have permission to ...". Source: R-TRIP-154.
 */
export const PATH_PERMISSIONS: Partial<Record<AppPath, { permission: Permission; action: string }>> = {
  '/trips/:trip_id/ti/:ti_id/documents': DOCUMENTS,
  '/trip/:trip_id/ti/:ti_id/documents': DOCUMENTS,
  '/invoices': INVOICES,
  '/invoices/bank': { permission: 'View Ledger', action: 'view bank files' },
  '/invoices/suppliers': { permission: 'View Payments', action: 'view payments to suppliers' },
  '/ledger': { permission: 'View Ledger', action: 'open the books' },
  '/crm/clients': CLIENTS,
  '/crm/clients/deleted': CLIENTS,
  '/crm/clients/duplicates': CLIENTS,
  '/crm/clients/merge/:kept/:other': MERGE,
  '/crm/clients/import': IMPORT,
  '/crm/clients/import/:import_id': IMPORT,
  '/crm/clients/:client_id': CLIENTS,
  '/crm/clients/:client_id/statement': INVOICES,
  '/crm/institutions': SUPPLIERS,
  '/crm/institutions/deleted': SUPPLIERS,
  '/crm/institutions/:institution_id': SUPPLIERS,
  '/crm/suppliers': SUPPLIERS,
  '/crm/suppliers/deleted': SUPPLIERS,
  '/crm/suppliers/directory': SUPPLIERS,
  '/crm/suppliers/:institution_id': SUPPLIERS,
  '/trips/:trip_id/money': INVOICES,
  '/trips/:trip_id/packages': { permission: 'Package Builder', action: 'open package builder' },
  '/trips/:trip_id/packages/:package_id': { permission: 'Package Builder', action: 'open package builder' },
  '/trips/:trip_id/ti/:ti_id/preview': { permission: 'Preview Trips', action: 'preview trips' },
};

type ParamsOf<P extends string> = P extends `${infer A}/${infer B}`
  ? ParamsOf<A> | ParamsOf<B>
  : P extends `:${infer N}`
    ? N
    : never;

/** An address with its parts filled in, for links in the app, in mails and in notifications. */
export const addressTo = <P extends AppPath>(path: P, parts: Record<ParamsOf<P>, string>): string =>
  path.replace(/:(\w+)/g, (_, name: ParamsOf<P>) => encodeURIComponent(parts[name]));
