import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api';
import { ErrorState } from '../../../../ui/error-state';
import { PageHeader } from '../../../../ui/page-header';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { ComingNote, useSettingPage } from '../../../settings/public';
import { MappingList } from '../components/mapping-list';
import { PccInput } from '../components/pcc-input';
import { useMapping } from '../use-mapping';
import { userQueries } from '../users-queries';

/** Which office of the flight reservation system each user books in. Source: R-SHELL-278 (spec 1 §2). */
export const PccMappingPage = () => {
  const title = useSettingPage('/myaccount/users-pcc-mapping');
  const { data, error, refetch } = useQuery(userQueries.mappings());
  const map = useMapping();
  return (
    <Box maxW="56rem">
      <PageHeader
        title={title}
        subtitle="The pseudo city code of the office each colleague books flights in. Saved when you leave the field."
      />
      <ComingNote part="flight_reservations" />
      {data && (
        <MappingList label="PCC for each user" users={data.users}>
          {(user) => (
            <PccInput
              key={user.pcc}
              name={user.name}
              kept={user.pcc ?? ''}
              onSave={(pcc) =>
                map(user, { pcc: pcc || undefined }, (change) =>
                  call('users.pcc-mapping', { mappings: [{ user_id: user.id, pcc: change.pcc ?? '' }] }),
                )
              }
            />
          )}
        </MappingList>
      )}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Delayed>
          <CardsSkeleton />
        </Delayed>
      )}
    </Box>
  );
};
