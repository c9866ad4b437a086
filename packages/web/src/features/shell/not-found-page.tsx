import { Heading, Stack, Text } from '@chakra-ui/react';
import { PATHS } from '../../app/paths';
import { usePage } from '../../app/use-page';
import { useCurrentUser } from '../../lib/session';
import { RouterButton } from '../../ui/router-button';

/** There is nothing at this address, or it was never this user's. Source: R-SHELL-021. */
export const NotFoundPage = () => {
  usePage({ title: 'Page not found' });
  const user = useCurrentUser();
  return (
    <Stack gap="4" align="flex-start">
      <Text color="fg.muted" textStyle="figures">
        404
      </Text>
      <Heading as="h1" textStyle="display">
        This page took another route.
      </Heading>
      <Text color="fg.muted">
        The address is not right, what was here is gone, or it belongs to another company. Nothing you did is lost.
      </Text>
      <RouterButton to={user ? PATHS.dashboard() : PATHS.login()} size="md">
        {user ? 'Back to the dashboard' : 'Sign in'}
      </RouterButton>
    </Stack>
  );
};
