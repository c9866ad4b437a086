/**
 * The zones of each package, lowest first: a zone may import those before it and none after. Zones below `inside` are entered only through
 * their `public.ts`. Files beside the zones, such as `contracts.ts`, put the whole together, so no zone may import them.
 */
export type Zones = { inside?: string; order: readonly string[] };

export const ZONES: Readonly<Record<string, Zones>> = {
  core: {
    inside: 'areas',
    order: [
      ...['base', 'store', 'access', 'contract', 'navigation'],
      ...[
        'live',
        'files',
        'imports',
        'domains',
        'lookups',
        'tags',
        'tutorials',
        'subscription',
        'messaging',
        'settings',
      ],
      ...['notifications', 'people', 'agencies', 'trip', 'library', 'setting-pages', 'closure'],
    ],
  },
  web: {
    inside: 'features',
    order: [
      ...['lib', 'ui', 'navigation', 'testing'],
      ...[
        'chat',
        'coming',
        'domains',
        'lookups',
        'tags',
        'tutorials',
        'settings',
        'notifications',
        'agencies',
        'people',
      ],
      ...['trip', 'library', 'dashboard', 'account', 'subscription', 'closure', 'shell', 'app'],
    ],
  },
  functions: {
    order: [
      ...['kernel', 'files', 'domains', 'lookups', 'tags', 'tutorials', 'subscription', 'messaging', 'settings'],
      ...['notifications', 'sockets', 'people', 'agencies', 'trip', 'library', 'closure', 'jobs', 'sweeps', 'abuse'],
    ],
  },
};
