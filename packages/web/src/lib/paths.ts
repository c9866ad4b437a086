import { type AppPath, addressTo } from '@wayline/core/navigation/routes';

/** Pages that need no sign-in, as the router matches them. */
export const VISITOR_PATHS = {
  landing: '/',
  login: '/login',
  signUpType: '/signup/type',
  signUp: '/signup',
  confirm: '/confirm',
  resendConfirmation: '/resend-confirmation',
  forgotPassword: '/resetpassword',
  newPassword: '/password/new',
  invite: '/invite/:token',
  notFound: '/pie_page_not_found',
  notFoundAlias: '/page_not_found',
} as const;

/** What links narrow the lists of accounting to, by the names that their addresses have. */
type AskedMoney = {
  [N in
    | 'client'
    | 'payment_status'
    | 'due_from'
    | 'due_until'
    | 'payment_method'
    | 'received_from'
    | 'received_until']?: string | undefined;
};
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};
/** An address behind the sign-in that has no parts to fill in. */
const to = (path: AppPath) => (): string => path;

/** What the list of clients is narrowed to by a link. */
type ClientsQuery = { status?: string; source?: string; from?: string; until?: string; traveled_until?: string };

/** Every address of the app; nothing else writes one. */
export const PATHS = {
  landing: () => VISITOR_PATHS.landing,
  login: () => VISITOR_PATHS.login,
  signUpType: () => VISITOR_PATHS.signUpType,
  signUp: (type?: string) => withQuery(VISITOR_PATHS.signUp, { type }),
  confirm: (email?: string) => withQuery(VISITOR_PATHS.confirm, { email }),
  resendConfirmation: (email?: string) => withQuery(VISITOR_PATHS.resendConfirmation, { email }),
  forgotPassword: (email?: string) => withQuery(VISITOR_PATHS.forgotPassword, { email }),
  newPassword: (email?: string) => withQuery(VISITOR_PATHS.newPassword, { email }),
  notFound: () => VISITOR_PATHS.notFound,
  logout: to('/logout'),
  dashboard: to('/dashboard'),
  trips: to('/trips'),
  departing: (which: 'soon' | 'unpaid') => withQuery('/trips', { departing: which }),
  deletedTrips: to('/trips/deleted'),
  /** A client who is named becomes the lead traveler. */
  tripCreate: (query: { client?: string } = {}) => withQuery('/trip_create', { ...query }),
  trip: (trip: string) => addressTo('/trips/:trip_id', { trip_id: trip }),
  /** With a booking, the planner opens it. */
  planner: (trip: string, booking?: string) =>
    withQuery(addressTo('/trips/:trip_id/planner', { trip_id: trip }), { booking }),
  cancelBooking: (trip: string, booking: string) => withQuery(PATHS.planner(trip), { cancel: booking }),
  itinerary: (trip: string, ti: string) => addressTo('/trips/:trip_id/ti/:ti_id', { trip_id: trip, ti_id: ti }),
  itineraryDocuments: (trip: string, ti: string) =>
    addressTo('/trips/:trip_id/ti/:ti_id/documents', { trip_id: trip, ti_id: ti }),
  itineraryPreview: (trip: string, ti: string) =>
    addressTo('/trips/:trip_id/ti/:ti_id/preview', { trip_id: trip, ti_id: ti }),
  account: to('/myaccount'),
  paymentReminders: to('/myaccount/payment-reminders'),
  users: (query: { tab?: string; user?: string; look?: 'ended' } = {}) => withQuery('/myaccount/users', { ...query }),
  welcome: to('/after_confirm_welcome'),
  createProfile: to('/create_your_profile'),
  assignRole: (id: string) => addressTo('/myaccount/assign_role/:id', { id }),
  roles: (role?: string) => withQuery('/myaccount/roles', { role }),
  notifications: to('/notifications'),
  notificationSettings: to('/myaccount/notification-settings'),
  subscription: to('/myaccount/subscription'),
  payment: to('/myaccount/payment'),
  subscribe: to('/subscribe'),
  thankYou: to('/thank_you'),
  changePassword: to('/myaccount/changepassword'),
  close: to('/myaccount/close'),
  twoStepAuth: to('/myaccount/multi_factor_auth'),
  apiKey: to('/myaccount/apikey'),
  domain: to('/myaccount/domain'),
  domainMasking: to('/myaccount/domain_masking'),
  clients: (query: ClientsQuery = {}) => withQuery('/crm/clients', { ...query }),
  crmDashboard: to('/crm/dashboard'),
  client: (id: string) => addressTo('/crm/clients/:client_id', { client_id: id }),
  clientStatement: (id: string) => addressTo('/crm/clients/:client_id/statement', { client_id: id }),
  clientImports: to('/crm/clients/import'),
  clientImport: (id: string) => addressTo('/crm/clients/import/:import_id', { import_id: id }),
  deletedClients: to('/crm/clients/deleted'),
  duplicateClients: to('/crm/clients/duplicates'),
  suppliers: to('/crm/suppliers'),
  supplier: (id: string) => addressTo('/crm/suppliers/:institution_id', { institution_id: id }),
  deletedSuppliers: to('/crm/suppliers/deleted'),
  supplierDirectory: to('/crm/suppliers/directory'),
  institutions: to('/crm/institutions'),
  institution: (id: string) => addressTo('/crm/institutions/:institution_id', { institution_id: id }),
  deletedInstitutions: to('/crm/institutions/deleted'),
  mergeClients: (kept: string, other: string) => addressTo('/crm/clients/merge/:kept/:other', { kept, other }),
  travelerForms: to('/forms/traveler_request'),
  tripRequestForms: to('/forms/trip_request'),
  formsOfType: (id: string, name: string) =>
    `${addressTo('/dynamic_forms/:form_category_id/:form_category_name', { form_category_id: id, form_category_name: name })}/list`,
  form: (id: string) => addressTo('/forms/edit/:form_id', { form_id: id }),
  receivedForms: (id: string, name: string) =>
    addressTo('/forms/traveler_request/received_list/:form_id/:form_name', { form_id: id, form_name: name }),
  receivedDynamicForms: (type: { id: string; name: string }, id: string, name: string) =>
    addressTo('/dynamic_forms/:form_category_id/:form_category_name/received_list/:form_id/:form_name', {
      form_category_id: type.id,
      form_category_name: type.name,
      form_id: id,
      form_name: name,
    }),
  submission: (form: string, id: string) =>
    addressTo('/forms/received/:form_id/:submission_id', { form_id: form, submission_id: id }),
  bookings: to('/bookings'),
  bookingConfirmations: to('/booking_confirmations'),
  unclaimedBookings: to('/unclaimed_bookings'),
  claimRequests: to('/claim_requests'),
  /** An invoice opens over the table; `new` is a draft to be made. */
  invoices: (query: { tab?: string; invoice?: string } & AskedMoney = {}) => withQuery('/invoices', { ...query }),
  /** What banks say moved, and what of it nobody has decided yet. */
  bank: (query: { show?: string; file?: string } = {}) => withQuery('/invoices/bank', { ...query }),
  /** What suppliers are to get, or got; with a payment, that over it. */
  payables: (query: { tab?: string; supplier_payment?: string } = {}) => withQuery('/invoices/suppliers', { ...query }),
  /** The payments that came; one that is named opens over their table. */
  received: (payment?: string) => withQuery('/invoices', { tab: 'received', payment }),
  ledger: (query: { tab?: string; account?: string } = {}) => withQuery('/ledger', { ...query }),
  library: (tab?: string) => withQuery('/library', { tab }),
  libraryItem: (item: string) => withQuery('/library', { item }),
  tripServices: (trip: string) => addressTo('/trips/:trip_id/trip_day_servicesets', { trip_id: trip }),
  tripDaily: (trip: string) => addressTo('/trips/:trip_id/dailyitinerary', { trip_id: trip }),
  tripReports: (trip: string) => addressTo('/trips/:trip_id/reports', { trip_id: trip }),
  tripMoney: (trip: string, invoice?: string) =>
    withQuery(addressTo('/trips/:trip_id/money', { trip_id: trip }), { invoice }),
  tripPackages: (trip: string) => addressTo('/trips/:trip_id/packages', { trip_id: trip }),
  tripPackage: (trip: string, id = 'new') =>
    addressTo('/trips/:trip_id/packages/:package_id', { trip_id: trip, package_id: id }),
  accordion: (trip: string, child = '') => `${addressTo('/trip/:trip_id', { trip_id: trip })}${child && `/${child}`}`,
  checklists: to('/checklists'),
  checklistsOwn: to('/checklists/list'),
  checklistsAll: to('/checklists/all'),
  checklistTemplates: to('/checklists/templates'),
} as const;
