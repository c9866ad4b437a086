import { Button, Flex, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { isCompanyOwner } from '@wayline/core/access/session-user';
import { Network } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSignedInUser } from '../../lib/session';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { CardsSkeleton, Delayed } from '../../ui/skeletons';
import { agenciesQuery } from './agencies-query';
import { AgencyRow } from './agency-row';
import { LinkRequestItem } from './link-request-item';

const AskDialog = lazy(async () => ({ default: (await import('./link-request-dialog')).LinkRequestDialog }));

const OwnedAgencies = () => {
  const { data, error, isPending, refetch } = useQuery(agenciesQuery);
  const [query] = useSearchParams();
  const [asking, setAsking] = useState(false);
  if (isPending)
    return (
      <Delayed>
        <CardsSkeleton />
      </Delayed>
    );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const ask = (
    <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => setAsking(true)}>
      Request access
    </Button>
  );
  const { agencies, asks } = data;
  return (
    <Flex direction="column" gap="3" maxW="56rem">
      {query.get('look') === 'ended' && (
        <Text role="status" px="4" py="3" borderRadius="l3" bg="bg.info" color="fg.info">
          Your access has ended: the twelve hours are over, or the agency ended it.
        </Text>
      )}
      {agencies.length + asks.length === 0 ? (
        <EmptyState
          icon={Network}
          title="No sub-agencies yet"
          text="Ask another agency on Wayline for access. Once its owner agrees, you can view its trips and bookings."
          action={ask}
        />
      ) : (
        ask
      )}
      <Flex as="ul" direction="column" gap="2" listStyleType="none" aria-label="Sub-agencies">
        {agencies.map((agency) => (
          <AgencyRow key={agency.company_id} agency={agency} />
        ))}
        {asks.map((one) => (
          <LinkRequestItem key={one.email} ask={one} />
        ))}
      </Flex>
      <Suspense fallback={null}>{asking && <AskDialog onClose={() => setAsking(false)} />}</Suspense>
    </Flex>
  );
};

/** The agencies whose owners let this one look into them, and those who are asked. Source: spec 1 §1 (G-197). */
export const SubAgenciesPanel = () =>
  isCompanyOwner(useSignedInUser()) ? (
    <OwnedAgencies />
  ) : (
    <EmptyState
      icon={Network}
      title="Only the owner sees sub-agencies"
      text="Your company’s owner can request access to other agencies and view them."
    />
  );
