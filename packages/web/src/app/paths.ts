/** Patterns of the routes, as the router matches them. */
export const ROUTE_PATTERNS = {
  root: '/',
  login: '/login',
  signUpType: '/signup/type',
  signUp: '/signup',
  confirm: '/confirm',
  resendConfirmation: '/resend-confirmation',
  forgotPassword: '/resetpassword',
  newPassword: '/password/new',
  logout: '/logout',
  notFound: '/pie_page_not_found',
  notFoundAlias: '/page_not_found',
  dashboard: '/dashboard',
  trips: '/trips',
  tripCreate: '/trip_create',
  trip: '/trips/:trip_id',
  planner: '/trips/:trip_id/planner',
  itinerary: '/trips/:trip_id/ti/:ti_id',
  itineraryDocuments: '/trips/:trip_id/ti/:ti_id/documents',
  twoStepAuth: '/myaccount/multi_factor_auth',
} as const;

const seg = encodeURIComponent;
const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
};

/** Every address of the app; nothing else writes one. */
export const PATHS = {
  landing: () => ROUTE_PATTERNS.root,
  login: () => ROUTE_PATTERNS.login,
  signUpType: () => ROUTE_PATTERNS.signUpType,
  signUp: (type?: string) => withQuery(ROUTE_PATTERNS.signUp, { type }),
  confirm: (email?: string) => withQuery(ROUTE_PATTERNS.confirm, { email }),
  resendConfirmation: (email?: string) => withQuery(ROUTE_PATTERNS.resendConfirmation, { email }),
  forgotPassword: (email?: string) => withQuery(ROUTE_PATTERNS.forgotPassword, { email }),
  newPassword: (email?: string) => withQuery(ROUTE_PATTERNS.newPassword, { email }),
  logout: () => ROUTE_PATTERNS.logout,
  notFound: () => ROUTE_PATTERNS.notFound,
  dashboard: () => ROUTE_PATTERNS.dashboard,
  trips: () => ROUTE_PATTERNS.trips,
  tripCreate: () => ROUTE_PATTERNS.tripCreate,
  trip: (trip: string) => `/trips/${seg(trip)}`,
  planner: (trip: string) => `/trips/${seg(trip)}/planner`,
  itinerary: (trip: string, itinerary: string) => `/trips/${seg(trip)}/ti/${seg(itinerary)}`,
  itineraryDocuments: (trip: string, itinerary: string) => `/trips/${seg(trip)}/ti/${seg(itinerary)}/documents`,
  twoStepAuth: () => ROUTE_PATTERNS.twoStepAuth,
} as const;
