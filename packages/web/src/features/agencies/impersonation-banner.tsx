import { Button, HStack, Text } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { leaveSubAgency } from '../../lib/leave-sub-agency';
import { useSignedInUser } from '../../lib/session';
import { PageBanner } from '../../ui/page-banner';

/** Says on every page that this is a sub-agency, which can only be looked at, and leads back. Source: spec 1 §1 (G-197). */
export const ImpersonationBanner = ({ from }: { from: string }) => {
  const { company_name } = useSignedInUser().usercompany;
  return (
    <PageBanner label="You’re viewing a sub-agency" tone="info" role="region">
      <HStack gap="3" flex="1" minW="220px">
        <Eye size={16} aria-hidden />
        <Text fontWeight="500" minW="0" overflowWrap="anywhere">
          You’re viewing {company_name}. Nothing can be changed here.
        </Text>
      </HStack>
      <Button size="xs" variant="outline" onClick={() => leaveSubAgency()}>
        Back to {from}
      </Button>
    </PageBanner>
  );
};
