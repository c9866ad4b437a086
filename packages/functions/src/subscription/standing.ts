import type { Actor } from '@wayline/core/identity/actor';
import type { Company, User } from '@wayline/core/identity/company';
import { Companies, PEOPLE, Users } from '@wayline/core/identity/people.records';
import { ok, type Result, refuse } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { isOver, isOwing } from '@wayline/core/subscription/company-plan';
import type { Held, Payments } from '@wayline/core/subscription/payments';
import { fitting, kindOfChange, type Standing } from '@wayline/core/subscription/plan-change';
import type { Choice } from '@wayline/core/subscription/plans';
import { seatsUsed } from '@wayline/core/subscription/seats';
import type { Deps } from '../kernel/deps';

type With = Deps & { payments: Payments };

/** The company as it stands now, not as it was some seconds ago, and its people. */
export const readCompany = async (
  { table }: Pick<Deps, 'table'>,
  { company_id }: Pick<Actor, 'company_id'>,
): Promise<{ company: Company; users: User[] }> => {
  const kinds = { companies: Companies, users: Users };
  const { companies, users } = await readPartition(table, company_id, PEOPLE, kinds, { consistent: true });
  const [company] = companies;
  if (!company) throw new Error('Whoever calls has a company.');
  return { company, users };
};

/** The subscription of a company at the payment service, while it is billed. */
export const heldBy = async (deps: With, company: Company): Promise<Result<Held | undefined>> => {
  if (!company.stripe_subscription_id) return ok(undefined);
  const held = await deps.payments.held(company.stripe_subscription_id);
  return held.ok && held.value && isOver(held.value) ? ok(undefined) : held;
};

const standingOf = (held: Held | undefined): Standing | undefined =>
  held && { choice: held.choice, trialing: held.status === 'trialing', ...(held.next && { next: held.next }) };

/** What a wish for a plan comes down to: the choice with the seats it has, what is held now, and how it takes effect. Refuses `seats.in_use` or `plan.owing`. */
export const weigh = async (deps: With, actor: Actor, wanted: Choice) => {
  const { company, users } = await readCompany(deps, actor);
  const choice = fitting(wanted, seatsUsed(users));
  if (!choice.ok) return choice;
  const held = await heldBy(deps, company);
  if (!held.ok) return held;
  if (held.value && isOwing(held.value)) return refuse('plan.owing');
  const kind = kindOfChange(standingOf(held.value), choice.value);
  return ok({ company, choice: choice.value, held: held.value, kind });
};
