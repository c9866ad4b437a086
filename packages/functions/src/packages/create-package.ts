import { refuse } from '@wayline/core/kernel/result';
import { packagesContracts } from '@wayline/core/packages/packages.contract';
import { endpoint } from '../kernel/endpoint';
import { addPackage } from './add-package';
import { readPackages } from './trip-packages';

export const handler = endpoint(packagesContracts['trips.packages.create'], async (call) => {
  const { id, ...draft } = call.input;
  const found = await readPackages(call.deps.table, call.actor.company_id, id);
  return found ? addPackage(call, found, draft) : refuse('record.missing');
});
