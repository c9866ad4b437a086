import { refuse } from '@wayline/core/kernel/result';
import { packagesContracts } from '@wayline/core/packages/packages.contract';
import { endpoint } from '../kernel/endpoint';
import { addPackage } from './add-package';
import { isStanding, readPackages } from './trip-packages';

export const handler = endpoint(packagesContracts['trips.packages.duplicate'], async (call) => {
  const { id, package_id, name } = call.input;
  const found = await readPackages(call.deps.table, call.actor.company_id, id);
  const source = found?.find(package_id);
  if (!found || !source || !isStanding(source)) return refuse('record.missing');
  return addPackage(call, found, { ...source, name });
});
