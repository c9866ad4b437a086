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
          You are asked for a code when you sign in. {countOf(codes_left, 'recovery code is', 'recovery codes are')}{' '}
          left for when your phone is not at hand.
          {codes_left < FEW && ' It is time for new ones.'}
        </Text>
        <Text color="fg.muted">For a new phone, turn it off and set it up again.</Text>
        <HStack gap="2" wrap="wrap">
          <Button variant={codes_left < FEW ? 'solid' : 'outline'} onClick={onCodes}>
            New recovery codes
          </Button>
          <Button variant="ghost" onClick={onOff}>
            Turn off
          </Button>
        </HStack>
      </>
    ) : (
      <>
        <Text>
          You need an authenticator app, such as the one your phone comes with. Setting it up takes a minute, and gives
          you recovery codes for the day your phone is lost.
        </Text>
        <Button alignSelf="flex-start" onClick={onBegin}>
          Set up with an app
        </Button>
      </>
    )}
  </Stack>
);
