import type { Handlers } from '../gateway/handlers';
import { enforceRoles, inRole, type NotAllowed } from './in-role';

/** The handlers, each with the rights that its deployed role has. `refused` hears of what was refused, whatever the function answers. */
export const withRoles = (handlers: Handlers, refused: (refusals: readonly NotAllowed[]) => void): Handlers => {
  enforceRoles();
  return { ...handlers, of: async (name) => inRole(name, await handlers.of(name), { refused }) };
};
