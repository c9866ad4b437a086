import type Stripe from 'stripe';
import { type Choice, CYCLES, type Cycle, extraSeats, isPaidPlan, type PaidPlan, PLAN_CURRENCY, PLANS } from './plans';

type Of = 'plan' | 'seat';
type Wanted = { of: Of; plan: PaidPlan; cycle: Cycle; quantity: number };

const keyOf = ({ of, plan, cycle }: Omit<Wanted, 'quantity'>) => `wayline_${plan.toLowerCase()}_${of}_${cycle}`;
const amountOf = ({ of, plan, cycle }: Wanted) => PLANS[plan][of === 'plan' ? 'price' : 'seat_price'][cycle];

/** What is billed for a choice: the plan once, and each further seat. */
const partsOf = (choice: Choice): Wanted[] => {
  const { plan, cycle } = choice;
  const more = extraSeats(choice);
  return [
    { of: 'plan', plan, cycle, quantity: 1 },
    ...(more > 0 ? [{ of: 'seat' as const, plan, cycle, quantity: more }] : []),
  ];
};

/** Teaches Stripe a price it does not know yet, or whose amount has changed; what was sold before keeps its own. */
const make = (stripe: Stripe, wanted: Wanted): Promise<Stripe.Price> => {
  const { of, plan, cycle } = wanted;
  const unit_amount = amountOf(wanted);
  return stripe.prices.create(
    {
      currency: PLAN_CURRENCY.toLowerCase(),
      unit_amount,
      recurring: { interval: cycle },
      lookup_key: keyOf(wanted),
      transfer_lookup_key: true,
      metadata: { of, plan, cycle },
      product_data: { name: of === 'plan' ? `Wayline ${plan}` : `Wayline ${plan}, further seat` },
    },
    { idempotencyKey: `price-${keyOf(wanted)}-${unit_amount}` },
  );
};

/** The items of a subscription for a choice: Stripe's prices and how many of each. The plans in the code are the only list of prices. */
export const itemsFor = async (stripe: Stripe, choice: Choice): Promise<{ price: string; quantity: number }[]> => {
  const parts = partsOf(choice);
  const { data } = await stripe.prices.list({ lookup_keys: parts.map(keyOf), active: true, limit: parts.length });
  return Promise.all(
    parts.map(async (part) => {
      const known = data.find((p) => p.lookup_key === keyOf(part) && p.unit_amount === amountOf(part));
      return { price: (known ?? (await make(stripe, part))).id, quantity: part.quantity };
    }),
  );
};

type Billed = { price: Pick<Stripe.Price, 'metadata'>; quantity?: number };
/** The choice that billed items stand for; undefined when they are none of ours. */
export const toPlanChoice = (items: readonly Billed[]): Choice | undefined => {
  const named = (of: Of) => items.find(({ price }) => price.metadata.of === of);
  const { plan = '', cycle = '' } = named('plan')?.price.metadata ?? {};
  const known = CYCLES.find((c) => c === cycle);
  if (!isPaidPlan(plan) || !known) return undefined;
  return { plan, cycle: known, seats: PLANS[plan].seats + (named('seat')?.quantity ?? 0) };
};
