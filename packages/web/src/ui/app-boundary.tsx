import { Box } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { unreachable } from '../lib/api-error';
import { connection } from '../lib/connection';
import { ErrorState } from './error-state';

type State = { error: unknown };

/** Catches what a screen could not: the rest of the app stays, and the page can be tried again. */
export class AppBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };
  static getDerivedStateFromError = (error: unknown): State => ({
    // A screen whose code could not be fetched fails like any other; offline, that is what its reader should know.
    error: connection() === 'offline' ? unreachable() : (error ?? new Error('unknown')),
  });

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <Box as="main" pt="20">
        <ErrorState error={this.state.error} onRetry={() => location.reload()} />
      </Box>
    );
  }
}
