import { subLookupKey } from '../../access/people.records';
import { ok, type Refusal, type Result, refuse } from '../../base/result';
import type { Deps } from '../../store/deps';
import { findLookup } from '../../store/lookup';
import type { IdentityProvider } from './identity-provider';

/** Longer than accepting an invitation takes: until then its user may still be on the way to the table. */
const UNDERWAY_MS = 30_000;

/**
 * Frees an address that nobody signs in with. An account that was never confirmed goes at once, and with it its password and its code: it
 * proves nothing about who owns the mailbox. A confirmed one without a user, because an acceptance broke off, goes where `may` says so.
 * Refuses with `taken` where there is a user or it may not, and with `busy` while an acceptance may be underway.
 */
export const freeAddress = async (
  deps: Deps & { identity: IdentityProvider },
  email: string,
  { taken, may }: { taken: Refusal; may: () => Promise<boolean> | boolean },
): Promise<Result<true>> => {
  const found = await deps.identity.accountOf(email);
  if (!found.ok) return found;
  const account = found.value;
  if (!account) return ok(true);
  if (account.confirmed) {
    if (await findLookup(deps.table, subLookupKey(account.sub), true)) return taken;
    if (Date.parse(deps.now()) - Date.parse(account.created_at) < UNDERWAY_MS) return refuse('busy');
    if (!(await may())) return taken;
  }
  return deps.identity.removeAccount(account.sub);
};
