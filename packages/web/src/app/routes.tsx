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
          <Route path={AT.tripCreate} element={<TripCreatePage />} />
          <Route path={AT.trip} element={<Navigate to="planner" replace />} />
          <Route path={AT.planner} element={<PlannerPage />} />
          <Route path={AT.itinerary} element={<ItineraryEditorPage />} />
          <Route path={AT.itineraryDocuments} element={<ItineraryDocumentsPage />} />
          <Route path={AT.twoStepAuth} element={<TwoStepPage />} />
        </Route>
      </Route>
      <Route path="*" element={<Navigate to={PATHS.notFound()} replace />} />
    </Routes>
  </Suspense>
);
