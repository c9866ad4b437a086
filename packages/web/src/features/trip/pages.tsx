import { lazy } from 'react';
import { type Pages, page } from '../../navigation/page';
import { askForTrip, askForTrips } from './ask-ahead';

const planner = page(() => import('./trips/pages/planner-page'), 'PlannerPage', askForTrip);
const services = page(() => import('./trips/pages/trip-services-page'), 'TripServicesPage');
const daily = page(() => import('./trips/pages/trip-daily-page'), 'TripDailyPage');
const editor = page(() => import('./itinerary/pages/itinerary-editor-page'), 'ItineraryEditorPage');
const documents = page(() => import('./itinerary/pages/itinerary-documents-page'), 'ItineraryDocumentsPage');
const TasksPage = lazy(async () => ({
  default: (await import('./checklists/pages/tasks-page')).TasksPage,
}));

export const PAGES: Pages = {
  '/trips': page(() => import('./trips/pages/trip-list-page'), 'TripListPage', askForTrips),
  '/trips/deleted': page(() => import('./history/pages/deleted-trips-page'), 'DeletedTripsPage'),
  '/trip_create': page(() => import('./trips/pages/trip-create-page'), 'TripCreatePage'),
  '/trips/:trip_id/planner': planner,
  '/trips/:trip_id/trip_day_servicesets': services,
  '/trips/:trip_id/dailyitinerary': daily,
  '/trips/:trip_id/ti/:ti_id': editor,
  '/trips/:trip_id/ti/:ti_id/documents': documents,
  '/trips/:trip_id/ti/:ti_id/preview': page(
    () => import('./itinerary/pages/itinerary-preview-page'),
    'ItineraryPreviewPage',
  ),
  '/trips/:trip_id/reports': page(() => import('./trips/pages/trip-reports-page'), 'TripReportsPage'),
  '/trips/:trip_id/packages': page(() => import('./trip-packages/pages/packages-page'), 'PackagesPage'),
  '/trips/:trip_id/packages/:package_id': page(() => import('./trip-packages/pages/package-page'), 'PackagePage'),
  '/trip/:trip_id': page(() => import('./trips/pages/trip-accordion'), 'TripAccordion'),
  '/trip/:trip_id/planner': planner,
  '/trip/:trip_id/trip_day_servicesets': services,
  '/trip/:trip_id/dailyitinerary': daily,
  '/trip/:trip_id/ti/:ti_id': editor,
  '/trip/:trip_id/ti/:ti_id/documents': documents,
  '/checklists/list': <TasksPage of="own" />,
  '/checklists/all': <TasksPage of="all" />,
  '/checklists/templates': page(() => import('./checklists/pages/templates-page'), 'TemplatesPage'),
  '/bookings': page(() => import('./booking-lists/pages/bookings-page'), 'BookingsPage'),
  '/booking_confirmations': page(
    () => import('./booking-lists/pages/booking-confirmations-page'),
    'BookingConfirmationsPage',
  ),
  '/unclaimed_bookings': page(() => import('./booking-lists/pages/unclaimed-page'), 'UnclaimedPage'),
  '/claim_requests': page(() => import('./booking-lists/pages/claims-page'), 'ClaimsPage'),
  '/myaccount/userbrand': page(() => import('./settings/user-brand-page'), 'UserBrandPage'),
  '/myaccount/itinerary-settings': page(() => import('./settings/itinerary-settings-page'), 'ItinerarySettingsPage'),
};
