import { displayName, isCompanyOwner, type SessionUser } from '@wayline/core/access/session-user';
import { SESSION_KEYS } from '@wayline/core/areas/people/session-storage';
import { type GuardSession, toGuardSession } from '@wayline/core/navigation/guards';
import { useSyncExternalStore } from 'react';
import { getImpersonatedCompany, setImpersonatedCompany } from './impersonated-company';
import { createListeners } from './listeners';
import { readJson, writeJson } from './storage';

export type Tokens = { access_token: string; refresh_token: string };

const { subscribe, tellAll } = createListeners();
/** Tells when somebody signs in or out, or what is known of them changes. */
export const subscribeToUser = subscribe;
let known: { text: string | null; user: SessionUser | undefined } = { text: null, user: undefined };

/** The stored tokens of the signed-in user. */
export const storedTokens = (): Tokens | undefined => readJson<Tokens>(SESSION_KEYS.tokens);

export const storeTokens = (tokens: Tokens): void => writeJson(SESSION_KEYS.tokens, tokens);

/** Where the user is kept: by the tab while it looks into a sub-agency, where they stand otherwise than at home. */
const area = () => (getImpersonatedCompany() ? 'sessionStorage' : 'localStorage');

/** The signed-in user, the same object until it changes; undefined when nobody is signed in. */
export const currentUser = (): SessionUser | undefined => {
  const text = window[area()].getItem(SESSION_KEYS.server_user);
  if (text !== known.text) known = { text, user: readJson<SessionUser>(SESSION_KEYS.server_user, area()) };
  return localStorage.getItem(SESSION_KEYS.tokens) ? known.user : undefined;
};

/** Keeps the user as the server sent it, and what the app derives from it. Source: R-SHELL-122 (G-036). */
export const storeUser = (user: SessionUser): void => {
  writeJson(SESSION_KEYS.server_user, user, area());
  const { tier, role } = toGuardSession(user, new Date().toISOString());
  const derived = {
    id: user.id,
    email: user.email,
    name: displayName(user),
    is_owner: isCompanyOwner(user),
    tier,
    role,
  };
  writeJson(SESSION_KEYS.session_user, derived, area());
  tellAll();
};

/** Stands in a sub-agency as `user` from here on, in this tab. */
export const storeImpersonatedUser = (user: SessionUser): void => {
  setImpersonatedCompany(user.usercompany.id);
  storeUser(user);
};
/** Back at home in this tab. */
export const clearImpersonatedUser = (): void => {
  for (const name of [SESSION_KEYS.session_user, SESSION_KEYS.server_user])
    writeJson(name, undefined, 'sessionStorage');
  setImpersonatedCompany(undefined);
};

export const signIn = (tokens: Tokens, user: SessionUser): void => {
  clearImpersonatedUser();
  storeTokens(tokens);
  storeUser(user);
};

/** Forgets who was signed in. Everything else in the storage stays; a logout broadcast clears that too. */
export const forgetSession = (): void => {
  clearImpersonatedUser();
  for (const name of [SESSION_KEYS.tokens, SESSION_KEYS.session_user, SESSION_KEYS.server_user])
    writeJson(name, undefined);
  tellAll();
};

/** What route guards look at, or undefined for a visitor. */
export const guardSession = (): GuardSession | undefined => {
  const user = currentUser();
  return user && toGuardSession(user, new Date().toISOString());
};

/** The signed-in user for components; they render again when it changes. */
export const useCurrentUser = (): SessionUser | undefined => useSyncExternalStore(subscribe, currentUser);

/** For pages behind a sign-in guard, where a user is certain. */
export const useSignedInUser = (): SessionUser => {
  const user = useCurrentUser();
  if (!user) throw new Error('This component needs a signed-in user.');
  return user;
};
