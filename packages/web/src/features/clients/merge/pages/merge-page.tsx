import { useQuery } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { ErrorState } from '../../../../ui/error-state';
import { PageHeader } from '../../../../ui/page-header';
import { PageSkeleton } from '../../../../ui/skeletons';
import { MergeEditor } from '../components/merge-editor';
import { MergedView } from '../components/merged-view';
import { mergeQueries } from '../merge-queries';
import { toFullName } from '../to-full-name';

/** Two profiles that become one, or did. Source: R-ACC-093. */
export const MergePage = () => {
  const { kept, other } = useParams();
  const crumbs = [
    { label: 'Clients', to: PATHS.clients() },
    { label: 'Duplicate clients', to: PATHS.duplicateClients() },
  ];
  usePage({ title: 'Merge clients', crumbs });
  const sides = { existing: kept as ClientId, to_merge: other as ClientId };
  const { data, error, isPending, refetch } = useQuery(mergeQueries.preview(sides));
  if (isPending) return <PageSkeleton />;
  if (!data)
    return (
      <>
        <PageHeader title="Merge clients" />
        <ErrorState error={error} onRetry={() => refetch()} />
      </>
    );
  if ('merged_into' in data) return <MergedView sides={sides} merged={data} />;
  const { existing, to_merge } = data;
  return (
    <>
      <PageHeader
        title="Merge clients"
        subtitle={`${toFullName(existing)} (${existing.ind_code}) stays. ${toFullName(to_merge)} (${to_merge.ind_code}) moves to deleted clients. You can undo this for 30 days.`}
      />
      <MergeEditor key={`${existing.id} ${to_merge.id}`} preview={data} />
    </>
  );
};
