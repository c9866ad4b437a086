import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../lib/format';
import type { Claim } from '../booking-list-queries';
import { ClaimState } from '../claim-columns';

/** A claim request on a phone. */
export const ClaimCard = ({ claim, children }: { claim: Claim; children: ReactNode }) => (
  <Flex direction="column" gap="1" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
    <Flex justify="space-between" gap="2">
      <Text fontWeight="600" dir="auto" truncate>
        {claim.booking_title}
      </Text>
      <ClaimState status={claim.status} />
    </Flex>
    <Text color="fg.muted" textStyle="small" dir="auto">
      {claim.requester_name}, {formatDate(claim.requested_at)}, for {claim.trip_code} {claim.trip_name}
    </Text>
    {(claim.reason ?? claim.note) && (
      <Text textStyle="small" dir="auto">
        {claim.reason ?? claim.note}
      </Text>
    )}
    {children}
  </Flex>
);
