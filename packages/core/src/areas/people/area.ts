import { area } from '../../contract/area';
import { apiKeysContracts } from './api-keys.contract';
import { companyPageContracts } from './company-page.contract';
import { identityContracts } from './identity.contract';
import { profileContracts } from './profile.contract';
import { rolesContracts } from './roles.contract';
import { teamsContracts } from './teams.contract';
import { usersContracts } from './users.contract';

export const peopleArea = area({
  name: 'people',
  contracts: {
    ...identityContracts,
    ...companyPageContracts,
    ...usersContracts,
    ...rolesContracts,
    ...teamsContracts,
    ...apiKeysContracts,
    ...profileContracts,
  },
});
