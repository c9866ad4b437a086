import { findInvitation } from '@wayline/core/areas/people/find-invitation';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(usersContracts['users.invitations.open'], async ({ input, deps }) => {
  const found = await findInvitation(deps, input.token);
  if (!found.ok) return found;
  const { invitation, company } = found.value;
  const { email, role, invited_by_name, expires_at } = invitation;
  return ok({ email, role, invited_by_name, expires_at, company_name: company.company_name });
});
