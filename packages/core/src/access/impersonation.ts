import { type Actor, toActor } from './actor';
import type { Company } from './company';
import { PERMISSIONS, type Permission } from './permissions';

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
export const READ_ONLY_PERMISSIONS: ReadonlySet<Permission> = new Set(
  PERMISSIONS.filter((name) => SCREENS.has(name) || (name.startsWith('View ') && !NOT_SHOWN.has(name))),
);

/** The owner of the agency above as they stand in a sub-agency: themself by name, a reader by right; what it says to its own people is not for them. Source: spec 1 §1 (G-197). */
export const toReadOnlyActor = (owner: Actor, company: Company, now: string): Actor => {
  const { avatar_file: _picture, feature_flags: _features, ...user } = owner.user;
  const { users_notice: _inner, ...seen } = company;
  return {
    ...toActor(user, seen, now),
    permissions: READ_ONLY_PERMISSIONS,
    visibility: 'all',
    looks_from: { company_id: owner.company_id, company_name: owner.company.company_name },
  };
};
