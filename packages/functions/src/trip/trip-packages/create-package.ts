import { packagesContracts } from '@wayline/core/areas/trip/trip-packages/packages.contract';
import { endpoint } from '../../kernel/endpoint';
import { addPackage } from './add-package';

export const handler = endpoint(packagesContracts['trips.packages.create'], (call) => {
  const { id, ...draft } = call.input;
  return addPackage(call, id, () => draft);
});
