import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { GuardedNavigation } from '../navigation/guarded-navigation';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { system } from '../ui/theme/theme';
import { Toaster } from '../ui/toaster';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

/**
 * Renders as the app does: theme, cache, router at `path`, messages and questions. The address stands in `address`; `rerender` shows
 * other props in the same place, and `client` is the cache.
 */
export const renderInApp = (ui: ReactNode, { path = '/' } = {}) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const App = ({ children }: { children: ReactNode }) => (
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <GuardedNavigation>
            {children}
            <Address />
          </GuardedNavigation>
        </MemoryRouter>
        <ConfirmDialog />
        <Toaster />
      </QueryClientProvider>
    </ChakraProvider>
  );
  return { client, ...render(ui, { wrapper: App }) };
};
