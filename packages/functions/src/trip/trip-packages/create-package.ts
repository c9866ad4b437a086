import { addPackage } from '@wayline/core/areas/trip/trip-packages/add-package';
import { packagesContracts } from '@wayline/core/areas/trip/trip-packages/packages.contract';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(packagesContracts['trips.packages.create'], (call) => {
  const { id, ...draft } = call.input;
  return addPackage(call, id, () => draft);
});
