import { Text } from '@chakra-ui/react';
import { Fragment } from 'react';
import { PATHS } from '../../../../lib/paths';
import { RouterLink } from '../../../../ui/router-link';
import type { Role } from '../roles-query';

/** Who holds a role; each name leads to what that colleague holds. */
export const HolderList = ({ holders }: { holders: Role['holders'] }) => (
  <Text>
    {holders.length === 0 ? 'No one has this role yet.' : 'Assigned to '}
    {holders.map(({ id, name, differs }, i) => (
      <Fragment key={id}>
        {i > 0 && ', '}
        <RouterLink to={PATHS.assignRole(id)}>{name}</RouterLink>
        {differs && ' (custom permissions)'}
      </Fragment>
    ))}
    {holders.length > 0 && '.'}
  </Text>
);
