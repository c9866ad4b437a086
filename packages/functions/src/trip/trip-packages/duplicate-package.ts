import { packagesContracts } from '@wayline/core/areas/trip/trip-packages/packages.contract';
import { endpoint } from '../../kernel/endpoint';
import { addPackage } from './add-package';
import { isNotDeleted } from './trip-packages';

export const handler = endpoint(packagesContracts['trips.packages.duplicate'], (call) => {
  const { id, package_id, name } = call.input;
  return addPackage(call, id, ({ find }) => {
    const source = find(package_id);
    return source && isNotDeleted(source) ? { ...source, name } : undefined;
  });
});
