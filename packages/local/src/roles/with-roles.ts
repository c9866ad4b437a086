import type { Handlers } from '../gateway/handlers';
import { enforceRoles, inRole } from './in-role';

const say = (refusals: readonly Error[]) => {
  for (const { message } of refusals) console.error(`Refused, as AWS would: ${message}`);
};

/** The handlers, each with the rights that its deployed role has. What is refused is said, whatever the function answers. */
export const withRoles = (handlers: Handlers): Handlers => {
  enforceRoles();
  return { ...handlers, of: async (name) => inRole(name, await handlers.of(name), { refused: say }) };
};
