import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { basename } from '../lib/navigation';
import { queryClient } from '../lib/query-client';
import { GuardedNavigation } from '../navigation/guarded-navigation';
import { AppBoundary } from '../ui/app-boundary';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { AddedToClients } from '../ui/record/added-to-clients';
import { system } from '../ui/theme/theme';
import { Toaster } from '../ui/toaster';
import { AppEffects } from './app-effects';
import { CLIENT_SECTIONS } from './client-sections';
import { AppRoutes } from './routes';
import { VersionBanner } from './version-banner';

/** The app; under /v1 the same routes have that prefix. Source: R-SHELL-069. */
export const App = () => {
  const [base] = useState(basename);
  return (
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter basename={base}>
          <GuardedNavigation>
            <AppBoundary>
              <AppEffects>
                <AddedToClients value={CLIENT_SECTIONS}>
                  <AppRoutes />
                </AddedToClients>
              </AppEffects>
            </AppBoundary>
          </GuardedNavigation>
        </BrowserRouter>
        <VersionBanner />
        <ConfirmDialog />
        <Toaster />
      </QueryClientProvider>
    </ChakraProvider>
  );
};
