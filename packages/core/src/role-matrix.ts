import type { Needs } from './access/access';
import { mayCall } from './access/access';
import { FEATURE_FLAGS } from './access/feature-flags';
import { getRolePermissions, ROLES, type Role } from './access/roles';
import type { Contract } from './contract/contract';
import { type CallId, CONTRACTS } from './contracts';

/** An endpoint behind the sign-in: what it asks for, and which of the usual roles it lets in where plan and features do. */
export type MatrixRow = {
  id: CallId;
  contract: Contract;
  needs: Needs;
  admits: Readonly<Record<Role, boolean>>;
};

/** A holder of a role as it starts, in a company with the largest plan and every feature. */
const holderOf = (role: Role) => ({
  role,
  permissions: new Set(getRolePermissions(role)),
  tier: 'Advance' as const,
  flags: new Set(FEATURE_FLAGS),
  // Whose company it is no role says: the call itself asks.
  is_owner: true,
});

const OWNER_ALONE = 'the owner of the company alone';
const HANDLES = 'never oneself or the owner; a Master Admin only by another';
const EACH_SECTION = 'each section asks for the permission of its page';
const CONFIRMS = 'a new confirmation number asks for Add Confirmation On Reservations';
const PRICES = 'what a price is made of, and what is earned with it, asks for View Commissions';
const ownersCalls = (): Partial<Record<CallId, string>> =>
  Object.fromEntries(
    (Object.keys(CONTRACTS) as CallId[]).flatMap((id) => {
      const { access }: Contract = CONTRACTS[id];
      return access.kind === 'signed_in' && access.owner ? [[id, OWNER_ALONE]] : [];
    }),
  );
/**
 * What an endpoint decides by more than the table says: whose record it is, or what the call would do. It may refuse somebody whom the
 * table lets in, and says why.
 */
export const DECIDES_FURTHER: Partial<Record<CallId, string>> = {
  ...ownersCalls(),
  'users.permissions': 'gives and takes only what whoever asks holds',
  'users.assign-role': 'never of oneself or the owner; gives only what whoever asks holds',
  'users.invitations.create': 'gives only what whoever asks holds',
  'users.details.save': 'features never of oneself, and none that the company was not given',
  'users.status.set': HANDLES,
  'users.change-status': HANDLES,
  'users.bulk-delete': HANDLES,
  'users.single-delete': HANDLES,
  'users.access.list': 'the owner and Master Admins alone',
  'users.settings.get': EACH_SECTION,
  'users.settings.save': EACH_SECTION,
  'users.api-keys.create': 'a key may do only what whoever makes it may',
  'users.closing.set': 'for the company, the owner alone',
  'trips.history.undo': 'the permission for what is taken back',
  'book.bookings.create': `${CONFIRMS}; ${PRICES}`,
  'book.bookings.update': `${CONFIRMS}; ${PRICES}`,
  'book.library.create': PRICES,
  'book.library.update': PRICES,
  'trips.packages.create': PRICES,
  'trips.packages.update': PRICES,
  'misc.inline-edit.update': CONFIRMS,
  'book.claims.decide': CONFIRMS,
  'book.commission-split.delete': 'what setting that split asks for',
};

/** The permission matrix: every endpoint behind the sign-in by every usual role, from the access that stands in its contract. */
export const permissionMatrix = (): MatrixRow[] =>
  (Object.keys(CONTRACTS) as CallId[]).flatMap((id) => {
    const contract: Contract = CONTRACTS[id];
    if (contract.access.kind !== 'signed_in') return [];
    const needs: Needs = contract.access;
    const admits = Object.fromEntries(ROLES.map((role) => [role, mayCall(needs, holderOf(role)).ok]));
    return [{ id, contract, needs, admits: admits as Record<Role, boolean> }];
  });
