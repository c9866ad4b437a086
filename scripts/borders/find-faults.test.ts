import { describe, expect, it } from 'vitest';
import { findBorderFaults } from './find-faults';

const faultsOf = (file: string, code: string) => findBorderFaults([{ file: `packages/core/src/${file}`, code }]);

describe('the borders of zones', () => {
  it('let a zone use those below it, and an area another through its public file', () => {
    expect(faultsOf('areas/trip/trips/trip.ts', "import { Day } from '../../../base/values';")).toEqual([]);
    expect(faultsOf('areas/library/item.ts', "import type { Trip } from '../trip/public';")).toEqual([]);
  });
  it.each([
    ['a layer above', 'store/record.ts', "import type { Actor } from '../access/actor';", 'may not import access'],
    ['an area above', 'areas/settings/x.ts', "export { Trip } from '../trip/public';", 'may not import trip'],
    [
      'past a public file',
      'areas/library/x.ts',
      "import {\n  Trip,\n} from '../trip/trips/trip';",
      'past its public file',
    ],
    ['where it is loaded late', 'base/x.ts', "const a = await import('../store/read');", 'may not import store'],
    [
      'what puts all together',
      'areas/trip/x.ts',
      "import { CONTRACTS } from '../../contracts';",
      'puts all zones together',
    ],
    [
      'an area that nobody listed',
      'areas/nowhere/x.ts',
      "import { Day } from '../../base/values';",
      'in no list of zones',
    ],
  ])('refuse an import of %s', (_, file, code, why) => {
    expect(faultsOf(file, code).join()).toContain(why);
  });
});
