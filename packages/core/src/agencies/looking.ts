import { type Actor, actorOf } from '../identity/actor';
import type { Company } from '../identity/company';
import { PERMISSIONS, type Permission } from '../identity/permissions';
import type { Contract } from '../kernel/contract';

/** What is open to the agency above: the trips, what belongs to them, and what their pages need. People, settings, plan, keys and exports stay with the agency. */
const AREAS =
  /^(trips|bookings|booking-lists|itinerary|checklists|history|pricing|library|views|packages|lookups|tutorials|tags|notifications)\//;
/** Reads that are asked by POST, because their input is long or their answer is a file made anew. */
const READS: ReadonlySet<string> = new Set([
  'trips.itinerary.pdf',
  'trips.itinerary.word',
  'book.library.search',
  'misc.notifications.count',
  'messaging.notifications.count',
  'book.flow-notifications.count',
]);
/** What every page asks of whoever opens it, about themself. */
const OF_THEMSELF = 'users.ui-preference.get';
/** What opens a client's papers or what is sealed. */
const KEPT_CLOSED: ReadonlySet<string> = new Set(['file_links', 'uploads', 'seal']);

/** Whether a call may be made while looking into a sub-agency: it reads, and opens neither files nor anything sealed. Source: spec 1 §1 (G-197). */
export const openToParent = ({ id, method, handler, access, uses = [] }: Contract): boolean =>
  access.kind === 'signed_in' &&
  (AREAS.test(handler) || id === OF_THEMSELF) &&
  (method === 'GET' || READS.has(id)) &&
  !uses.some((adapter) => KEPT_CLOSED.has(adapter));

const SCREENS: ReadonlySet<Permission> = new Set<Permission>([
  'Dashboard',
  'Trips',
  'Client Itineraries',
  'Reservations',
  'Library',
  'Preview Trips',
  'Package Builder',
]);
const NOT_SHOWN: ReadonlySet<Permission> = new Set<Permission>(['View Users', 'View Client Credit Card']);
/** What somebody who looks holds: the screens of the trips and what is seen on them; nothing by which anything is changed. */
export const LOOK_PERMISSIONS: ReadonlySet<Permission> = new Set(
  PERMISSIONS.filter((name) => SCREENS.has(name) || (name.startsWith('View ') && !NOT_SHOWN.has(name))),
);

/** The owner of the agency above as they stand in a sub-agency: themself by name, a reader by right; what it says to its own people is not for them. Source: spec 1 §1 (G-197). */
export const viewerOf = (owner: Actor, company: Company, now: string): Actor => {
  const { avatar_file: _picture, feature_flags: _features, ...user } = owner.user;
  const { users_notice: _inner, ...seen } = company;
  return {
    ...actorOf(user, seen, now),
    permissions: LOOK_PERMISSIONS,
    looks_from: { company_id: owner.company_id, company_name: owner.company.company_name },
  };
};
