import { Companies } from '@wayline/core/access/people.records';
import type { Payments } from '@wayline/core/areas/subscription/payments';
import type { CompanyId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { tenantDb } from '@wayline/core/store/tenant-db';

export type PlanTools = {
  table: Table;
  /** Opened only for a company that pays. */
  payments: () => Pick<Payments, 'held' | 'setRenewal'>;
};

/** Lets the plan of a company that is closed end with its period, so that nothing is charged again. Safe to repeat. */
export const stopPlan = async ({ table, payments }: PlanTools, company_id: CompanyId, once: string): Promise<void> => {
  const company = await tenantDb(table, company_id).get(Companies, {});
  if (!company?.stripe_subscription_id) return;
  const service = payments();
  const held = await service.held(company.stripe_subscription_id);
  if (!held.ok) throw new Error(`The plan could not be looked up: ${held.code}.`);
  if (!held.value || held.value.cancels || held.value.status === 'canceled') return;
  const ended = await service.setRenewal({ held: held.value, renews: false, once });
  if (!ended.ok) throw new Error(`The plan could not be ended: ${ended.code}.`);
};
