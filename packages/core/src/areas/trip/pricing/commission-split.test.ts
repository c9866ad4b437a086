import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UserId } from '../../../base/ids';
import { allocateCommission, checkSplit, splitTotal, toSplitRows, withoutRow } from './commission-split';
import { CommissionSplit, CommissionSplitRow } from './commission-split-schema';
import { sumCommissions } from './commissions';

const user = (digit: string) => UserId.parse(`usr_${digit.repeat(26)}`);
const parties = { company_id: 'cmp_1', advisor_id: user('1') };
const split = CommissionSplit.parse({
  host_agency_split: '40',
  advisor_split: '45.5',
  refer_by_advisor_id: user('2'),
  refer_by_advisor_split: '4.5',
  other_advisor_splits: [{ advisor_id: user('3'), advisor_split: '10' }],
});

describe('a commission split', () => {
  it('R-TRIP-071 is read as rows of the host agency and of advisors, each with an id', () => {
    expect(toSplitRows(split, parties)).toEqual([
      { split_type: 'host_agency', id: 'cmp_1', split: '40' },
      { split_type: 'advisor', role: 'advisor', id: user('1'), split: '45.5' },
      { split_type: 'advisor', role: 'refer_by', id: user('2'), split: '4.5' },
      { split_type: 'advisor', role: 'other', id: user('3'), split: '10' },
    ]);
    expect(CommissionSplitRow.safeParse({ split_type: 'somebody', id: 'x', split: '1' }).success).toBe(false);
  });

  it('adds up to 100, or is refused with what it comes to', () => {
    expect(checkSplit(split, parties.advisor_id).ok).toBe(true);
    expect(checkSplit({ ...split, advisor_split: '45.4999' }, parties.advisor_id)).toMatchObject({
      code: 'commission_split.not_whole',
      params: { total: '99.9999' },
    });
    expect(splitTotal({ ...split, host_agency_split: '40.0001' })).toBe('100.0001');
  });

  it('gives nobody two shares', () => {
    const twice = { ...split, other_advisor_splits: [{ advisor_id: user('2'), advisor_split: '10' }] };
    expect(checkSplit(twice, parties.advisor_id)).toMatchObject({ code: 'commission_split.twice' });
    expect(checkSplit(split, user('3'))).toMatchObject({ code: 'commission_split.twice' });
  });

  it('shares every commission to the minor unit', () => {
    fc.assert(
      fc.property(fc.nat(), (minor) => {
        const shares = allocateCommission(toSplitRows(split, parties), { minor, currency: 'EUR' });
        expect(shares.reduce((sum, share) => sum + share.minor, 0)).toBe(minor);
      }),
    );
    expect(
      allocateCommission(toSplitRows(split, parties), { minor: 1000, currency: 'EUR' }).map((s) => s.minor),
    ).toEqual([400, 455, 45, 100]);
    expect(allocateCommission([], { minor: 1000, currency: 'EUR' })).toEqual([]);
  });
});

describe('a split that loses a row', () => {
  const rest = (id: string, split_type: 'host_agency' | 'advisor' = 'advisor') =>
    withoutRow(split, { split_type, id }, parties);
  it('R-TRIP-171 gives its share to the host agency, or to the advisor where it was the agency’s', () => {
    expect(rest(user('3'))).toMatchObject({ host_agency_split: '50', other_advisor_splits: [] });
    expect(rest(user('2'))).toMatchObject({ host_agency_split: '44.5', refer_by_advisor_id: undefined });
    expect(rest(user('1'))).toMatchObject({ host_agency_split: '85.5', advisor_split: '0' });
    expect(rest('cmp_1', 'host_agency')).toMatchObject({ host_agency_split: '0', advisor_split: '85.5' });
  });
  it('still adds up, is the same without such a row, and nothing without its last one', () => {
    for (const row of toSplitRows(split, parties))
      expect(splitTotal(withoutRow(split, row, parties) ?? split), row.id).toBe('100');
    expect(rest(user('9'))).toBe(split);
    const alone = CommissionSplit.parse({ host_agency_split: '0', advisor_split: '100' });
    expect(withoutRow(alone, { split_type: 'advisor', id: user('1') }, parties)).toBeUndefined();
  });
});

it('commission is counted by currency, without what is cancelled', () => {
  const booking = (
    total_commission_price: number,
    currency: string,
    reservation_status: 'Booked' | 'Cancelled' = 'Booked',
  ) => ({
    reservation_status,
    price_detail: { price_per_person: 'Total Price' as const, total_price: 1, currency, total_commission_price },
  });
  expect(
    sumCommissions([booking(100, 'USD'), booking(50, 'EUR'), booking(7, 'USD'), booking(9, 'USD', 'Cancelled')]),
  ).toEqual([
    { minor: 50, currency: 'EUR' },
    { minor: 107, currency: 'USD' },
  ]);
});
