import { expect, it } from 'vitest';
import type { InstitutionId } from '../../../institutions/public-schemas';
import type { UnlinkedName } from './unlinked-name.records';
import { gatherWaitingNames } from './waiting-names';

const SUPPLIER = 7;
const waiting = (n: number): UnlinkedName => ({
  name_key: `grand hotel ${n}`,
  trip_id: 'trp_1' as UnlinkedName['trip_id'],
  booking_id: `bkg_${n}` as UnlinkedName['booking_id'],
  role: 'supplier',
  name: `Grand Hotel ${n}`,
  booking_type: 'Accommodation',
});

it('thousands of names that wait are looked for among the suppliers only as far as they are shown', () => {
  let found = 0;
  const supplier = {
    acct: 'I-1',
    name: 'Grand',
    profile_category_id: SUPPLIER,
    get id() {
      found += 1;
      return 'ins_1' as InstitutionId;
    },
  };
  const rows = Array.from({ length: 5000 }, (_, n) => waiting(n));
  const { names, more } = gatherWaitingNames(rows, [supplier], 200);
  expect([names.length, more, found]).toEqual([200, true, 200]);
  expect(names[0]).toMatchObject({ bookings: 1, default_type: 'Hotel', candidates: [{ id: 'ins_1' }] });
  expect(gatherWaitingNames(rows.slice(0, 2), [], 200)).toMatchObject({ names: [{}, {}], more: false });
});
