import { Box, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { tierOf } from '@wayline/core/identity/tiers';
import { useSignedInUser } from '../../../lib/session';
import { PageHeader } from '../../../ui/page-header';
import { StatusBadge } from '../../../ui/status-badge';
import { Plans } from '../components/plans';
import { RefusedNote } from '../components/refused-note';
import { planWords } from '../plan-words';
import { useSettingPage } from '../use-setting-page';

/** The plan of the company, what the plans open, and why somebody was sent here. Source: R-SHELL-009, R-SHELL-096, R-SHELL-166..173. */
export const SubscriptionPage = () => {
  const title = useSettingPage('/myaccount/subscription');
  const user = useSignedInUser();
  const now = new Date().toISOString();
  const tier = tierOf(user, now);
  return (
    <Stack gap="5" maxW="960px">
      <RefusedNote />
      <Box>
        <PageHeader title={title} subtitle={`The plan of ${user.usercompany.company_name}.`} />
        <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" p="5">
          <HStack gap="3">
            <Text textStyle="section">{tier}</Text>
            {!user.subscription && tier === 'Advance' && <StatusBadge tone="info">Trial</StatusBadge>}
          </HStack>
          <Text mt="1">{planWords(user, now)}</Text>
          <Text color="fg.muted" mt="2">
            Plans cannot be changed or paid for here yet.
          </Text>
        </Box>
      </Box>
      <Box>
        <Heading as="h2" textStyle="section" pb="3">
          What each plan opens
        </Heading>
        <Plans current={tier} />
      </Box>
    </Stack>
  );
};
