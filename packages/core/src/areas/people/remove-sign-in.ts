import type { IdentityProvider } from './identity-provider';

/** Deletes a sign-in for good; one that is gone already is no mistake. */
export const removeSignIn = async (
  identity: Pick<IdentityProvider, 'accountOf' | 'removeAccount'>,
  sub: string,
): Promise<void> => {
  const account = await identity.accountOf(sub);
  if (!account.ok) throw new Error(`The sign-in could not be looked up: ${account.code}.`);
  if (!account.value) return;
  const removed = await identity.removeAccount(sub);
  if (!removed.ok) throw new Error(`The sign-in could not be removed: ${removed.code}.`);
};
