import { Companies } from '../../access/people.records';
import type { TenantDb } from '../../store/tenant-db';
import type { Payments } from '../subscription/public';

export type PlanTools = {
  db: TenantDb;
  /** Opened only for a company that pays. */
  payments: () => Pick<Payments, 'held' | 'setRenewal'>;
};

/** Lets the plan of a company that is closed end with its period, so that nothing is charged again. Safe to repeat. */
export const stopPlan = async ({ db, payments }: PlanTools, once: string): Promise<void> => {
  const company = await db.get(Companies, {});
  if (!company?.stripe_subscription_id) return;
  const service = payments();
  const held = await service.held(company.stripe_subscription_id);
  if (!held.ok) throw new Error(`The plan could not be looked up: ${held.code}.`);
  if (!held.value || held.value.cancels || held.value.status === 'canceled') return;
  const ended = await service.setRenewal({ held: held.value, renews: false, once });
  if (!ended.ok) throw new Error(`The plan could not be ended: ${ended.code}.`);
};
