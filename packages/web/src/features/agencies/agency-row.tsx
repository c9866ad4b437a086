import { Box, Button, Flex, HStack, IconButton, Text } from '@chakra-ui/react';
import { countOf } from '@wayline/core/base/plural';
import { X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/api';
import { formatDate } from '../../lib/format';
import { confirm, sure } from '../../ui/confirm-dialog';
import { notifyError } from '../../ui/notify-error';
import { notify } from '../../ui/toaster';
import { type Agencies, useRefreshAgencies } from './agencies-query';
import { startViewing } from './impersonation';

/** A sub-agency: look into it, or let it go. */
export const AgencyRow = ({ agency }: { agency: Agencies['agencies'][number] }) => {
  const { company_id: company, company_name, since, trips, last_look_at } = agency;
  const refresh = useRefreshAgencies();
  const [opening, setOpening] = useState(false);
  const look = () => {
    setOpening(true);
    startViewing(company).catch((thrown) => {
      setOpening(false);
      notifyError(thrown);
      void refresh();
    });
  };
  const letGo = async () => {
    const question = sure(
      `You’ll no longer see ${company_name}. Its owner would have to agree again.`,
      'Remove sub-agency',
    );
    if (!(await confirm(question))) return;
    await call('misc.sub-agencies.end', { company }, { onMissing: 'stay' });
    notify({ kind: 'success', title: `${company_name} is no longer a sub-agency` });
    await refresh();
  };
  return (
    <Flex as="li" align="center" gap="3" wrap="wrap" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="3">
      <Box flex="1" minW="140px">
        <Text fontWeight="600" overflowWrap="anywhere">
          {company_name}
        </Text>
        <Text color="fg.muted" textStyle="small">
          {trips === undefined ? '' : `${countOf(trips, 'trip')}. `}
          Since {formatDate(since)}.{last_look_at && ` Last viewed on ${formatDate(last_look_at)}.`}
        </Text>
      </Box>
      <HStack gap="2">
        <Button size="sm" variant="outline" loading={opening} aria-label={`View ${company_name}`} onClick={look}>
          View
        </Button>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={`Remove ${company_name}`}
          onClick={() => void letGo().catch(notifyError)}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </HStack>
    </Flex>
  );
};
