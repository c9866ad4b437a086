import { describe, expect, it } from 'vitest';
import { withoutTag, withTag } from '../../../../base/tag-list';
import { Trip } from '../trip';
import { finalPaymentDay } from './final-payment-day';
import { ATTACHMENT_KEYS, PAYMENT_TERMS } from './trip-fields';

/** A trip as the first version of the product kept it. */
const OLD = {
  id: 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  code: 'T-1001',
  trip_name: 'Amalfi',
  user_id: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV',
  advisor_name: 'Marta',
  trip_pax: 0,
  trip_reservations: 0,
  created_at: '2026-11-21T09:00:00.000Z',
  updated_at: '2026-11-21T09:00:00.000Z',
  version: 1,
};

describe('the fields of a trip', () => {
  it('R-TRIP-053 are there, and a trip of an earlier version has them empty', () => {
    expect(Trip.parse(OLD)).toMatchObject({ trip_data_mapper: {}, trip_deposits: [], places: [] });
    const terms = {
      final_payment_date: '2027-01-05',
      final_total_amount: { minor: 1, currency: 'USD' },
      final_pmt_description: 'By check',
      final_pmt_duration: 2,
      final_pmt_duration_term: 'months',
    };
    expect(Trip.parse({ ...OLD, trip_data_mapper: terms }).trip_data_mapper).toEqual(terms);
  });
  it('R-TRIP-068 the keys of attachments are Internal, Client and Photos', () =>
    expect(ATTACHMENT_KEYS).toEqual(['Internal', 'Client', 'Photos']));
});

describe('the day of the final payment', () => {
  it.each([
    ['2027-03-31', 1, 'months', '2027-02-28'],
    ['2027-01-15', 2, 'months', '2026-11-15'],
    ['2027-03-01', 2, 'weeks', '2027-02-15'],
    ['2027-03-01', 1, 'days', '2027-02-28'],
    ['2027-03-01', 0, 'months', '2027-03-01'],
  ] as const)('before %s by %i %s is %s', (starts, count, term, day) =>
    expect(finalPaymentDay(starts, count, term)).toBe(day),
  );
  it('is counted in days, weeks or months', () => expect(PAYMENT_TERMS).toEqual(['days', 'weeks', 'months']));
});

describe('tags', () => {
  it('stand once, however they are written, and go however they are written', () => {
    expect(withTag(['VIP'], ' vip ')).toEqual(['VIP']);
    expect(withTag(['VIP'], ' Honeymoon ')).toEqual(['VIP', 'Honeymoon']);
    expect(withoutTag(['VIP', 'Honeymoon'], 'vip')).toEqual(['Honeymoon']);
  });
});
