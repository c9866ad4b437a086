import type { Milestone } from '@wayline/core/areas/accounting/invoices/milestone';
import { addDays } from '@wayline/core/base/days';
import type { TripId } from '@wayline/core/base/ids';
import type { InputOf } from '@wayline/core/contract/contract';
import type { Contracts } from '@wayline/core/contracts';
import type { CallEndpoint } from './endpoints';
import type { Planners } from './real-trips/share-work';

type Draft = InputOf<Contracts['book.invoices.create']>;
type Line = Draft['lines'][number];

const part = (id: string, name: string, due: Milestone['due'], percentage?: string): Milestone => ({
  ...{ id, name, due },
  part: percentage === undefined ? { mode: 'rest' } : { mode: 'percentage', percentage },
});
const AT_ONCE = [part('all', 'Full payment', { kind: 'after_issue', days: 14 })];
const DEPOSIT_AND_FINAL = [
  part('deposit', 'Deposit', { kind: 'after_issue', days: 10 }, '20'),
  part('second', 'Second payment', { kind: 'before_departure', days: 120 }, '30'),
  part('final', 'Final payment', { kind: 'before_departure', days: 60 }),
];
const PLANNING: Line = { id: 'planning', kind: 'planning_fee', title: 'Planning fee', unit_price: 35_000 };
const SERVICE: Line = { id: 'service', kind: 'service_fee', title: 'Service fee', unit_price: 120_000 };

/** Those who lead a trip and are clients, as its payers, each with the same part. */
const payersOf = async (call: CallEndpoint, trip: TripId, count: number): Promise<Draft['payers']> => {
  const { travelers } = await call('trips.get', { id: trip });
  const clients = travelers.flatMap(({ client_id }) => client_id ?? []).slice(0, count);
  return clients.map((client_id, i) => ({ id: `payer-${i + 1}`, client_id }));
};
/** Everything of a trip that can be billed in a currency. */
const linesOf = async (call: CallEndpoint, trip: TripId, currency: string): Promise<Line[]> => {
  const { billable } = await call('trips.money.get', { id: trip });
  return billable.flatMap(({ kind, id, title, price, currency: priced, left_out }): Line[] => {
    if (left_out || price === undefined || priced !== currency) return [];
    const of = kind === 'package' ? { package_id: id as never } : { booking_id: id as never };
    return [{ id, kind, title, trip_id: trip, unit_price: price, ...of }];
  });
};

export type PlannedTrips = { cruise: TripId; rail_and_air: TripId; group: TripId };
/**
 * Invoices of the demo's trips: one that two couples pay in three parts, one in another currency, a fee that is overdue, one that was
 * canceled, and a draft. `today` is a day.
 */
export const planInvoices = async (
  { advisor: call, owner }: Planners,
  trips: PlannedTrips,
  today: string,
): Promise<void> => {
  const draft = async (trip: TripId, terms: Partial<Draft> & Pick<Draft, 'lines'>, payers = 1) => {
    const usual = { currency: 'USD', milestones: AT_ONCE, payers: await payersOf(call, trip, payers) };
    return (await call('book.invoices.create', { trip_ids: [trip], ...usual, ...terms })).invoice;
  };
  const issue = async ({ id, version }: { id: string; version: number }, days_ago: number) =>
    (await call('book.invoices.issue', { id: id as never, version, issue_date: addDays(today, -days_ago) })).invoice;

  await issue(await draft(trips.rail_and_air, { lines: [PLANNING] }), 45);
  const second = await issue(await draft(trips.group, { lines: [PLANNING] }), 30);
  await owner('book.invoices.cancel', { id: second.id, version: second.version });
  const cruise = await linesOf(call, trips.cruise, 'USD');
  const couples = { lines: [...cruise, PLANNING], milestones: DEPOSIT_AND_FINAL, pay_as: 'equal' as const };
  await issue(await draft(trips.cruise, { ...couples, message: 'Thank you for sailing with us.' }, 2), 10);
  const { rate } = await call('lookups.currency.convert', { from: 'EUR', to: 'USD', amount: '1' });
  const meeting = [...(await linesOf(call, trips.group, 'EUR')), SERVICE];
  const inEuro = { currency: 'EUR', rates: { EUR: rate }, milestones: DEPOSIT_AND_FINAL };
  await issue(await draft(trips.group, { ...inEuro, lines: meeting }), 0);
  await draft(trips.rail_and_air, {
    lines: await linesOf(call, trips.rail_and_air, 'USD'),
    milestones: DEPOSIT_AND_FINAL,
  });
};
