import { Box, Heading } from '@chakra-ui/react';
import { APP_PATHS } from '@wayline/core/navigation/routes';
import { ChevronLeft } from 'lucide-react';
import { Suspense } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { guardSession, useCurrentUser } from '../../lib/session';
import { AppBoundary } from '../../ui/app-boundary';
import { RouterLink } from '../../ui/router-link';
import { PageSkeleton } from '../../ui/skeletons';
import { ClosedSetting } from './components/closed-setting';
import { SettingsList } from './components/settings-list';
import { closedBy, settingsFor } from './settings';

const PATHS_HERE = APP_PATHS.filter((path) => path.startsWith('/myaccount/'));
/** On a phone, this in the address shows the list in place of the page. */
const LIST = 'list';

/** The settings: the list at the left and the open one beside it; on phones the one or the other. Source: R-SHELL-052, R-SHELL-053. */
export const AccountLayout = () => {
  useCurrentUser();
  const { pathname, search } = useLocation();
  const listed = new URLSearchParams(search).has(LIST);
  const session = guardSession();
  const path = PATHS_HERE.find((one) => matchPath(one, pathname));
  const closed = session && path && closedBy(path, session);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' }}
      gap={{ base: '4', lg: '10' }}
      alignItems="start"
    >
      <Box
        display={{ base: listed ? 'block' : 'none', lg: 'block' }}
        position={{ lg: 'sticky' }}
        top="20"
        maxH={{ lg: 'calc(var(--page-height) - 48px)' }}
        overflowY={{ lg: 'auto' }}
      >
        <Heading as="h1" textStyle="title" pb="4" display={{ lg: 'none' }}>
          My account
        </Heading>
        {session && <SettingsList groups={settingsFor(session)} />}
      </Box>
      <Box minW="0" display={{ base: listed ? 'none' : 'block', lg: 'block' }}>
        <RouterLink
          to={`?${LIST}`}
          display={{ base: 'inline-flex', lg: 'none' }}
          alignItems="center"
          gap="1"
          minH="6"
          mb="3"
          ms="-1"
        >
          <ChevronLeft size={16} aria-hidden /> All settings
        </RouterLink>
        <AppBoundary key={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            {path && closed ? <ClosedSetting path={path} permission={closed} /> : <Outlet />}
          </Suspense>
        </AppBoundary>
      </Box>
    </Box>
  );
};
