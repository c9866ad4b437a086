import { Text } from '@chakra-ui/react';
import { clientName } from '@wayline/core/areas/clients/client';
import { PATHS } from '../../../lib/paths';
import { usePermission } from '../../../lib/use-permission';
import { RouterLink } from '../../../ui/router-link';
import type { ShownPerson } from '../forms-queries';

type Client = NonNullable<ShownPerson['client']>;

/** Two profiles of the person who answered: what is accepted before they are merged goes to one of them alone. */
export const MergeFirst = ({ kept, other }: { kept: Client; other: Client }) => {
  const mayEdit = usePermission('Edit Client Profiles');
  const mayDelete = usePermission('Delete Client Profiles');
  return (
    <Text color="fg.warning" mb="2">
      {`${clientName(other)} (${other.ind_code}) looks like the same person.`}{' '}
      {mayEdit && mayDelete && <RouterLink to={PATHS.mergeClients(kept.id, other.id)}>Merge profiles first</RouterLink>}
    </Text>
  );
};
