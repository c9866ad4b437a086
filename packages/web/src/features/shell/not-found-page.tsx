import { Heading, Stack, Text } from '@chakra-ui/react';
import { PATHS } from '../../app/paths';
import { type Refused, useRefused } from '../../app/refused';
import { usePage } from '../../app/use-page';
import { useCurrentUser } from '../../lib/session';
import { RouterButton } from '../../ui/router-button';

const UNKNOWN =
  'The address is not right, what was here is gone, or it belongs to another company. Nothing you did is lost.';
/** What guards that lead here ask for. */
const ASKED: Partial<Record<Refused['guard'], string>> = {
  'manage-payroll':
    'What you asked for opens with the permission Manage Payroll. Please contact your master admin for permission.',
  'er-account': 'What you asked for opens for ER accounts only, and this account is none.',
};

/** There is nothing at this address, or it was never this user's. Source: R-SHELL-021, R-SHELL-100, R-SHELL-115, R-SHELL-117. */
export const NotFoundPage = () => {
  usePage({ title: 'Page not found' });
  const user = useCurrentUser();
  const refused = useRefused();
  return (
    <Stack gap="4" align="flex-start">
      <Text color="fg.muted" textStyle="figures">
        404
      </Text>
      <Heading as="h1" textStyle="display">
        This page took another route.
      </Heading>
      <Text color="fg.muted">{(refused && ASKED[refused.guard]) ?? UNKNOWN}</Text>
      <RouterButton to={user ? PATHS.dashboard() : PATHS.login()} size="md">
        {user ? 'Back to the dashboard' : 'Sign in'}
      </RouterButton>
    </Stack>
  );
};
