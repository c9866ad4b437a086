import { Box, Button, HStack, Text } from '@chakra-ui/react';
import { getTier } from '@wayline/core/access/tiers';
import { PATHS } from '../../../lib/paths';
import { useSignedInUser } from '../../../lib/session';
import { RouterButton } from '../../../ui/router-button';
import { planWords } from '../plan-words';
import type { StepProps } from './step-buttons';

/** The third step: which plan it is, and where another is chosen. */
export const OnboardingPlan = ({ onDone, onSkip }: StepProps) => {
  const user = useSignedInUser();
  const now = new Date().toISOString();
  const mayPay = user.permissions_data.includes('Subscription and Payment');
  return (
    <>
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5" mb="4">
        <Text textStyle="section">{getTier(user, now)}</Text>
        <Text mt="1">{planWords(user, now)}</Text>
      </Box>
      <HStack gap="3" wrap="wrap">
        <Button onClick={() => void onDone()}>Continue with this</Button>
        {mayPay && (
          <RouterButton to={PATHS.subscribe()} variant="outline">
            Compare plans
          </RouterButton>
        )}
        <Button variant="ghost" onClick={onSkip}>
          Skip
        </Button>
      </HStack>
    </>
  );
};
