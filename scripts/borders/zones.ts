import { AREAS } from '@wayline/core/areas/index';

/**
 * The zones of each package, lowest first: a zone may import those before it and none after. Zones below `inside` are entered only through
 * their `public.ts`, or `public-schemas.ts` where nothing of the table may come along. Files beside the zones, such as `contracts.ts`, put the whole together, so no zone may import them.
 */
export type Zones = { inside?: string; order: readonly string[] };

const NAMES = AREAS.map(({ name }) => name as string);
/** The areas in the order of their list, and after each the zones of one package that follow it there. An area that is listed so comes there. */
const areasWith = (after: Readonly<Record<string, readonly string[]>> = {}): string[] => {
  const moved = new Set(Object.values(after).flat());
  return NAMES.filter((name) => !moved.has(name)).flatMap((name) => [name, ...(after[name] ?? [])]);
};

export const ZONES: Readonly<Record<string, Zones>> = {
  core: {
    inside: 'areas',
    order: ['base', 'store', 'access', 'contract', 'navigation', ...areasWith()],
  },
  web: {
    inside: 'features',
    order: [
      ...['lib', 'ui', 'navigation', 'testing', 'chat', 'coming'],
      ...areasWith({
        notifications: ['agencies'],
        forms: ['ledger'],
        library: ['dashboard', 'account', 'subscription'],
      }),
      ...['shell', 'app'],
    ],
  },
  functions: {
    order: ['kernel', ...areasWith({ notifications: ['sockets'] }), 'jobs', 'sweeps', 'abuse'],
  },
};
