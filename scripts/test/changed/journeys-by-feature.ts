/**
 * Which journeys go through a feature, nearest first: `clients` are e2e/clients.spec.ts. A feature is a folder of the app's features, of
 * core's areas or of functions, all of one name. Where there is no journey, a sentence says why.
 */
export const JOURNEYS_BY_FEATURE: Readonly<Record<string, readonly string[] | string>> = {
  account: ['own-settings', 'email-change'],
  accounting: ['invoices', 'money-journey', 'pay-online'],
  agencies: ['sub-agencies'],
  chat: 'The support chat is another company’s, which no test calls.',
  clients: ['clients'],
  closure: ['closing'],
  coming: 'It only says what is still to come.',
  dashboard: ['deadlines', 'online'],
  'data-transfer': ['clients'],
  domains: ['own-settings'],
  files: ['documents', 'client-pictures'],
  forms: ['forms'],
  imports: ['imports'],
  institutions: ['suppliers', 'clients'],
  jobs: ['notifications'],
  ledger: ['ledger'],
  library: ['library'],
  live: ['live', 'presence'],
  lookups: ['booking-types'],
  messaging: ['doors', 'users'],
  notifications: ['notifications'],
  people: ['doors', 'users', 'roles', 'sign-up', 'thrown-out', 'api-keys'],
  'setting-pages': ['company-settings', 'own-settings'],
  settings: ['company-settings', 'own-settings'],
  shell: ['live', 'doors', 'offline'],
  sockets: ['live', 'presence', 'online'],
  subscription: ['subscription'],
  tables: ['trip-list'],
  tags: ['tags'],
  trip: ['main-job'],
  'trip/booking-lists': ['library', 'presence', 'suppliers'],
  'trip/bookings': ['booking-types', 'imports', 'main-job'],
  'trip/checklists': ['trip-page'],
  'trip/deadlines': ['deadlines'],
  'trip/history': ['safe-dates'],
  'trip/itinerary': [
    'itinerary-editor',
    'publish-saves-first',
    'client-page',
    'public-page',
    'client-answers',
    'documents',
    'client-pictures',
  ],
  'trip/planner-views': ['planner-views', 'planner-keys', 'quick-drags', 'menu-sheet.phone'],
  'trip/pricing': ['pricing', 'packages'],
  'trip/projections': ['trip-list'],
  'trip/reminders': ['reminders'],
  'trip/settings': ['company-settings', 'own-settings'],
  'trip/trip-check': ['planner-views'],
  'trip/trip-packages': ['packages'],
  'trip/trips': ['main-job', 'safe-dates', 'trip-list', 'trip-page'],
  tutorials: ['tours'],
};

/** The journeys of what a client, or a visitor without an account, is sent by the server. */
export const JOURNEYS_OF_PAGES = ['client-page', 'public-page', 'client-answers', 'public-pages', 'forms'] as const;

/** A small set that goes through most of what everything stands on. */
export const SMOKE = ['thin-thread', 'main-job'] as const;

/**
 * Journeys of the full run alone: through the whole app or with dice, which are of no one feature and take long, and the one that moves the clock
 * of the whole product, after which nothing else can run.
 */
export const OF_THE_FULL_RUN = [
  ...['co-editing', 'every-address', 'no-dead-buttons', 'pictures', 'reachable', 'real-trips'],
  'reminder.clock',
] as const;
