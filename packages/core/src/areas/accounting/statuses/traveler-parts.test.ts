import { expect, it } from 'vitest';
import { listTravelerParts, type OfInvoice, type OfTrip } from './traveler-parts';

const TRIP = 'trp_1';
const [ADA, BEN, CLEO, DAN] = ['ada', 'ben', 'cleo', 'dan'];
const person = (id: string, differs: object = {}) => ({ id, client_id: `cli_${id}`, is_traveler: true, ...differs });
const trip = (differs: object = {}) =>
  ({
    ...{ trip_id: TRIP, travelers: [ADA, BEN, CLEO].map((id) => person(id)) },
    ...{ bookings: [{ id: 'hotel', traveler_ids: [ADA, BEN], guest_names: [] }], households: new Map() },
    ...differs,
  }) as unknown as OfTrip;

type Paying = { id: string; amount: number; received?: number; weight?: number };
const invoice = (payers: Paying[], lines: object[] = [], differs: object = {}) =>
  ({
    invoice: {
      ...{ id: 'inv_1', state: 'issued', currency: 'USD', taxes: [], prices_include_tax: false },
      client_ids: payers.map(({ id }) => `cli_${id}`),
      payers: payers.map(({ id, weight = 1 }) => ({ id, client_id: `cli_${id}`, weight })),
      shares: payers.map(({ id, amount, received = 0 }) => ({
        ...{ payer_id: id, client_id: `cli_${id}`, amount, received, at_supplier: 0, cells: [100, amount - 100] },
      })),
      due: [{ id: 'm1' }, { id: 'm2' }],
      write_offs: [],
      ...differs,
    },
    lines: lines.map((line) => ({
      ...{ id: 'l1', kind: 'booking', quantity: 1, unit_price: 1_000, discount: 0, tax_codes: [], paid_to: 'agency' },
      ...{ bookings: [], ...line },
    })),
    credit_notes: [],
  }) as unknown as OfInvoice;
const HOTEL = { bookings: [{ trip_id: TRIP, booking_id: 'hotel' }] };
const amountsOf = (invoices: readonly OfInvoice[], of: OfTrip) =>
  Object.fromEntries(
    [...listTravelerParts(invoices, of)].map(([id, { parts }]) => [id, parts.map(({ amount }) => amount)]),
  );

it('those who pay have their own part, and those on the bookings with them the part of all who pay', () => {
  expect(amountsOf([invoice([{ id: 'ada', amount: 1_000 }], [HOTEL])], trip())).toEqual({
    ...{ ada: [1_000], ben: [1_000], cleo: [] },
  });
  const two = invoice(
    [
      { id: 'ada', amount: 700 },
      { id: 'cleo', amount: 300 },
    ],
    [HOTEL],
  );
  expect(amountsOf([two], trip())).toEqual({ ada: [700], ben: [700, 300], cleo: [300] });
});

it('a household has the part of whoever of it pays', () => {
  const households = new Map([
    ['cli_ada', 'one'],
    ['cli_ben', 'one'],
    ['cli_cleo', 'two'],
  ]);
  const two = invoice(
    [
      { id: 'ada', amount: 700 },
      { id: 'cleo', amount: 300 },
    ],
    [HOTEL],
  );
  expect(amountsOf([two], trip({ households }))).toEqual({ ada: [700], ben: [700], cleo: [300] });
  // A fee is on no booking: it is for the household of who pays it.
  const fee = invoice([{ id: 'ada', amount: 500 }], [{ kind: 'planning_fee', unit_price: 500 }]);
  expect(amountsOf([fee], trip({ households }))).toEqual({ ada: [500], ben: [500], cleo: [] });
});

it('what somebody pays who doesn’t travel is for everybody who does, and a contact has what they pay', () => {
  const paid = invoice([{ id: 'dan', amount: 900 }], [{ kind: 'planning_fee' }]);
  expect(amountsOf([paid], trip())).toEqual({ ada: [900], ben: [900], cleo: [900] });
  const travelers = [person(ADA ?? ''), person(DAN ?? '', { is_traveler: false })];
  expect(amountsOf([paid], trip({ travelers }))).toEqual({ ada: [], dan: [900] });
});

it('fees are shared as the whole is, less what was credited, and a plan of one payment has no deposit', () => {
  const read = invoice(
    [
      { id: 'ada', amount: 900, weight: 3 },
      { id: 'ben', amount: 300 },
    ],
    [
      { id: 'fee', kind: 'service_fee', unit_price: 400 },
      { ...HOTEL, id: 'hotel', unit_price: 800 },
    ],
    { due: [{ id: 'm1' }] },
  );
  const credit_notes = [{ lines: [{ line_id: 'fee', amount: 200, fee: 0 }] }] as never;
  const [ada, ben] = [...listTravelerParts([{ ...read, credit_notes }], trip()).values()];
  expect(ada?.parts).toMatchObject([{ amount: 900, fees: 150, deposit: undefined }]);
  expect(ben?.parts).toMatchObject([{ amount: 300, fees: 50 }]);
});

it('what is paid at suppliers counts with the rest, and what is canceled counts for nothing', () => {
  const shares = [{ payer_id: 'ada', amount: 400, received: 400, at_supplier: 600, paid_at_supplier: 250, cells: [] }];
  const read = invoice([{ id: 'ada', amount: 1_000 }], [HOTEL], { shares });
  expect(listTravelerParts([read], trip()).get(ADA as never)?.parts).toMatchObject([{ amount: 1_000, received: 650 }]);
  const canceled = listTravelerParts([invoice([{ id: 'ada', amount: 1_000 }], [HOTEL], { state: 'canceled' })], trip());
  expect(canceled.get(BEN as never)).toEqual({ parts: [], invoice_ids: new Set(['inv_1']) });
});
