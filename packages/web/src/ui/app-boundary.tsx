import { Box } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state';

type State = { error: unknown };

/** Catches what a screen could not: the rest of the app stays, and the page can be tried again. */
export class AppBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: undefined };
  static getDerivedStateFromError = (error: unknown): State => ({ error: error ?? new Error('unknown') });

  override render() {
    if (!this.state.error) return this.props.children;
    return (
      <Box as="main" pt="20">
        <ErrorState error={this.state.error} onRetry={() => location.reload()} />
      </Box>
    );
  }
}
