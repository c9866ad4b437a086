import type { TripId } from '@wayline/core/base/ids';
import type { CapacityMeter } from '@wayline/core/store/capacity-meter';
import type { Gateway } from './gateway';
import type { MeasuredCall } from './handlers';
import { countCall, type Figures, listComplaints, WARM } from './measure-call';
import { getLastCapacity } from './metric-lines';
import { sampleBooking } from './samples';
import { seedBookings, seedTrips } from './seed';
import { takeTurns, timed } from './timing';
import type { Bench, BenchCompany } from './world';

type Ask = { id: MeasuredCall; next: () => Record<string, unknown> };
/** A company of some size, and what is asked of it. */
type Grown = { company: BenchCompany; count: number; asks: Ask[] };
export type ScaleRow = Figures & { count: number };

const withTrips = async (bench: Bench, count: number): Promise<Grown> => {
  const company = await bench.company(`Company of ${count} trips`);
  const id = await seedTrips(bench, company, count);
  const dates = { start_date: '2027-02-01', end_date: '2027-02-14' };
  return {
    ...{ company, count },
    asks: [
      { id: 'trips.list', next: () => ({}) },
      { id: 'trips.get', next: () => ({ id }) },
      { id: 'trips.create', next: () => ({ trip_name: 'One more', ...dates }) },
    ],
  };
};

/** A booking as an advisor sends it. */
const toDraft = (bench: Bench, trip_id: TripId, i: number) => {
  const booking = sampleBooking(bench.newId, trip_id, i);
  const { id: _i, source: _s, created_at: _c, updated_at: _u, version: _v, ...draft } = booking;
  return draft;
};
const withBookings = async (bench: Bench, count: number): Promise<Grown> => {
  const company = await bench.company(`Company of ${count} bookings`);
  await seedBookings(bench, company, count);
  const { trip } = await bench.ask('trips.create', { trip_name: 'Written to' }, company.token);
  let turn = 0;
  return {
    ...{ company, count },
    asks: [
      { id: 'book.company-bookings.list', next: () => ({}) },
      { id: 'book.bookings.create', next: () => toDraft(bench, trip.id, ++turn) },
    ],
  };
};

const measure = async (bench: Bench, gateway: Gateway, { company, count, asks }: Grown, rounds: number) => {
  const rows: ScaleRow[] = [];
  for (const { id, next } of asks) {
    const ask = () => gateway.ask(id, next(), company.token);
    for (let i = 0; i < WARM; i++) await ask();
    const { figures, raw } = await countCall(bench, id, () => bench.ask(id, next() as never, company.token));
    const [p50 = 0, bare = 0] = await takeTurns(rounds, [() => timed(ask), () => timed(() => gateway.askBare(raw))]);
    rows.push({ ...figures, label: `${id} at ${count.toLocaleString('en-US')}`, count, p50, raw: bare });
  }
  return rows;
};

/** The calls of every day through the gateway, in companies of different sizes, with the stream at work beside them. */
export const measureScale = async (
  bench: Bench,
  gateway: Gateway,
  counts: readonly number[],
  rounds: number,
): Promise<ScaleRow[]> => {
  const rows: ScaleRow[] = [];
  for (const grow of [withTrips, withBookings])
    for (const count of counts) rows.push(...(await measure(bench, gateway, await grow(bench, count), rounds)));
  return rows.sort((a, b) => a.id.localeCompare(b.id) || a.count - b.count);
};

/** The same question must cost the same, whatever the company holds, and within the goals. */
export const scaleComplaints = (rows: readonly ScaleRow[]): string[] =>
  rows.flatMap((row) => {
    const small = rows.find((r) => r.id === row.id);
    const isSame = !small || JSON.stringify(small.ledger) === JSON.stringify(row.ledger);
    const grown = `${row.label} costs ${JSON.stringify(row.ledger)}, and ${JSON.stringify(small?.ledger)} at ${small?.count}`;
    return [...listComplaints(row), ...(isSame ? [] : [grown])];
  });

/** What a filter that matches nothing reads of the bookings of a company. */
export const measureFilter = async (bench: Bench, count: number): Promise<{ count: number; ledger: CapacityMeter }> => {
  const company = await bench.company('Company that searches');
  await seedBookings(bench, company, count);
  const ask = () => bench.ask('book.company-bookings.list', { supplier: 'Nobody at all' }, company.token);
  await ask();
  await ask();
  return { count, ledger: getLastCapacity() };
};
