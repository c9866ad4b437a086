/** Where the browser keeps what: tokens, the derived session user, the user as the server sent it. Source: spec 1 §3 (G-036). */
export const SESSION_KEYS = {
  tokens: 'authUser',
  session_user: 'sessionUser',
  server_user: 'currentUser',
} as const;
