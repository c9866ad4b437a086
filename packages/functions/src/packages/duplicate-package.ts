import { packagesContracts } from '@wayline/core/packages/packages.contract';
import { endpoint } from '../kernel/endpoint';
import { addPackage } from './add-package';
import { isStanding } from './trip-packages';

export const handler = endpoint(packagesContracts['trips.packages.duplicate'], (call) => {
  const { id, package_id, name } = call.input;
  return addPackage(call, id, ({ find }) => {
    const source = find(package_id);
    return source && isStanding(source) ? { ...source, name } : undefined;
  });
});
