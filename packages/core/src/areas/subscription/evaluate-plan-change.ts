import type { Company, User } from '../../access/company';
import { Companies, PEOPLE, Users } from '../../access/people.records';
import { ok, type Result } from '../../base/result';
import type { TenantDb } from '../../store/tenant-db';
import { isOver, isOwing } from './company-plan';
import { refuse } from './errors';
import type { Held, Payments } from './payments';
import { type CurrentPlan, fitting, kindOfChange } from './plan-change';
import type { Choice } from './plans';
import { seatsUsed } from './seats';

type With = { payments: Payments };

/** The company as it stands now, not as it was some seconds ago, and its people. */
export const readCompany = async (db: TenantDb): Promise<{ company: Company; users: User[] }> => {
  const kinds = { companies: Companies, users: Users };
  const { companies, users } = await db.readPartition(PEOPLE, kinds, { consistent: true });
  const [company] = companies;
  if (!company) throw new Error('Whoever calls has a company.');
  return { company, users };
};

/** The subscription of a company at the payment service, while it is billed. */
export const findHeldSubscription = async ({ payments }: With, company: Company): Promise<Result<Held | undefined>> => {
  if (!company.stripe_subscription_id) return ok(undefined);
  const held = await payments.held(company.stripe_subscription_id);
  return held.ok && held.value && isOver(held.value) ? ok(undefined) : held;
};

const standingOf = (held: Held | undefined): CurrentPlan | undefined =>
  held && { choice: held.choice, trialing: held.status === 'trialing', ...(held.next && { next: held.next }) };

/** What a wish for a plan comes down to: the choice with the seats it has, what is held now, and how it takes effect. Refuses `seats.in_use` or `plan.owing`. */
export const evaluatePlanChange = async (db: TenantDb, deps: With, wanted: Choice) => {
  const { company, users } = await readCompany(db);
  const choice = fitting(wanted, seatsUsed(users));
  if (!choice.ok) return choice;
  const held = await findHeldSubscription(deps, company);
  if (!held.ok) return held;
  if (held.value && isOwing(held.value)) return refuse('plan.owing');
  const kind = kindOfChange(standingOf(held.value), choice.value);
  return ok({ company, choice: choice.value, held: held.value, kind });
};
