import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { system } from '../ui/theme/theme';
import { Toaster } from '../ui/toaster';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
};

/** Renders as the app does: theme, cache, router at `path`, messages and questions. The address stands in `address`. */
export const renderInApp = (ui: ReactNode, { path = '/' } = {}) =>
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={[path]}>
          {ui}
          <Address />
        </MemoryRouter>
        <ConfirmDialog />
        <Toaster />
      </QueryClientProvider>
    </ChakraProvider>,
  );
