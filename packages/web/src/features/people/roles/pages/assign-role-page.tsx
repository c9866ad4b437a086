import { Stack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../../../../ui/error-state';
import { PageHeader } from '../../../../ui/page-header';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { useSettingPage } from '../../../settings/public';
import { AssignForm } from '../components/assign-form';
import { rolesQuery } from '../roles-query';

/** The role of a colleague, and what they hold beyond or below it. Source: R-SHELL-053. */
export const AssignRolePage = () => {
  const title = useSettingPage('/myaccount/assign_role/:id');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(rolesQuery(id));
  return (
    <Stack gap="0" maxW="920px">
      <PageHeader title={data?.user?.name ?? title} subtitle={data?.user?.email} />
      {data?.user && <AssignForm key={data.user.id} user={data.user} roles={data.roles} toGive={data.to_give} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Delayed>
          <CardsSkeleton cards={3} />
        </Delayed>
      )}
    </Stack>
  );
};
