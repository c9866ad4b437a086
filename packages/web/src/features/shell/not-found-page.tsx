import { Heading, Stack, Text } from '@chakra-ui/react';
import { PATHS } from '../../lib/paths';
import { useCurrentUser } from '../../lib/session';
import { type Refused, useRefused } from '../../navigation/guard-refusal';
import { usePage } from '../../navigation/use-page';
import { RouterButton } from '../../ui/router-button';

type Told = { code?: string; title: string; text: string };
const UNKNOWN: Told = {
  code: '404',
  title: 'This page took another route.',
  text: 'The address may be wrong, the page may be gone, or it may belong to another company. None of your work is lost.',
};
/** What guards that lead here ask for. */
const ASKED: Partial<Record<Refused['guard'], Told>> = {
  'manage-payroll': {
    ...UNKNOWN,
    text: 'You need the Manage Payroll permission to open this. Please contact your master admin for permission.',
  },
  'er-account': {
    title: 'API access isn’t part of your plan.',
    text: 'API keys let your own programs read and write your data. Contact us to turn them on for your company; everything else keeps working without them.',
  },
};

/** There is nothing at this address, or it was never this user's. Source: R-SHELL-021, R-SHELL-100, R-SHELL-115, R-SHELL-117. */
export const NotFoundPage = () => {
  usePage({ title: 'Page not found' });
  const user = useCurrentUser();
  const refused = useRefused();
  const { code, title, text } = (refused && ASKED[refused.guard]) ?? UNKNOWN;
  return (
    <Stack gap="4" align="flex-start">
      {code && (
        <Text color="fg.muted" textStyle="figures">
          {code}
        </Text>
      )}
      <Heading as="h1" textStyle="display">
        {title}
      </Heading>
      <Text color="fg.muted">{text}</Text>
      <RouterButton to={user ? PATHS.dashboard() : PATHS.login()} size="md">
        {user ? 'Back to the dashboard' : 'Sign in'}
      </RouterButton>
    </Stack>
  );
};
