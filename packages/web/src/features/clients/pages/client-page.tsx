import { useQuery } from '@tanstack/react-query';
import { clientName } from '@wayline/core/areas/clients/client';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { UserRoundX } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { asApiError } from '../../../lib/api-error';
import { PATHS } from '../../../lib/paths';
import { usePage } from '../../../navigation/use-page';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { ProfileSkeleton } from '../../../ui/record/profile-skeleton';
import { RouterButton } from '../../../ui/router-button';
import { clientQuery } from '../client-query';
import { ClientHeader } from '../profile/client-header';
import { ClientTrashNotice } from '../profile/client-trash-notice';
import { ProfileBody } from '../profile/profile-body';

const MISSING = 404;

/** The profile of a client. Source: R-ACC-071, R-ACC-073. */
export const ClientPage = () => {
  const id = useParams().client_id as ClientId;
  const { data: profile, error, isPending, refetch } = useQuery(clientQuery(id));
  const name = profile ? clientName(profile.client) : 'Client';
  usePage({ title: name, crumbs: [{ label: 'Clients', to: PATHS.clients() }] });
  if (isPending) return <ProfileSkeleton />;
  if (!profile)
    return (
      <>
        <PageHeader title="Client" />
        {asApiError(error).status === MISSING ? (
          <EmptyState
            icon={UserRoundX}
            title="This client isn’t here"
            text="They may have been deleted for good, or you don’t have access to them."
            action={<RouterButton to={PATHS.clients()}>All clients</RouterButton>}
          />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  return (
    <>
      <ClientTrashNotice client={profile.client} />
      <ClientHeader client={profile.client} />
      <ProfileBody key={profile.client.id} profile={profile} />
    </>
  );
};
