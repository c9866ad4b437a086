import type { Account, IdentityProvider } from '@wayline/core/identity/identity-provider';
import { subPointer } from '@wayline/core/identity/people.records';
import { ok, type Refusal, type Result, refuse } from '@wayline/core/kernel/result';
import { follow } from '@wayline/core/store/pointer';
import type { Deps } from '../kernel/deps';

/** Longer than any sign-up runs: until then its user may still be on the way to the table. */
const UNDERWAY_MS = 30_000;

/**
 * Frees an address whose sign-up or acceptance broke off: the identity provider has an account, we have no user. The account goes, so that
 * no password set by whoever came first lives on, where `may` says so. Refuses with `taken` where there is a user or it may not, and with
 * `busy` while another sign-up may be underway.
 */
export const freeAddress = async (
  deps: Deps & { identity: IdentityProvider },
  email: string,
  { taken, may }: { taken: Refusal; may: (account: Account) => Promise<boolean> | boolean },
): Promise<Result<true>> => {
  const found = await deps.identity.accountOf(email);
  if (!found.ok) return found;
  const account = found.value;
  if (!account) return ok(true);
  if (await follow(deps.table, subPointer(account.sub), true)) return taken;
  if (Date.parse(deps.now()) - Date.parse(account.created_at) < UNDERWAY_MS) return refuse('busy');
  return (await may(account)) ? deps.identity.removeAccount(email) : taken;
};
