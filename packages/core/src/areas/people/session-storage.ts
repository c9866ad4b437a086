/** Where the browser keeps what: tokens, the derived session user, the user as the server sent it, the token of public pages. Source: spec 1 §3 (G-036). */
export const SESSION_KEYS = {
  tokens: 'authUser',
  session_user: 'sessionUser',
  server_user: 'currentUser',
  public_token: 'public_token',
} as const;

/**
 * The public token that calls of a page are sent with: the one that is stored, in public page mode, which is where nobody is signed in;
 * undefined in any other. `read` gives what the browser keeps under a name. Source: R-SHELL-042..044.
 */
export const publicTokenOf = (read: (name: string) => unknown): string | undefined => {
  if (read(SESSION_KEYS.tokens)) return undefined;
  const kept = read(SESSION_KEYS.public_token) as { access_token?: unknown } | undefined;
  return typeof kept?.access_token === 'string' ? kept.access_token : undefined;
};
