import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Guarded } from './guarded';
import { LandingRedirect } from './landing-redirect';
import { ROUTE_PATTERNS as AT, PATHS } from './paths';
import { VisitorsOnly } from './visitors-only';

const Shell = lazy(async () => ({ default: (await import('../features/shell/shell')).Shell }));
const EntryLayout = lazy(async () => ({
  default: (await import('../features/identity/components/entry-layout')).EntryLayout,
}));
const LoginPage = lazy(async () => ({ default: (await import('../features/identity/pages/login-page')).LoginPage }));
const SignUpTypePage = lazy(async () => ({
  default: (await import('../features/identity/pages/sign-up-type-page')).SignUpTypePage,
}));
const SignUpPage = lazy(async () => ({
  default: (await import('../features/identity/pages/sign-up-page')).SignUpPage,
}));
const ConfirmPage = lazy(async () => ({
  default: (await import('../features/identity/pages/confirm-page')).ConfirmPage,
}));
const ResendPage = lazy(async () => ({ default: (await import('../features/identity/pages/resend-page')).ResendPage }));
const ForgotPage = lazy(async () => ({ default: (await import('../features/identity/pages/forgot-page')).ForgotPage }));
const NewPasswordPage = lazy(async () => ({
  default: (await import('../features/identity/pages/new-password-page')).NewPasswordPage,
}));
const LogoutPage = lazy(async () => ({ default: (await import('../features/identity/pages/logout-page')).LogoutPage }));
const TwoStepPage = lazy(async () => ({
  default: (await import('../features/identity/pages/two-step-page')).TwoStepPage,
}));
const NotFoundPage = lazy(async () => ({ default: (await import('../features/shell/not-found-page')).NotFoundPage }));
const DashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/pages/dashboard-page')).DashboardPage,
}));
const TripListPage = lazy(async () => ({
  default: (await import('../features/trips/pages/trip-list-page')).TripListPage,
}));
const DeletedTripsPage = lazy(async () => ({
  default: (await import('../features/history/pages/deleted-trips-page')).DeletedTripsPage,
}));
const TripCreatePage = lazy(async () => ({
  default: (await import('../features/trips/pages/trip-create-page')).TripCreatePage,
}));
const PlannerPage = lazy(async () => ({ default: (await import('../features/trips/pages/planner-page')).PlannerPage }));
const ItineraryEditorPage = lazy(async () => ({
  default: (await import('../features/itinerary/pages/itinerary-editor-page')).ItineraryEditorPage,
}));
const ItineraryDocumentsPage = lazy(async () => ({
  default: (await import('../features/itinerary/pages/itinerary-documents-page')).ItineraryDocumentsPage,
}));
const ItineraryPreviewPage = lazy(async () => ({
  default: (await import('../features/itinerary/pages/itinerary-preview-page')).ItineraryPreviewPage,
}));
const BookingsPage = lazy(async () => ({
  default: (await import('../features/booking-lists/pages/bookings-page')).BookingsPage,
}));
const BookingConfirmationsPage = lazy(async () => ({
  default: (await import('../features/booking-lists/pages/booking-confirmations-page')).BookingConfirmationsPage,
}));
const UnclaimedPage = lazy(async () => ({
  default: (await import('../features/booking-lists/pages/unclaimed-page')).UnclaimedPage,
}));
const ClaimsPage = lazy(async () => ({
  default: (await import('../features/booking-lists/pages/claims-page')).ClaimsPage,
}));
const LibraryPage = lazy(async () => ({
  default: (await import('../features/library/pages/library-page')).LibraryPage,
}));
const TripServicesPage = lazy(async () => ({
  default: (await import('../features/trips/pages/trip-services-page')).TripServicesPage,
}));
const TripDailyPage = lazy(async () => ({
  default: (await import('../features/trips/pages/trip-daily-page')).TripDailyPage,
}));
const TripReportsPage = lazy(async () => ({
  default: (await import('../features/trips/pages/trip-reports-page')).TripReportsPage,
}));
const PackagesPage = lazy(async () => ({
  default: (await import('../features/packages/pages/packages-page')).PackagesPage,
}));
const PackagePage = lazy(async () => ({
  default: (await import('../features/packages/pages/package-page')).PackagePage,
}));
const TripAccordion = lazy(async () => ({
  default: (await import('../features/trips/pages/trip-accordion')).TripAccordion,
}));
const TasksPage = lazy(async () => ({ default: (await import('../features/checklists/pages/tasks-page')).TasksPage }));
const TemplatesPage = lazy(async () => ({
  default: (await import('../features/checklists/pages/templates-page')).TemplatesPage,
}));

/** Every page and who may open it. Pages load on their own; what is unknown leads to the not-found page (G-019). */
export const AppRoutes = () => (
  <Suspense fallback={null}>
    <Routes>
      <Route path={AT.root} element={<LandingRedirect />} />
      <Route element={<EntryLayout />}>
        <Route element={<VisitorsOnly />}>
          <Route path={AT.login} element={<LoginPage />} />
          <Route path={AT.signUpType} element={<SignUpTypePage />} />
          <Route path={AT.signUp} element={<SignUpPage />} />
        </Route>
        <Route path={AT.confirm} element={<ConfirmPage />} />
        <Route path={AT.resendConfirmation} element={<ResendPage />} />
        <Route path={AT.forgotPassword} element={<ForgotPage />} />
        <Route path={AT.newPassword} element={<NewPasswordPage />} />
        <Route path={AT.logout} element={<LogoutPage />} />
        <Route path={AT.notFound} element={<NotFoundPage />} />
        <Route path={AT.notFoundAlias} element={<NotFoundPage />} />
      </Route>
      <Route element={<Guarded by={['signed-in']} />}>
        <Route element={<Shell />}>
          <Route path={AT.dashboard} element={<DashboardPage />} />
          <Route path={AT.trips} element={<TripListPage />} />
          <Route path={AT.deletedTrips} element={<DeletedTripsPage />} />
          <Route path={AT.tripCreate} element={<TripCreatePage />} />
          <Route path={AT.trip} element={<Navigate to="planner" replace />} />
          <Route path={AT.planner} element={<PlannerPage />} />
          <Route path={AT.itinerary} element={<ItineraryEditorPage />} />
          <Route path={AT.itineraryDocuments} element={<ItineraryDocumentsPage />} />
          <Route path={AT.itineraryPreview} element={<ItineraryPreviewPage />} />
          <Route path={AT.twoStepAuth} element={<TwoStepPage />} />
          <Route path={AT.tripServices} element={<TripServicesPage />} />
          <Route path={AT.tripDaily} element={<TripDailyPage />} />
          <Route path={AT.tripReports} element={<TripReportsPage />} />
          <Route path={AT.tripPackages} element={<PackagesPage />} />
          <Route path={AT.tripPackage} element={<PackagePage />} />
          <Route path={AT.accordion} element={<TripAccordion />}>
            <Route index element={<Navigate to="planner" replace />} />
            <Route path="planner" element={<PlannerPage />} />
            <Route path="trip_day_servicesets" element={<TripServicesPage />} />
            <Route path="dailyitinerary" element={<TripDailyPage />} />
            <Route path="ti/:ti_id" element={<ItineraryEditorPage />} />
            <Route path="ti/:ti_id/documents" element={<ItineraryDocumentsPage />} />
          </Route>
          <Route element={<Guarded by={['not-free']} />}>
            <Route path={AT.checklists} element={<Navigate to={PATHS.checklistsOwn()} replace />} />
            <Route path={AT.checklistsOwn} element={<TasksPage of="own" />} />
            <Route path={AT.checklistsAll} element={<TasksPage of="all" />} />
            <Route path={AT.checklistTemplates} element={<TemplatesPage />} />
          </Route>
          <Route path={AT.bookings} element={<BookingsPage />} />
          <Route path={AT.bookingConfirmations} element={<BookingConfirmationsPage />} />
          <Route path={AT.unclaimedBookings} element={<UnclaimedPage />} />
          <Route path={AT.claimRequests} element={<ClaimsPage />} />
          <Route path={AT.library} element={<LibraryPage />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={PATHS.notFound()} replace />} />
    </Routes>
  </Suspense>
);
