type Go = (to: string, options?: { replace?: boolean }) => void;

/** The prefix routes may sit under: a base path only. Source: R-SHELL-069 (G-032). */
export const basename = (): string => (/^\/v1(\/|$)/.test(location.pathname) ? '/v1' : '');

let go: Go = (to) => reloadAt(to);

/** The router tells how to move inside the app; before it is there, the browser moves. */
export const setNavigator = (navigator: Go): void => {
  go = navigator;
};

/** Goes to a page of the app from outside a component, such as after a session has ended. */
export const navigateTo: Go = (to, options) => go(to, options);

/** Opens a page as if the app began anew: nothing read or heard before is left. */
export const reloadAt = (to: string): void => location.assign(basename() + to);
