import { Companies } from '@wayline/core/access/people.records';
import { getRecord } from '@wayline/core/store/read';
import { transact } from '@wayline/core/store/transact';
import { writesFor } from '@wayline/core/store/write';
import type { Person, World } from '@wayline/local/testing/world';

/** Puts somebody's company on a plan by its name, before they call anything: who they are is kept for a while. */
export const onPlan = async (world: World, { company_id }: Person, subscription: string): Promise<void> => {
  const company = await getRecord(world.table, company_id, Companies, {});
  if (!company) throw new Error('Only a company that is there has a plan.');
  const { ok } = await transact(world.table, [
    writesFor(world.table, company_id).change(Companies, company, { ...company, subscription }),
  ]);
  if (!ok) throw new Error('The plan could not be changed.');
};
