import { addPackage } from '@wayline/core/areas/trip/trip-packages/add-package';
import { packagesContracts } from '@wayline/core/areas/trip/trip-packages/packages.contract';
import { isNotDeleted } from '@wayline/core/areas/trip/trip-packages/read-packages';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(packagesContracts['trips.packages.duplicate'], (call) => {
  const { id, package_id, name } = call.input;
  return addPackage(call, id, ({ find }) => {
    const source = find(package_id);
    if (!source || !isNotDeleted(source)) return undefined;
    const { created_at: _c, updated_at: _u, version: _v, ...terms } = source;
    return { ...terms, name };
  });
});
