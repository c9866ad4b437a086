import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CONSENT_PURPOSES, type ConsentPurpose } from '@wayline/core/areas/clients/consents/consent';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import { ErrorState } from '../../../ui/error-state';
import { SectionFrame } from '../../../ui/record/section-frame';
import { BlockSkeleton, Delayed } from '../../../ui/skeletons';
import type { ClientRecord } from '../client-query';
import { ConsentRow } from './consent-row';
import { consentsQuery } from './consents-query';

const ConsentDialog = lazy(async () => ({ default: (await import('./consent-dialog')).ConsentDialog }));

export const CONSENTS_SECTION = { id: 'consents', title: 'Consent' } as const;

/** What a client agreed to, purpose by purpose, and how that is known. */
export const ConsentsSection = ({ client }: { client: ClientRecord }) => {
  const { data, error, refetch } = useQuery(consentsQuery(client.id));
  const [asked, setAsked] = useState<{ purpose: ConsentPurpose; isGiven: boolean }>();
  const edits = usePermission('Edit Client Profiles') && !client.deleted_at;
  const allowed = useGuardedAction('Edit Client Profiles', 'edit client profiles');
  return (
    <SectionFrame {...CONSENTS_SECTION}>
      {data && (
        <chakra.ul listStyleType="none" aria-label={CONSENTS_SECTION.title}>
          {CONSENT_PURPOSES.map((purpose) => (
            <ConsentRow
              key={purpose}
              purpose={purpose}
              answers={data.consents.filter((consent) => consent.purpose === purpose)}
              onRecord={edits ? (isGiven) => allowed(() => setAsked({ purpose, isGiven }))() : undefined}
            />
          ))}
        </chakra.ul>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Delayed>
          <BlockSkeleton height="120px" />
        </Delayed>
      )}
      <Suspense fallback={null}>
        {asked && <ConsentDialog client_id={client.id} {...asked} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </SectionFrame>
  );
};
