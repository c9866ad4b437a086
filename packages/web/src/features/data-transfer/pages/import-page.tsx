import { Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { isUnderWay } from '@wayline/core/areas/data-transfer/import-states';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { usePage } from '../../../navigation/use-page';
import { ErrorNote } from '../../../ui/error-note';
import { ErrorState } from '../../../ui/error-state';
import { PageHeader } from '../../../ui/page-header';
import { RouterButton } from '../../../ui/router-button';
import { CardsSkeleton, Delayed } from '../../../ui/skeletons';
import { ImportProgress } from '../components/import-progress';
import { MappingStep } from '../components/mapping-step';
import { ResultStep } from '../components/result-step';
import { ReviewStep } from '../components/review-step';
import { type DataImport, type ImportId, importQueries } from '../import-queries';

const Step = ({ of }: { of: DataImport }) => {
  const [isMapping, setMapping] = useState(false);
  if (isUnderWay(of.state)) return <ImportProgress of={of} />;
  if (of.state === 'done' || of.state === 'taken_back') return <ResultStep of={of} />;
  if (of.state === 'checked' && !isMapping) return <ReviewStep of={of} onMapping={() => setMapping(true)} />;
  return (
    <Stack gap="4">
      {of.why && <ErrorNote message={of.why} />}
      {of.done.created + of.done.filled > 0 ? (
        <ResultStep of={of} />
      ) : (
        <MappingStep of={of} onChecked={() => setMapping(false)} />
      )}
    </Stack>
  );
};

/** One import: its columns, the dry run, the writing and what came of it, whichever it is at. */
export const ImportPage = () => {
  const { import_id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(importQueries.one(import_id as ImportId));
  const title = data?.file_name ?? 'Import';
  usePage({
    title,
    crumbs: [
      { label: 'Clients', to: PATHS.clients() },
      { label: 'Import', to: PATHS.clientImports() },
    ],
  });
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <RouterButton variant="outline" to={PATHS.clientImports()}>
            All imports
          </RouterButton>
        }
      />
      {isPending && (
        <Delayed>
          <CardsSkeleton cards={3} />
        </Delayed>
      )}
      {!isPending && !data && <ErrorState error={error} onRetry={() => refetch()} />}
      {data && <Step key={data.id} of={data} />}
    </>
  );
};
