import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import type { CallOutput } from '../../../../lib/api';
import { StatusBadge } from '../../../../ui/status-badge';

type State = CallOutput<'users.settings.two-step-auth.get'>;
type Props = { state: State; onBegin: () => void; onCodes: () => void; onOff: () => void };

/** So few codes that it is time for new ones. */
const FEW = 3;

/** Whether the second factor is on, and what can be done about it. */
export const TwoStepState = ({ state: { enabled, codes_left }, onBegin, onCodes, onOff }: Props) => (
  <Stack gap="4" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
    <HStack gap="3">
      <Text textStyle="section">Authenticator app</Text>
      <StatusBadge tone={enabled ? 'success' : 'neutral'}>{enabled ? 'On' : 'Off'}</StatusBadge>
    </HStack>
    {enabled ? (
      <>
        <Text>
          You enter a code when you sign in. {countOf(codes_left, 'recovery code')} left in case you don’t have your
          phone.{codes_left < FEW && ' Time to create new ones.'}
        </Text>
        <Text color="fg.muted">To switch phones, turn it off and set it up again.</Text>
        <HStack gap="2" wrap="wrap">
          <Button variant={codes_left < FEW ? 'solid' : 'outline'} onClick={onCodes}>
            Create new codes
          </Button>
          <Button variant="ghost" onClick={onOff}>
            Turn off
          </Button>
        </HStack>
      </>
    ) : (
      <>
        <Text>
          You need an authenticator app, such as the one built into your phone. Setup takes a minute and gives you
          recovery codes in case you lose your phone.
        </Text>
        <Button alignSelf="flex-start" onClick={onBegin}>
          Set up app
        </Button>
      </>
    )}
  </Stack>
);
