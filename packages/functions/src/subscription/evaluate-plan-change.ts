import type { Actor } from '@wayline/core/access/actor';
import type { Company, User } from '@wayline/core/access/company';
import { Companies, PEOPLE, Users } from '@wayline/core/access/people.records';
import { isOver, isOwing } from '@wayline/core/areas/subscription/company-plan';
import type { Held, Payments } from '@wayline/core/areas/subscription/payments';
import { type CurrentPlan, fitting, kindOfChange } from '@wayline/core/areas/subscription/plan-change';
import type { Choice } from '@wayline/core/areas/subscription/plans';
import { seatsUsed } from '@wayline/core/areas/subscription/seats';
import { ok, type Result, refuse } from '@wayline/core/base/result';
import type { Deps } from '@wayline/core/store/deps';
import { tenantDb } from '@wayline/core/store/tenant-db';

type With = Deps & { payments: Payments };

/** The company as it stands now, not as it was some seconds ago, and its people. */
export const readCompany = async (
  { table }: Pick<Deps, 'table'>,
  { company_id }: Pick<Actor, 'company_id'>,
): Promise<{ company: Company; users: User[] }> => {
  const kinds = { companies: Companies, users: Users };
  const { companies, users } = await tenantDb(table, company_id).readPartition(PEOPLE, kinds, { consistent: true });
  const [company] = companies;
  if (!company) throw new Error('Whoever calls has a company.');
  return { company, users };
};

/** The subscription of a company at the payment service, while it is billed. */
export const findHeldSubscription = async (deps: With, company: Company): Promise<Result<Held | undefined>> => {
  if (!company.stripe_subscription_id) return ok(undefined);
  const held = await deps.payments.held(company.stripe_subscription_id);
  return held.ok && held.value && isOver(held.value) ? ok(undefined) : held;
};

const standingOf = (held: Held | undefined): CurrentPlan | undefined =>
  held && { choice: held.choice, trialing: held.status === 'trialing', ...(held.next && { next: held.next }) };

/** What a wish for a plan comes down to: the choice with the seats it has, what is held now, and how it takes effect. Refuses `seats.in_use` or `plan.owing`. */
export const evaluatePlanChange = async (deps: With, actor: Actor, wanted: Choice) => {
  const { company, users } = await readCompany(deps, actor);
  const choice = fitting(wanted, seatsUsed(users));
  if (!choice.ok) return choice;
  const held = await findHeldSubscription(deps, company);
  if (!held.ok) return held;
  if (held.value && isOwing(held.value)) return refuse('plan.owing');
  const kind = kindOfChange(standingOf(held.value), choice.value);
  return ok({ company, choice: choice.value, held: held.value, kind });
};
