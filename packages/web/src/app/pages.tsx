import type { AppPath } from '@wayline/core/identity/routes';
import { lazy, type ReactElement } from 'react';
import { page } from './page';

const planner = page(() => import('../features/trips/pages/planner-page'), 'PlannerPage');
const services = page(() => import('../features/trips/pages/trip-services-page'), 'TripServicesPage');
const daily = page(() => import('../features/trips/pages/trip-daily-page'), 'TripDailyPage');
const editor = page(() => import('../features/itinerary/pages/itinerary-editor-page'), 'ItineraryEditorPage');
const documents = page(() => import('../features/itinerary/pages/itinerary-documents-page'), 'ItineraryDocumentsPage');
const profile = page(() => import('../features/account/pages/profile-page'), 'ProfilePage');
const subscription = page(() => import('../features/account/pages/subscription-page'), 'SubscriptionPage');
const TasksPage = lazy(async () => ({ default: (await import('../features/checklists/pages/tasks-page')).TasksPage }));

/** The page of each address that has one; what is missing here says honestly that it is still to come. Guards stand in core's table. */
export const PAGES: Partial<Record<AppPath, ReactElement>> = {
  '/dashboard': page(() => import('../features/dashboard/pages/dashboard-page'), 'DashboardPage'),
  '/trips': page(() => import('../features/trips/pages/trip-list-page'), 'TripListPage'),
  '/trips/deleted': page(() => import('../features/history/pages/deleted-trips-page'), 'DeletedTripsPage'),
  '/trip_create': page(() => import('../features/trips/pages/trip-create-page'), 'TripCreatePage'),
  '/trips/:trip_id/planner': planner,
  '/trips/:trip_id/trip_day_servicesets': services,
  '/trips/:trip_id/dailyitinerary': daily,
  '/trips/:trip_id/ti/:ti_id': editor,
  '/trips/:trip_id/ti/:ti_id/documents': documents,
  '/trips/:trip_id/ti/:ti_id/preview': page(
    () => import('../features/itinerary/pages/itinerary-preview-page'),
    'ItineraryPreviewPage',
  ),
  '/trips/:trip_id/reports': page(() => import('../features/trips/pages/trip-reports-page'), 'TripReportsPage'),
  '/trips/:trip_id/packages': page(() => import('../features/packages/pages/packages-page'), 'PackagesPage'),
  '/trips/:trip_id/packages/:package_id': page(() => import('../features/packages/pages/package-page'), 'PackagePage'),
  '/trip/:trip_id': page(() => import('../features/trips/pages/trip-accordion'), 'TripAccordion'),
  '/trip/:trip_id/planner': planner,
  '/trip/:trip_id/trip_day_servicesets': services,
  '/trip/:trip_id/dailyitinerary': daily,
  '/trip/:trip_id/ti/:ti_id': editor,
  '/trip/:trip_id/ti/:ti_id/documents': documents,
  '/checklists/list': <TasksPage of="own" />,
  '/checklists/all': <TasksPage of="all" />,
  '/checklists/templates': page(() => import('../features/checklists/pages/templates-page'), 'TemplatesPage'),
  '/bookings': page(() => import('../features/booking-lists/pages/bookings-page'), 'BookingsPage'),
  '/booking_confirmations': page(
    () => import('../features/booking-lists/pages/booking-confirmations-page'),
    'BookingConfirmationsPage',
  ),
  '/unclaimed_bookings': page(() => import('../features/booking-lists/pages/unclaimed-page'), 'UnclaimedPage'),
  '/claim_requests': page(() => import('../features/booking-lists/pages/claims-page'), 'ClaimsPage'),
  '/library': page(() => import('../features/library/pages/library-page'), 'LibraryPage'),
  '/myaccount': page(() => import('../features/account/account-layout'), 'AccountLayout'),
  '/myaccount/profile': profile,
  '/myaccount/changepassword': page(
    () => import('../features/account/pages/change-password-page'),
    'ChangePasswordPage',
  ),
  '/myaccount/multi_factor_auth': page(() => import('../features/identity/pages/two-step-page'), 'TwoStepPage'),
  '/myaccount/subscription': subscription,
  '/profile': profile,
  '/myprofile': profile,
  '/create_your_profile': profile,
  '/subscribe': subscription,
  '/after_confirm_welcome': page(() => import('../features/account/pages/welcome-page'), 'WelcomePage'),
  '/thank_you': page(() => import('../features/account/pages/thank-you-page'), 'ThankYouPage'),
  '/footer_sidebar': page(() => import('../features/shell/all-places-page'), 'AllPlacesPage'),
};
