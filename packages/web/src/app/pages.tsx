import type { AppPath } from '@wayline/core/navigation/routes';
import { lazy, type ReactElement } from 'react';
import { dashboardQuery } from '../features/dashboard/dashboard-query';
import { queryClient } from '../lib/query-client';
import { page } from './page';

const planner = page(() => import('../features/trip/trips/pages/planner-page'), 'PlannerPage');
const services = page(() => import('../features/trip/trips/pages/trip-services-page'), 'TripServicesPage');
const daily = page(() => import('../features/trip/trips/pages/trip-daily-page'), 'TripDailyPage');
const editor = page(() => import('../features/trip/itinerary/pages/itinerary-editor-page'), 'ItineraryEditorPage');
const documents = page(
  () => import('../features/trip/itinerary/pages/itinerary-documents-page'),
  'ItineraryDocumentsPage',
);
const profile = page(() => import('../features/account/pages/profile-page'), 'ProfilePage');
const subscription = page(() => import('../features/subscription/pages/subscription-page'), 'SubscriptionPage');
const TasksPage = lazy(async () => ({
  default: (await import('../features/trip/checklists/pages/tasks-page')).TasksPage,
}));

/** The page of each address that has one; what is missing here says honestly that it is still to come. Guards stand in core's table. */
export const PAGES: Partial<Record<AppPath, ReactElement>> = {
  '/notifications': page(() => import('../features/notifications/pages/notifications-page'), 'NotificationsPage'),
  '/myaccount/notification-settings': page(
    () => import('../features/notifications/pages/notification-settings-page'),
    'NotificationSettingsPage',
  ),
  '/dashboard': page(
    () => import('../features/dashboard/pages/dashboard-page'),
    'DashboardPage',
    () => queryClient.prefetchQuery(dashboardQuery()),
  ),
  '/trips': page(() => import('../features/trip/trips/pages/trip-list-page'), 'TripListPage'),
  '/trips/deleted': page(() => import('../features/trip/history/pages/deleted-trips-page'), 'DeletedTripsPage'),
  '/trip_create': page(() => import('../features/trip/trips/pages/trip-create-page'), 'TripCreatePage'),
  '/trips/:trip_id/planner': planner,
  '/trips/:trip_id/trip_day_servicesets': services,
  '/trips/:trip_id/dailyitinerary': daily,
  '/trips/:trip_id/ti/:ti_id': editor,
  '/trips/:trip_id/ti/:ti_id/documents': documents,
  '/trips/:trip_id/ti/:ti_id/preview': page(
    () => import('../features/trip/itinerary/pages/itinerary-preview-page'),
    'ItineraryPreviewPage',
  ),
  '/trips/:trip_id/reports': page(() => import('../features/trip/trips/pages/trip-reports-page'), 'TripReportsPage'),
  '/trips/:trip_id/packages': page(() => import('../features/trip/trip-packages/pages/packages-page'), 'PackagesPage'),
  '/trips/:trip_id/packages/:package_id': page(
    () => import('../features/trip/trip-packages/pages/package-page'),
    'PackagePage',
  ),
  '/trip/:trip_id': page(() => import('../features/trip/trips/pages/trip-accordion'), 'TripAccordion'),
  '/trip/:trip_id/planner': planner,
  '/trip/:trip_id/trip_day_servicesets': services,
  '/trip/:trip_id/dailyitinerary': daily,
  '/trip/:trip_id/ti/:ti_id': editor,
  '/trip/:trip_id/ti/:ti_id/documents': documents,
  '/checklists/list': <TasksPage of="own" />,
  '/checklists/all': <TasksPage of="all" />,
  '/checklists/templates': page(() => import('../features/trip/checklists/pages/templates-page'), 'TemplatesPage'),
  '/bookings': page(() => import('../features/trip/booking-lists/pages/bookings-page'), 'BookingsPage'),
  '/booking_confirmations': page(
    () => import('../features/trip/booking-lists/pages/booking-confirmations-page'),
    'BookingConfirmationsPage',
  ),
  '/unclaimed_bookings': page(() => import('../features/trip/booking-lists/pages/unclaimed-page'), 'UnclaimedPage'),
  '/claim_requests': page(() => import('../features/trip/booking-lists/pages/claims-page'), 'ClaimsPage'),
  '/library': page(() => import('../features/library/pages/library-page'), 'LibraryPage'),
  '/myaccount': page(() => import('../features/account/account-layout'), 'AccountLayout'),
  '/myaccount/profile': profile,
  '/myaccount/changepassword': page(
    () => import('../features/account/pages/change-password-page'),
    'ChangePasswordPage',
  ),
  '/myaccount/multi_factor_auth': page(() => import('../features/people/sign-in/pages/two-step-page'), 'TwoStepPage'),
  '/myaccount/apikey': page(() => import('../features/people/api-keys/api-keys-page'), 'ApiKeysPage'),
  '/myaccount/close': page(() => import('../features/closure/close-page'), 'ClosePage'),
  '/myaccount/users': page(() => import('../features/people/users/pages/users-page'), 'UsersPage'),
  '/myaccount/teams': page(() => import('../features/people/users/pages/teams-page'), 'TeamsPage'),
  '/myaccount/users-pcc-mapping': page(
    () => import('../features/people/users/pages/pcc-mapping-page'),
    'PccMappingPage',
  ),
  '/myaccount/users-template-mapping': page(
    () => import('../features/people/users/pages/template-mapping-page'),
    'TemplateMappingPage',
  ),
  '/admin-user-access': page(() => import('../features/people/users/pages/access-page'), 'AccessPage'),
  '/myaccount/subscription': subscription,
  '/myaccount/payment': page(() => import('../features/subscription/pages/payment-page'), 'PaymentPage'),
  '/myaccount/timezonecurrency': page(
    () => import('../features/settings/pages/time-zone-currency-page'),
    'TimeZoneCurrencyPage',
  ),
  '/myaccount/roles': page(() => import('../features/people/roles/pages/roles-page'), 'RolesPage'),
  '/myaccount/assign_role/:id': page(() => import('../features/people/roles/pages/assign-role-page'), 'AssignRolePage'),
  '/myaccount/userbrand': page(() => import('../features/trip/settings/user-brand-page'), 'UserBrandPage'),
  '/myaccount/itinerary-settings': page(
    () => import('../features/trip/settings/itinerary-settings-page'),
    'ItinerarySettingsPage',
  ),
  '/myaccount/usersimportantnotice': page(
    () => import('../features/settings/pages/important-notice-page'),
    'ImportantNoticePage',
  ),
  '/myaccount/content': page(() => import('../features/settings/pages/content-page'), 'ContentPage'),
  '/myaccount/customizeplatform': page(
    () => import('../features/settings/pages/customize-platform-page'),
    'CustomizePlatformPage',
  ),
  '/myaccount/invoice_logo': page(() => import('../features/settings/pages/invoice-logo-page'), 'InvoiceLogoPage'),
  '/myaccount/invoice_text': page(() => import('../features/settings/pages/invoice-text-page'), 'InvoiceTextPage'),
  '/myaccount/howtopayus': page(() => import('../features/settings/pages/how-to-pay-us-page'), 'HowToPayUsPage'),
  '/myaccount/pay_now_default': page(
    () => import('../features/settings/pages/pay-now-default-page'),
    'PayNowDefaultPage',
  ),
  '/myaccount/payment_options': page(
    () => import('../features/settings/pages/payment-options-page'),
    'PaymentOptionsPage',
  ),
  '/myaccount/paymentcollection': page(
    () => import('../features/settings/pages/payment-collection-page'),
    'PaymentCollectionPage',
  ),
  '/myaccount/domain': page(() => import('../features/settings/pages/domain-page'), 'DomainPage'),
  '/myaccount/domain_masking': page(
    () => import('../features/settings/pages/domain-masking-page'),
    'DomainMaskingPage',
  ),
  '/myaccount/commission_payment_mode': page(
    () => import('../features/settings/pages/commission-payment-mode-page'),
    'CommissionPaymentModePage',
  ),
  '/myaccount/sales_report_by': page(
    () => import('../features/settings/pages/sales-report-by-page'),
    'SalesReportByPage',
  ),
  '/myaccount/sales_target/:id': page(() => import('../features/settings/pages/sales-target-page'), 'SalesTargetPage'),
  '/myaccount/sabre': page(() => import('../features/settings/pages/sabre-page'), 'SabrePage'),
  '/myaccount/integrations': page(() => import('../features/settings/pages/integrations-page'), 'IntegrationsPage'),
  '/myaccount/booking_types': page(() => import('../features/settings/pages/booking-types-page'), 'BookingTypesPage'),
  '/myaccount/supplier_types': page(
    () => import('../features/settings/pages/supplier-types-page'),
    'SupplierTypesPage',
  ),
  '/myaccount/occasions': page(() => import('../features/settings/pages/occasions-page'), 'OccasionsPage'),
  '/myaccount/relations': page(() => import('../features/settings/pages/relations-page'), 'RelationsPage'),
  '/myaccount/auto-logout': page(() => import('../features/settings/pages/auto-logout-page'), 'AutoLogoutPage'),
  '/myaccount/email-signature': page(
    () => import('../features/settings/pages/email-signature-page'),
    'EmailSignaturePage',
  ),
  '/myaccount/reminders': page(() => import('../features/settings/pages/reminders-page'), 'RemindersPage'),
  '/myaccount/flight-alerts': page(() => import('../features/settings/pages/flight-alerts-page'), 'FlightAlertsPage'),
  '/myaccount/payroll_payment_collection_info': page(
    () => import('../features/settings/pages/payroll-payment-page'),
    'PayrollPaymentPage',
  ),
  '/profile': profile,
  '/myprofile': profile,
  '/create_your_profile': page(() => import('../features/account/pages/create-profile-page'), 'CreateProfilePage'),
  '/subscribe': page(() => import('../features/subscription/pages/subscribe-page'), 'SubscribePage'),
  '/after_confirm_welcome': page(() => import('../features/account/pages/welcome-page'), 'WelcomePage'),
  '/thank_you': page(() => import('../features/account/pages/thank-you-page'), 'ThankYouPage'),
  '/footer_sidebar': page(() => import('../features/shell/all-places-page'), 'AllPlacesPage'),
};
