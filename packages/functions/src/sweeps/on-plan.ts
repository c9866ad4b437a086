import { Companies } from '@wayline/core/access/people.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import type { Person, World } from '@wayline/local/testing/world';

/** Puts somebody's company on a plan by its name, before they call anything: who they are is kept for a while. */
export const onPlan = async (world: World, { company_id }: Person, subscription: string): Promise<void> => {
  const db = tenantDb(world.table, company_id);
  const company = await db.get(Companies, {});
  if (!company) throw new Error('Only a company that is there has a plan.');
  const { ok } = await db.transact([db.change(Companies, company, { ...company, subscription })]);
  if (!ok) throw new Error('The plan could not be changed.');
};
