import type { IdentityProvider } from '@wayline/core/identity/identity-provider';
import { subPointer } from '@wayline/core/identity/people.records';
import { ok, type Refusal, type Result, refuse } from '@wayline/core/kernel/result';
import { follow } from '@wayline/core/store/pointer';
import type { Deps } from '../kernel/deps';

/** Longer than any sign-up runs: until then its user may still be on the way to the table. */
const UNDERWAY_MS = 30_000;

/**
 * Frees an address whose sign-up broke off: the identity provider has an account, we have no user. The account goes, so that no
 * password set by whoever came first lives on; one whose address was confirmed already goes only by its own password. Refuses with
 * `taken` where there is a user, and with `busy` while another sign-up may be underway.
 */
export const freeAddress = async (
  deps: Deps & { identity: IdentityProvider },
  { email, password }: { email: string; password: string },
  taken: Refusal,
): Promise<Result<true>> => {
  const found = await deps.identity.accountOf(email);
  if (!found.ok) return found;
  const account = found.value;
  if (!account) return ok(true);
  if (await follow(deps.table, subPointer(account.sub), true)) return taken;
  if (Date.parse(deps.now()) - Date.parse(account.created_at) < UNDERWAY_MS) return refuse('busy');
  if (account.confirmed && !(await deps.identity.signIn(email, password)).ok) return taken;
  return deps.identity.removeAccount(email);
};
