/** Where the browser keeps what: tokens, the derived session user, tokens of public pages, the user as the server sent it. Source: R-SHELL-122 (G-036). */
export const SESSION_KEYS = {
  tokens: 'authUser',
  session_user: 'sessionUser',
  public_tokens: 'public_token',
  server_user: 'currentUser',
} as const;

export type PageMode = 'signed_in' | 'public' | 'signed_out';
/** Which pages a visitor is on: a signed-in user is never on public pages, a stored public token alone is. Source: R-SHELL-042..044. */
export const pageMode = (stored: { user: boolean; public_token: boolean }): PageMode => {
  if (stored.user) return 'signed_in';
  return stored.public_token ? 'public' : 'signed_out';
};
