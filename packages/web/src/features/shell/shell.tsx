import { Box, chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PATHS } from '../../lib/paths';
import { useSignedInUser } from '../../lib/session';
import { AppBoundary } from '../../ui/app-boundary';
import { PageSkeleton } from '../../ui/skeletons';
import { AutoLogout } from '../people/public';
import { BottomBar } from './bottom-bar';
import { CompanyNotice } from './company-notice';
import { OfflineBar } from './offline-bar';
import { Rail } from './rail';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useCommandKey } from './use-command-key';
import { useLiveSession } from './use-live-session';
import { usePageStart } from './use-page-start';

const PaymentDueBanner = lazy(async () => ({
  default: (await import('../subscription/payment-due-banner')).PaymentDueBanner,
}));
const ClosingBanner = lazy(async () => ({ default: (await import('../closure/closing-banner')).ClosingBanner }));
const LookingBanner = lazy(async () => ({
  default: (await import('../agencies/impersonation-banner')).ImpersonationBanner,
}));
const KeptClosed = lazy(async () => ({
  default: (await import('../agencies/impersonation-restricted')).ImpersonationRestricted,
}));
const CommandPalette = lazy(async () => ({ default: (await import('./command-palette')).CommandPalette }));

/** What is about the user's own company, and nothing to look at in another. */
const ownPlace = (pathname: string) => /^\/(my|admin)/.test(pathname);

/** The frame of every signed-in page: rail, top bar, page; on phones a bar at the bottom. */
export const Shell = () => {
  useLiveSession();
  const { looks_from, usercompany } = useSignedInUser();
  const { closing_at: closed_at, plan_unpaid_until } = usercompany;
  const [commands, setCommands] = useState(false);
  useCommandKey(() => setCommands((open) => !open));
  const { pathname } = useLocation();
  const content = usePageStart(pathname);
  // The settings keep their list while one goes from one to the next.
  const frame = pathname.startsWith(`${PATHS.account()}/`) ? PATHS.account() : pathname;
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '84px minmax(0, 1fr)', xl: '216px minmax(0, 1fr)' }}
      minH="100dvh"
      css={{
        '--page-height': 'calc(100dvh - 56px)',
        '--page-pad': '16px',
        md: { '--page-pad': '24px' },
        xl: { '--page-pad': '32px' },
        // On paper is the page alone.
        '@media print': {
          display: 'block',
          '& > :not(:has(main)), & > div > :not(main)': { display: 'none' },
        },
      }}
    >
      <SkipLink />
      <Rail />
      <Box minW="0">
        <TopBar onCommands={() => setCommands(true)} />
        <OfflineBar />
        <chakra.main
          id="content"
          ref={content}
          tabIndex={-1}
          outline="none"
          px="var(--page-pad)"
          pt={{ base: '4', md: '6' }}
          pb={{ base: '24', md: '10' }}
        >
          {looks_from && (
            <Suspense fallback={null}>
              <LookingBanner from={looks_from.company_name} />
            </Suspense>
          )}
          {plan_unpaid_until && !looks_from && (
            <Suspense fallback={null}>
              <PaymentDueBanner until={plan_unpaid_until} />
            </Suspense>
          )}
          {closed_at && (
            <Suspense fallback={null}>
              <ClosingBanner closed_at={closed_at} />
            </Suspense>
          )}
          {!looks_from && <CompanyNotice />}
          <AppBoundary key={frame}>
            <Suspense fallback={<PageSkeleton />}>
              {looks_from && ownPlace(pathname) ? <KeptClosed /> : <Outlet />}
            </Suspense>
          </AppBoundary>
        </chakra.main>
      </Box>
      <AutoLogout />
      <BottomBar onCommands={() => setCommands(true)} />
      {commands && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setCommands(false)} />
        </Suspense>
      )}
    </Box>
  );
};
