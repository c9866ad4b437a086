/** Where a visitor of the landing page goes on to at once: into the app when signed in, or with a token to sign in by. Source: R-SHELL-063, R-SHELL-065. */
export const wayOn = (search: string, isSignedIn: boolean): string | undefined =>
  isSignedIn || new URLSearchParams(search).has('userToken') ? `/dashboard${search}` : undefined;
