import { area } from '../../contract/area';
import { institutionsContracts } from './institutions.contract';
import { directoryContracts } from './suppliers/directory/directory.contract';

export const institutionsArea = area({
  name: 'institutions',
  contracts: { ...institutionsContracts, ...directoryContracts },
});
