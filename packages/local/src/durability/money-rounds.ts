import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { TripId } from '@wayline/core/base/ids';
import type { InputOf, OutputOf } from '@wayline/core/contract/contract';
import type { CallId, Contracts } from '@wayline/core/contracts';
import { steadyPort } from '../free-port';
import { type SignedIn, signIn } from './advisor';
import { demoComplete } from './demo-moments';
import { type ProductProcess, startProcess } from './product-process';

const [AT_ONCE, LATEST_MS, FEWEST, MOST] = [6, 25, 20, 60];
const [MOST_LOOKS, LOOK_AGAIN_MS] = [120, 250];
const FEE = 12_000;
/** Who sees the books. */
const OWNER = 'owner@demo.wayline.test';

/** One step of money under its key, with what it was answered; a step without an answer is asked for once more after the kill. */
type Step = { id: CallId; input: unknown; key: string; answer?: unknown };

/** What somebody who writes invoices and payments asked for, step by step: each of them is asked for again until it is answered. */
const openSteps = () => {
  const steps: Step[] = [];
  const ask = async <I extends CallId>(
    { call }: SignedIn,
    id: I,
    input: InputOf<Contracts[I]>,
  ): Promise<OutputOf<Contracts[I]>> => {
    const step: Step = { id, input, key: `money-under-fire-${steps.length + 1}` };
    steps.push(step);
    const answer = await call(id, input, step.key);
    step.answer = answer;
    return answer;
  };
  return {
    steps,
    ask,
    /** Asks once more, under the same keys, for what got no answer. */
    retry: async ({ call }: SignedIn): Promise<number> => {
      const open = steps.filter(({ answer }) => answer === undefined);
      for (const step of open) step.answer = await call(step.id, step.input as never, step.key);
      return open.length;
    },
  };
};
type Steps = ReturnType<typeof openSteps>;
type Place = { client: ClientId; trip: TripId };

const draftOf = ({ client, trip }: Place): InputOf<Contracts['book.invoices.create']> => ({
  ...{ trip_ids: [trip], currency: 'USD', payers: [{ id: 'p1', client_id: client }] },
  lines: [{ id: 'fee', kind: 'planning_fee', title: 'Planning', unit_price: FEE }],
  milestones: [
    {
      id: 'm1',
      name: 'All of it',
      due: { kind: 'after_issue', days: 14 },
      part: { mode: 'percentage', percentage: '100' },
    },
  ],
});

/** An invoice from its draft to its last payment: issued, paid in two parts, one of them taken off again and applied anew. */
const moveMoney = async (advisor: SignedIn, { ask }: Steps, place: Place): Promise<void> => {
  const made = (await ask(advisor, 'book.invoices.create', draftOf(place))).invoice;
  await ask(advisor, 'book.invoices.issue', { id: made.id, version: 1 });
  const pay = (amount: number) =>
    ask(advisor, 'book.payments.create', {
      ...{ client_id: place.client, transaction_type: 'check', currency: 'USD', amount },
      apply: [{ invoice_id: made.id, payer_id: 'p1', amount }],
    });
  const { payment } = await pay(FEE / 3);
  const [part] = payment.applied;
  if (part) await ask(advisor, 'book.payments.detach', { invoice_payment_mapper_id: part.id, invoice_id: made.id });
  await pay(FEE / 2);
};

/** Moves money, several at once, and has everything killed a moment after so many steps were answered. Returns how many were. */
const moveUntilKilled = async (
  advisor: SignedIn,
  steps: Steps,
  place: Place,
  kill: () => Promise<void>,
): Promise<number> => {
  const answered = () => steps.steps.filter(({ answer }) => answer !== undefined).length;
  const before = answered();
  const enough = before + FEWEST + Math.floor(Math.random() * (MOST - FEWEST));
  let killed: Promise<void> | undefined;
  const killSoon = async () => {
    await wait(Math.random() * LATEST_MS);
    await kill();
  };
  const work = async () => {
    for (;;) {
      try {
        await moveMoney(advisor, steps, place);
      } catch (error) {
        if (killed) return;
        throw error;
      }
      if (answered() >= enough) killed ??= killSoon();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await killed;
  return answered() - before;
};

const isOf =
  <I extends CallId>(id: I) =>
  (step: Step): step is Step & { answer: OutputOf<Contracts[I]> } =>
    step.id === id && step.answer !== undefined;

/**
 * What must hold of money after a kill: the books balance, each invoice says what its payments come to, numbers have no gap, and the client’s
 * statement comes to what is open. Throws an AssertionError otherwise.
 */
const inspectMoney = async ({ call }: SignedIn, { steps }: Steps, { client }: Place): Promise<void> => {
  const { balanced } = await call('ledger.trial-balance.get', {});
  assert.ok(balanced, 'the books don’t balance');
  const issued = steps.filter(isOf('book.invoices.issue')).map(({ answer }) => answer.invoice);
  const numbers = issued
    .map((one) => Number(/\d+$/.exec(one.formatted_invoice_number ?? '')?.[0]))
    .sort((a, b) => a - b);
  for (const [i, number] of numbers.entries())
    assert.equal(number, (numbers[0] ?? 0) + i, 'the numbers of invoices have a gap, or one is there twice');
  const paid = steps.filter(isOf('book.payments.create')).map(({ answer }) => answer.payment);
  const [payments, invoices] = [new Map<string, number>(), new Map<InvoiceId, number>()];
  for (const { id } of paid) {
    const { payment } = await call('book.payments.get', { id });
    payments.set(id, payment.unapplied_amount);
    for (const { invoice_id, amount } of payment.applied)
      invoices.set(invoice_id, (invoices.get(invoice_id) ?? 0) + amount);
  }
  let open = 0;
  for (const { id } of issued) {
    const { invoice } = await call('book.invoices.get', { id });
    assert.equal(
      invoice.total_amount_received,
      invoices.get(id) ?? 0,
      'an invoice doesn’t say what its payments come to',
    );
    open += invoice.total - invoice.total_amount_received;
  }
  const unapplied = [...payments.values()].reduce((all, one) => all + one, 0);
  // Statements follow the journal, a moment later.
  let closing: number | undefined;
  for (let look = 0; look < MOST_LOOKS && closing !== open - unapplied; look++) {
    if (look > 0) await wait(LOOK_AGAIN_MS);
    closing = (await call('book.client-statement.get', { client_id: client })).closing;
  }
  assert.equal(closing, open - unapplied, 'the statement doesn’t come to what is open');
};

export type MoneyRound = { answered: number; unanswered: number; invoices: number };
/**
 * A product that is killed again and again, the whole of it with SIGKILL, while invoices are issued and paid. A round asks once more, under their
 * keys, for the steps that got no answer, and then looks at the books.
 */
export const startKillingMoney = async (dataDir: string) => {
  const port = await steadyPort();
  let product: ProductProcess = startProcess(dataDir, port);
  const origin = await product.ready;
  await demoComplete(origin);
  let advisor = await signIn(origin, OWNER);
  const steps = openSteps();
  const person = { first_name: 'Money', last_name: 'Under Fire' };
  const { client } = await steps.ask(advisor, 'crm.individuals.create', person);
  const { trip } = await steps.ask(advisor, 'trips.create', {
    trip_name: 'Money under fire',
    start_date: '2031-05-01',
  });
  const place = { client: client.id, trip: trip.id };
  return {
    round: async (): Promise<MoneyRound> => {
      const answered = await moveUntilKilled(advisor, steps, place, product.kill);
      product = startProcess(dataDir, port);
      advisor = await signIn(await product.ready, OWNER);
      const unanswered = await steps.retry(advisor);
      await inspectMoney(advisor, steps, place);
      return { answered, unanswered, invoices: steps.steps.filter(isOf('book.invoices.issue')).length };
    },
    kill: () => product.kill(),
  };
};
