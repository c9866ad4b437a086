import { describe, expect, it } from 'vitest';
import { CALLED, findChangedCalls, listFilesOfCalls } from './changed-calls';

const FILES: Record<string, string> = {
  'packages/functions/src/trip/cancel.ts': `
    import { tripContracts } from '@wayline/core/areas/trip/trips.contract';
    import { endpoint } from '../kernel/endpoint';
    import type { Trip } from '@wayline/core/areas/trip/trip-type';`,
  'packages/functions/src/trip/copy.ts': `import { copyTrip } from '@wayline/core/areas/trip/copy-trip';`,
  'packages/functions/src/kernel/endpoint.ts': '',
  'packages/core/src/areas/trip/trips.contract.ts': `
    import { byId } from '../../contract/contract';
    import { Trip } from './trip';`,
  'packages/core/src/areas/trip/trip.ts': `import { Tag } from '../tags/public';`,
  'packages/core/src/areas/trip/trip-type.ts': '',
  'packages/core/src/areas/trip/copy-trip.ts': `import { copyTrip as itself } from './copy-trip';`,
  'packages/core/src/areas/tags/public.ts': '',
  'packages/core/src/contract/contract.ts': '',
};
const CALLS = [
  { id: 'trips.cancel', handler: 'trip/cancel' },
  { id: 'trips.copy', handler: 'trip/copy' },
];
const changedBy = (file: string) => [
  ...findChangedCalls(
    listFilesOfCalls(CALLS, (name) => FILES[name]),
    new Set([file]),
  ),
];

describe('which calls changed', () => {
  it.each([
    ['its handler', 'packages/functions/src/trip/cancel.ts', ['trips.cancel']],
    ['its contract', 'packages/core/src/areas/trip/trips.contract.ts', ['trips.cancel']],
    ['a schema of its contract', 'packages/core/src/areas/trip/trip.ts', ['trips.cancel']],
    ['a use case', 'packages/core/src/areas/trip/copy-trip.ts', ['trips.copy']],
    ['a type alone', 'packages/core/src/areas/trip/trip-type.ts', []],
    ['the kernel', 'packages/functions/src/kernel/endpoint.ts', []],
    ['another area', 'packages/core/src/areas/tags/public.ts', []],
    ['a file that nothing imports', 'docs/deploy.md', []],
  ])('a call with %s', (_what, file, ids) => {
    expect(changedBy(file)).toEqual(ids);
  });

  it('finds the contract of each call among its files', () => {
    const without = [...listFilesOfCalls(CALLED)].filter(([, files]) =>
      [...files].every((file) => !file.endsWith('.contract.ts')),
    );
    expect(without.map(([id]) => id)).toEqual([]);
  });
});
