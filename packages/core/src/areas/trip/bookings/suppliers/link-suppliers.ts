import { ok, type Result, refuse } from '../../../../base/result';
import type { TenantDb } from '../../../../store/tenant-db';
import {
  findCommissionTerm,
  findInstitutionsByName,
  type Institution,
  Institutions,
} from '../../../institutions/public';
import { toNameKey } from '../../../institutions/public-schemas';
import type { Timed } from '../../itinerary/booking-part';
import { bookingSpan } from '../../itinerary/booking-span';
import { settledPrice } from '../../pricing/settled-price';
import type { BookingDraft } from '../booking';
import { canBe } from './can-be-in-role';
import { SUPPLIER_ROLES, type SupplierRole } from './supplier-roles';

/** As much of a booking as says whom it is bought from, what it costs and when it is. */
type Supplied = Timed &
  Pick<
    BookingDraft,
    'booking_type' | 'price_detail' | 'supplier_name' | 'supplier_id' | 'booked_through' | 'booked_through_id'
  >;
/**
 * A booking that is to be saved, beside what is stored of it; of a new one nothing is. `restored` is one that becomes what it was before, from
 * when its suppliers may be gone by now.
 */
export type SavedBooking<B extends Supplied> = { before?: Supplied | undefined; after: B; restored?: true };

const fits = (role: SupplierRole, institution: Institution): boolean =>
  institution.deleted_at === undefined && canBe(role, institution);

const hasNewName = ({ before, after }: SavedBooking<Supplied>, { name }: SupplierRole): boolean =>
  toNameKey(before?.[name] ?? '') !== toNameKey(after[name] ?? '');
/** Whether somebody says by its id who is meant, or that nobody is. */
const isChosen = ({ before, after }: SavedBooking<Supplied>, { id }: SupplierRole): boolean =>
  before?.[id] !== after[id];

/** Whether an id may be of one that is gone, because nobody chooses it now: it comes along with a copy, or from before. Its name counts then. */
const mayBeGone = ({ before, restored }: SavedBooking<Supplied>): boolean => !before || restored === true;

/** Every institution that is asked for by a name, by that name's key; each is looked up once. */
const readNamed = async (db: TenantDb, names: readonly string[]): Promise<Map<string, Institution[]>> => {
  const keys = new Map(names.map((name) => [toNameKey(name), name]));
  keys.delete('');
  return new Map(
    await Promise.all([...keys].map(async ([key, name]) => [key, await findInstitutionsByName(db, name)] as const)),
  );
};

/** What the commission of a booking depends on, besides what is typed. */
const ratedBy = (booking: Supplied): string => {
  const { supplier_id, booking_type, price_detail } = booking;
  return JSON.stringify([supplier_id, booking_type, price_detail, bookingSpan(booking)?.first]);
};
const isRatedAnew = ({ before, after }: SavedBooking<Supplied>): boolean =>
  !before || ratedBy(before) !== ratedBy(after);

/** A booking with the rate that its supplier's terms give for what it is and when; without the one of a supplier it no longer has. */
const withSupplierRate = <B extends Supplied>(booking: B, supplier: Institution | undefined, today: string): B => {
  const { price_detail: price, booking_type: product } = booking;
  if (!price) return booking;
  const terms = supplier?.commission_terms ?? [];
  const { rate } = findCommissionTerm(terms, { product, day: bookingSpan(booking)?.first ?? today }) ?? {};
  return rate === price.supplier_rate
    ? booking
    : { ...booking, price_detail: settledPrice({ ...price, supplier_rate: rate }) };
};

/** The institutions that were read: by their ids, and by the keys of names. */
type Known = { byId: ReadonlyMap<string, Institution>; byName: ReadonlyMap<string, readonly Institution[]> };

/** A booking that knows one of those it names; refused where one was chosen that is not there. */
const linkRole = <B extends Supplied>(save: SavedBooking<B>, role: SupplierRole, known: Known): Result<B> => {
  const { after } = save;
  const { [role.id]: id, [role.name]: name = '' } = after;
  const byName = (): B => {
    const [found, ...others] = (known.byName.get(toNameKey(name)) ?? []).filter((one) => fits(role, one));
    return { ...after, [role.id]: others.length === 0 ? found?.id : undefined };
  };
  if (!isChosen(save, role)) return ok(hasNewName(save, role) ? byName() : after);
  if (!id) return ok(after);
  const institution = known.byId.get(id);
  if (!institution || !fits(role, institution)) {
    if (mayBeGone(save) && name.trim()) return ok(byName());
    return refuse('request.invalid', {
      issues: [{ path: role.id, message: 'That supplier isn’t on your list anymore. Choose another one.' }],
    });
  }
  return ok(name.trim() ? after : { ...after, [role.name]: institution.name });
};

/** All that saving these takes of the institutions, in two rounds. */
const readKnown = async (db: TenantDb, saves: readonly SavedBooking<Supplied>[]): Promise<Known> => {
  const asked = saves.flatMap((save) => SUPPLIER_ROLES.map((role) => ({ save, role })));
  const names = asked.flatMap(({ save, role }) =>
    mayBeGone(save) || (hasNewName(save, role) && !isChosen(save, role)) ? (save.after[role.name] ?? []) : [],
  );
  const chosen = asked.flatMap(({ save, role }) => (isChosen(save, role) ? (save.after[role.id] ?? []) : []));
  const rated = saves.flatMap((save) =>
    save.after.price_detail && isRatedAnew(save) ? (save.after.supplier_id ?? []) : [],
  );
  const ids = [...new Set([...chosen, ...rated])];
  const [byName, read] = await Promise.all([
    readNamed(db, names),
    ids.length > 0 ? db.getMany(ids.map((id) => ({ def: Institutions, key: { id } }))) : [],
  ]);
  const found = [...read, ...[...byName.values()].flat()].filter((one) => one !== undefined);
  return { byName, byId: new Map(found.map((one) => [one.id, one])) };
};

/**
 * Bookings that are to be saved, knowing by id whom they are bought from and through: a name that means exactly one of the company's
 * suppliers, or the one that was chosen. The name stays as typed; where only an id was sent, it is the supplier's. What the supplier pays by
 * its terms becomes the commission where none is typed, by the booking's first day, or `today` where it has none. One that is gone counts as
 * its name does where nobody chooses it now. Refused as `request.invalid` where one was chosen that is not there.
 */
export const linkSuppliers = async <B extends Supplied>(
  db: TenantDb,
  saves: readonly SavedBooking<B>[],
  today: string,
): Promise<Result<B[]>> => {
  const known = await readKnown(db, saves);
  const linked: B[] = [];
  for (const save of saves) {
    let { after } = save;
    for (const role of SUPPLIER_ROLES) {
      const one = linkRole({ ...save, after }, role, known);
      if (!one.ok) return one;
      after = one.value;
    }
    const supplier = after.supplier_id && known.byId.get(after.supplier_id);
    linked.push(isRatedAnew({ ...save, after }) ? withSupplierRate(after, supplier || undefined, today) : after);
  }
  return ok(linked);
};

/**
 * Bookings that are made like others: their suppliers are known already, and what those pay is that of their new days. A copy is a sale of its
 * own, whatever the first one was sold under.
 */
export const rateCopies = async <B extends Supplied>(
  db: TenantDb,
  copies: readonly B[],
  today: string,
): Promise<B[]> => {
  const saves = copies.map((after) => ({ before: { ...after, price_detail: undefined }, after }));
  const rated = await linkSuppliers(db, saves, today);
  return rated.ok ? rated.value : [...copies];
};

/** What `linkSuppliers` makes of a single booking. */
export const linkSupplier = async <B extends Supplied>(
  db: TenantDb,
  save: SavedBooking<B>,
  today: string,
): Promise<Result<B>> => {
  const linked = await linkSuppliers(db, [save], today);
  return linked.ok ? ok(linked.value[0] ?? save.after) : linked;
};

/**
 * A stored booking whose names wait, with those that mean exactly one supplier by now; the same object where none does. Its commission is
 * that of its first day, or of the day it was made.
 */
export const linkWaitingNames = async <B extends Supplied & { created_at: string }>(
  db: TenantDb,
  booking: B,
): Promise<B> => {
  const unnamed = Object.fromEntries(
    SUPPLIER_ROLES.flatMap(({ id, name }) => (booking[id] ? [] : [[name, undefined]])),
  );
  const linked = await linkSupplier(
    db,
    { before: { ...booking, ...unnamed }, after: booking },
    booking.created_at.slice(0, 10),
  );
  return linked.ok && SUPPLIER_ROLES.some(({ id }) => linked.value[id] !== booking[id]) ? linked.value : booking;
};
