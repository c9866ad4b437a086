import { Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/error-state';
import { PageHeader } from '../../ui/page-header';
import { CardsSkeleton, Delayed } from '../../ui/skeletons';
import { useSettingPage } from '../settings/public';
import { closingQuery } from './closing-query';
import { CompanyPart } from './company-part';
import { ExportPart } from './export-part';
import { OwnPart } from './own-part';

/** Taking everything along, and closing an account. */
export const ClosePage = () => {
  const title = useSettingPage('/myaccount/close');
  const query = useQuery(closingQuery());
  const view = query.data;
  return (
    <Stack gap="5" maxW="640px">
      <PageHeader title={title} subtitle="Export your data, then close your account." />
      {query.isPending && (
        <Delayed>
          <CardsSkeleton />
        </Delayed>
      )}
      {query.error && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
      {view?.is_owner === false && <OwnPart />}
      {view?.is_owner && (
        <>
          <ExportPart exports={view.exports} />
          <CompanyPart closing={view.closing} />
        </>
      )}
    </Stack>
  );
};
