import { money } from '../../../base/money';
import { split } from '../../../base/money-split';
import { sum } from '../../../base/sum';
import { isFor, type Traveler, type WholeTrip } from '../../trip/public';
import { calculateInvoice } from '../invoices/invoice-figures';
import type { ReadInvoice } from '../invoices/invoice-lines';
import { lessWrittenOff } from '../invoices/write-off';
import type { PaidPart } from './traveler-status';

/** An invoice as what travelers pay of it is worked out. */
export type OfInvoice = Pick<ReadInvoice, 'invoice' | 'lines' | 'credit_notes'>;
type Person = Pick<Traveler, 'id' | 'client_id' | 'is_traveler'>;
/** A trip, and the households of those who travel and pay, by client. */
export type OfTrip = {
  trip_id: string;
  travelers: readonly Person[];
  bookings: readonly Pick<WholeTrip['bookings'][number], 'id' | 'traveler_ids' | 'guest_names' | 'traveler_names'>[];
  households: ReadonlyMap<string, string>;
};

const FEES = new Set<OfInvoice['lines'][number]['kind']>(['planning_fee', 'service_fee']);
/** What each of those who pay an invoice owes of the agency’s own fees, less what was credited of them. */
const toFees = ({ invoice, lines, credit_notes }: OfInvoice): number[] => {
  const fees = new Set(lines.filter(({ kind }) => FEES.has(kind)).map(({ id }) => id));
  const asked = calculateInvoice({ ...invoice, lines }).lines.filter(({ id }) => fees.has(id));
  const credited = credit_notes.flatMap((note) => note.lines).filter(({ line_id }) => fees.has(line_id));
  const left = sum(asked.map(({ total }) => total)) - sum(credited.map(({ amount, fee }) => amount - fee));
  const weights = invoice.shares.map(({ payer_id }) => invoice.payers.find(({ id }) => id === payer_id)?.weight ?? 0);
  return left > 0 && sum(weights) > 0
    ? split(money(left, invoice.currency), weights).map(({ minor }) => minor)
    : weights.map(() => 0);
};

/** The parts of an issued invoice, one for each of those who pay it. */
const toPaidParts = (read: OfInvoice): PaidPart[] => {
  const { id: invoice_id, state, currency } = read.invoice;
  const { shares, due } = lessWrittenOff(read.invoice);
  if (state !== 'issued') return [];
  const fees = toFees(read);
  return shares.map(({ payer_id, amount, at_supplier, received, paid_at_supplier = 0, cells }, i) => ({
    ...{ invoice_id, payer_id, currency, amount: amount + at_supplier, received: received + paid_at_supplier },
    fees: Math.min(fees[i] ?? 0, amount),
    deposit: due.length > 1 ? cells[0] : undefined,
  }));
};

/**
 * Whom of a trip an invoice is for: those who pay it, and those on the bookings that it bills; where it bills none of the trip’s, the
 * households of those who pay. Where nobody of the trip is any of that, it is for everybody who travels.
 */
const listCovered = ({ invoice, lines }: OfInvoice, of: OfTrip): Set<Person['id']> => {
  const payers = new Set<string>(invoice.client_ids);
  const homes = new Set(invoice.client_ids.flatMap((id) => of.households.get(id) ?? []));
  const billed = lines.flatMap(({ bookings }) => bookings).filter(({ trip_id }) => trip_id === of.trip_id);
  const ids = new Set(billed.map(({ booking_id }) => booking_id));
  const bookings = of.bookings.filter(({ id }) => ids.has(id));
  const isCovered = (person: Person) => {
    const { client_id, is_traveler } = person;
    if (client_id && payers.has(client_id)) return true;
    if (!is_traveler) return false;
    return billed.length > 0
      ? bookings.some((booking) => isFor(booking, person))
      : homes.has(of.households.get(client_id ?? '') ?? '');
  };
  const found = of.travelers.filter(isCovered);
  const all = found.length > 0 ? found : of.travelers.filter(({ is_traveler }) => is_traveler);
  return new Set(all.map(({ id }) => id));
};

/** Which of those who pay an invoice pay for a traveler: the traveler, or else those of their household, or else all of them together. */
const listPayers = ({ client_ids, shares }: OfInvoice['invoice'], { client_id }: Person, of: OfTrip): number[] => {
  const every = shares.map((_, i) => i);
  const own = every.filter((i) => client_ids[i] === client_id);
  const home = of.households.get(client_id ?? '');
  const ofHome = every.filter((i) => home !== undefined && of.households.get(client_ids[i] ?? '') === home);
  return [own, ofHome, every].find((some) => some.length > 0) ?? [];
};

/** What is asked for each traveler of a trip, and came, and which invoices they are for, drafts and canceled ones too. */
export type TravelerParts = { parts: PaidPart[]; invoice_ids: Set<string> };
export const listTravelerParts = (invoices: readonly OfInvoice[], of: OfTrip): Map<Person['id'], TravelerParts> => {
  const found = new Map(of.travelers.map(({ id }) => [id, { parts: [], invoice_ids: new Set() } as TravelerParts]));
  for (const read of invoices) {
    const [covered, parts] = [listCovered(read, of), toPaidParts(read)];
    for (const person of of.travelers) {
      const its = found.get(person.id);
      if (!its || !covered.has(person.id)) continue;
      its.invoice_ids.add(read.invoice.id);
      its.parts.push(...listPayers(read.invoice, person, of).flatMap((i) => parts[i] ?? []));
    }
  }
  return found;
};
