import { useQuery } from '@tanstack/react-query';
import type { InstitutionId } from '@wayline/core/areas/institutions/institution-id';
import { Building2 } from 'lucide-react';
import { useLocation, useParams } from 'react-router-dom';
import { asApiError } from '../../../lib/api-error';
import { PATHS } from '../../../lib/paths';
import { usePage } from '../../../navigation/use-page';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { ProfileSkeleton } from '../../../ui/record/profile-skeleton';
import { TrashNotice } from '../../../ui/record/trash-notice';
import { RouterButton } from '../../../ui/router-button';
import { REMOVE } from '../guards';
import { institutionQuery } from '../institution-queries';
import { KINDS, kindWordsOf } from '../kinds';
import { InstitutionBody } from '../profile/institution-body';
import { InstitutionHeader } from '../profile/institution-header';
import { ACTIONS, toBulkKind } from '../use-bulk';

const MISSING = 404;

/** The profile of a supplier or an institution. Source: R-SHELL-005, R-ACC-005. */
export const InstitutionPage = () => {
  const id = useParams().institution_id as InstitutionId;
  const { pathname } = useLocation();
  const { data: profile, error, isPending, refetch } = useQuery(institutionQuery(id));
  const asked = pathname.startsWith(PATHS.suppliers()) ? KINDS.supplier : KINDS.institution;
  const kind = profile ? kindWordsOf(profile.institution) : asked;
  const { words, list } = kind;
  const name = profile?.institution.name ?? words.title;
  usePage({ title: name, crumbs: [{ label: words.title, to: list() }] });
  if (isPending) return <ProfileSkeleton />;
  if (!profile)
    return (
      <>
        <PageHeader title={words.title} />
        {asApiError(error).status === MISSING ? (
          <EmptyState
            icon={Building2}
            title="This profile isn’t here"
            text="It may have been deleted for good."
            action={<RouterButton to={list()}>{words.all}</RouterButton>}
          />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  return (
    <>
      <TrashNotice
        record={profile.institution}
        bulk={toBulkKind(kind)}
        guard={REMOVE}
        label={words.restore}
        restore={ACTIONS.restore}
      />
      <InstitutionHeader institution={profile.institution} />
      <InstitutionBody key={profile.institution.id} profile={profile} />
    </>
  );
};
