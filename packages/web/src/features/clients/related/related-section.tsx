import { Button, HStack, Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import { ErrorState } from '../../../ui/error-state';
import { notifyError } from '../../../ui/notify-error';
import { SectionFrame } from '../../../ui/record/section-frame';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { notify } from '../../../ui/toaster';
import type { ClientRecord } from '../client-query';
import { useCompanyLists } from '../profile/use-company-lists';
import { useSaveClient } from '../profile/use-save-client';
import { Companions } from './companions';
import { HouseholdCard } from './household-card';
import { relatedQuery } from './related-query';

const CompanionDialog = lazy(async () => ({ default: (await import('./companion-dialog')).CompanionDialog }));
const HouseholdDialog = lazy(async () => ({ default: (await import('./household-dialog')).HouseholdDialog }));

export const RELATED_SECTION = { id: 'related', title: 'Family and companions' } as const;

/** Whom a client lives and travels with. Source: R-ACC-073. */
export const RelatedSection = ({ client }: { client: ClientRecord }) => {
  const [open, setOpen] = useState<'companion' | 'household'>();
  const { data, error, isPending, refetch } = useQuery(relatedQuery(client.id));
  const { relationOptions } = useCompanyLists();
  const save = useSaveClient();
  const edits = usePermission('Edit Client Profiles') && !client.deleted_at;
  const allowed = useGuardedAction('Edit Client Profiles', 'edit client profiles');
  const set = async (travel_companions: ClientRecord['travel_companions']) => {
    const was = client.travel_companions;
    const saved = await save(client, { changes: { travel_companions }, was: { travel_companions: was } });
    return () =>
      void save(saved, {
        changes: { travel_companions: was },
        was: { travel_companions: saved.travel_companions },
      }).catch(notifyError);
  };
  const remove = async (one: ClientRecord['travel_companions'][number], name: string) => {
    try {
      const undo = await set(client.travel_companions.filter((other) => other !== one));
      notify({ kind: 'success', title: `${name} removed`, undo });
    } catch (thrown) {
      notifyError(thrown);
    }
  };
  const close = () => setOpen(undefined);
  const isEmpty =
    client.travel_companions.length === 0 && data !== undefined && data.named_by.length === 0 && !data.household;
  return (
    <SectionFrame
      {...RELATED_SECTION}
      empty={isEmpty}
      action={
        edits && (
          <HStack gap="0">
            {data && !data.household && (
              <Button size="xs" variant="ghost" onClick={allowed(() => setOpen('household'))}>
                New household
              </Button>
            )}
            <Button size="xs" variant="ghost" onClick={allowed(() => setOpen('companion'))}>
              Add companion
            </Button>
          </HStack>
        )
      }
    >
      {isPending && (
        <Delayed>
          <CardsSkeleton cards={1} />
        </Delayed>
      )}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && !isEmpty && (
        <Stack gap="3">
          {data.household && (
            <HouseholdCard
              client={client}
              found={data.household}
              onEdit={edits ? allowed(() => setOpen('household')) : undefined}
            />
          )}
          <Companions
            client={client}
            related={data}
            relations={relationOptions}
            onRemove={edits ? (one, name) => void remove(one, name) : undefined}
          />
        </Stack>
      )}
      <Suspense fallback={null}>
        {open === 'companion' && (
          <CompanionDialog
            relations={relationOptions}
            onClose={close}
            onAdd={async (companion) => {
              const undo = await set([...client.travel_companions, companion]);
              notify({ kind: 'success', title: 'Companion added', undo });
            }}
          />
        )}
        {open === 'household' && data && (
          <HouseholdDialog client={client} found={data.household} onSaved={refetch} onClose={close} />
        )}
      </Suspense>
    </SectionFrame>
  );
};
