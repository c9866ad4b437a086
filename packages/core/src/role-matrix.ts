import type { Needs } from './access/access';
import { mayCall } from './access/access';
import { FEATURE_FLAGS } from './access/feature-flags';
import { getRolePermissions, ROLES, type Role } from './access/roles';
import type { Contract } from './contract/contract';
import { ALL_CONTRACTS, type CallId, CONTRACTS } from './contracts';

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
const decidesOf = ({ access, decides }: Contract): string | undefined =>
  decides ?? (access.kind === 'signed_in' && access.owner ? OWNER_ALONE : undefined);
/**
 * What an endpoint decides by more than the table says: whose record it is, or what the call would do. It may refuse somebody whom the
 * table lets in, and says why.
 */
export const DECIDES_FURTHER: Partial<Record<CallId, string>> = Object.fromEntries(
  ALL_CONTRACTS.flatMap((contract) => {
    const further = decidesOf(contract);
    return further ? [[contract.id, further]] : [];
  }),
);

/** The permission matrix: every endpoint behind the sign-in by every usual role, from the access that stands in its contract. */
export const permissionMatrix = (): MatrixRow[] =>
  (Object.keys(CONTRACTS) as CallId[]).flatMap((id) => {
    const contract: Contract = CONTRACTS[id];
    if (contract.access.kind !== 'signed_in') return [];
    const needs: Needs = contract.access;
    const admits = Object.fromEntries(ROLES.map((role) => [role, mayCall(needs, holderOf(role)).ok]));
    return [{ id, contract, needs, admits: admits as Record<Role, boolean> }];
  });
