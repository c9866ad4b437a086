import { describe, expect, it } from 'vitest';
import { guessMapping, headerKey, toImportValues } from './import-columns';
import { readImportRow } from './import-row';

const readRow = (values: Parameters<typeof readImportRow>[0], may_cancel = true) =>
  readImportRow(values, { may_cancel });
const issuesOf = (values: Parameters<typeof readImportRow>[0], may_cancel = true) => {
  const read = readRow(values, may_cancel);
  return 'issues' in read ? read.issues.map(({ message }) => message) : [];
};

describe('R-TRIP-188 what the columns of a CSV file are', () => {
  it('is guessed by their headings, however they are written', () => {
    const headers = ['Client name', 'TRIP', 'Departure-Date', 'Return date', 'Status', 'Colour', 'E-mail'];
    expect(guessMapping(headers)).toEqual({
      lead_traveler: 0,
      trip_name: 1,
      start_date: 2,
      end_date: 3,
      trip_status: 4,
      lead_email: 6,
    });
  });
  it('takes no column twice', () => {
    const mapping = guessMapping(['Type', 'Trip type', 'Name', 'Trip name', 'Code', 'Notes', 'Tags', 'To', 'From']);
    const columns = Object.values(mapping);
    expect(new Set(columns).size).toBe(columns.length);
    expect(mapping).toMatchObject({ trip_group_kind: 0, trip_sub_type: 1, trip_name: 3, start_date: 8, end_date: 7 });
  });
  it('is remembered by the headings, not by how they are spaced', () => {
    expect(headerKey(['Trip Name', 'Start'])).toBe(headerKey([' trip-name', 'START ']));
    expect(headerKey(['Trip Name', 'Start'])).not.toBe(headerKey(['Start', 'Trip Name']));
  });
  it('leaves out what is empty and what is not mapped', () => {
    expect(toImportValues(['Lisbon', '  ', 'x'], { trip_name: 0, start_date: 1, note: 9 })).toEqual({
      trip_name: 'Lisbon',
    });
  });
});

describe('R-TRIP-188 a row of an import', () => {
  it('is read like a form: dates as typed, choices in any case, several places and tags', () => {
    expect(
      readRow({
        trip_name: 'Lisbon by train',
        start_date: '5/1/2031',
        end_date: '2031-05-09',
        trip_status: 'confirmed',
        trip_sub_type: 'private',
        trip_group_kind: 'GROUP',
        trip_destinations: 'Lisbon; Porto, Faro',
        tags: 'rail',
        lead_traveler: 'Okafor, Mina',
        lead_email: 'mina@wayline.test',
      }),
    ).toMatchObject({
      trip: {
        trip_name: 'Lisbon by train',
        start_date: '2031-05-01',
        end_date: '2031-05-09',
        trip_status: 'CONFIRMED',
        trip_sub_type: 'Private',
        trip_group_kind: 'Group',
        trip_destinations: ['Lisbon', 'Porto', 'Faro'],
        tags: ['rail'],
      },
      lead: { first_name: 'Mina', last_name: 'Okafor', email: 'mina@wayline.test', client_type: 'lead_client' },
    });
  });
  it('R-TRIP-050 R-TRIP-128 is Customized and open unless it says otherwise', () => {
    expect(readRow({ trip_name: 'Porto', start_date: '0000-00-00' })).toMatchObject({
      trip: { trip_sub_type: 'Customized', trip_group_kind: 'Individual', trip_status: 'NEW REQUEST' },
      lead: undefined,
    });
    expect(readRow({ trip_name: 'Porto', start_date: '0000-00-00' })).not.toHaveProperty('trip.start_date', '');
  });
  it.each([
    [{}, 'Trip name: Please enter a name.'],
    [{ trip_name: 'x'.repeat(300) }, 'Trip name: At most 255 characters.'],
    [{ trip_name: 'A', start_date: '31/05/2031' }, 'Start: 31/05/2031 isn’t a date. Use mm/dd/yyyy.'],
    [{ trip_name: 'A', start_date: '02/30/2031' }, 'Start: 02/30/2031 isn’t a date. Use mm/dd/yyyy.'],
    [{ trip_name: 'A', start_date: '05/01/0031' }, 'Start: Choose a day between the years 1900 and 2199.'],
    [
      { trip_name: 'A', trip_status: 'done' },
      'Status: done isn’t one of NEW REQUEST, PROPOSAL, CONFIRMED, PAID, COMPLETE, CANCELLED.',
    ],
    [{ trip_name: 'A', lead_traveler: 'Cher' }, 'Lead traveler: Enter a first and last name.'],
    [
      { trip_name: 'A', lead_traveler: 'Mina Okafor', lead_email: 'mina' },
      'Lead email: Please enter a valid email address.',
    ],
  ])('%j says what is wrong', (values, message) => {
    expect(issuesOf(values)).toEqual([message]);
  });
  it('R-TRIP-153 that is cancelled is only for those who may cancel trips, and says so', () => {
    const cancelled = { trip_name: 'A', trip_status: 'cancelled' };
    expect(readRow(cancelled)).toMatchObject({ trip: { trip_status: 'CANCELLED' } });
    expect(issuesOf(cancelled, false)).toEqual([
      'Status: You do not have permission to cancel trips! Please contact your master admin for permission.',
    ]);
    expect(issuesOf({ trip_name: 'A', trip_status: 'paid' }, false)).toEqual([]);
  });
  it('says everything that is wrong at once', () => {
    expect(issuesOf({ start_date: 'soon', trip_group_kind: 'Couple', end_date: 'late' })).toHaveLength(4);
    expect(issuesOf({ trip_name: 'A', start_date: '05/09/2031', end_date: '05/01/2031' })).toHaveLength(1);
  });
});
