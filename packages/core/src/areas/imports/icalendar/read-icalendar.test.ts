import { describe, expect, it } from 'vitest';
import { flightReservation } from '../fixtures/flight-reservation';
import { read, readOne } from '../fixtures/read-file';

const ics = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ics('BEGIN:VEVENT', ...lines, 'END:VEVENT');

describe('iCalendar', () => {
  it('moves UTC to the zones of the airports in its words', async () => {
    const draft = await readOne(
      event(
        'DTSTART:20270506T051500Z',
        'DTEND:20270506T081000Z',
        'SUMMARY:Flight LX 1634 from ZRH to LIS',
        'DESCRIPTION:Booking reference: QX7RTP\\nSeat: 14C\\nPassenger: Ines Alb',
        ' recht',
      ),
    );
    expect(draft).toMatchObject({
      kind: 'flight',
      confirmation_id: 'QX7RTP',
      start: '2027-05-06T07:15',
      end: '2027-05-06T09:10',
      travelers: ['Ines Albrecht'],
      confidence: 'likely',
    });
    expect(draft.legs?.[0]).toMatchObject({ carrier_code: 'LX', number: '1634', seat: '14C' });
  });

  it('keeps zoned and floating times as written, and knows the zones of Windows', async () => {
    const { drafts } = await read(
      ics(
        ...[
          'BEGIN:VEVENT',
          'DTSTART;TZID="W. Europe Standard Time":20270506T190000',
          'SUMMARY:Dinner at Zum Anker',
          'END:VEVENT',
        ],
        ...['BEGIN:VEVENT', 'DTSTART:20270507T190000', 'DURATION:PT2H30M', 'SUMMARY:Lied evening', 'END:VEVENT'],
      ),
    );
    expect(drafts.map(({ kind, start, start_timezone, end }) => [kind, start, start_timezone, end])).toEqual([
      ['restaurant', '2027-05-06T19:00', 'Europe/Berlin', undefined],
      ['event', '2027-05-07T19:00', undefined, '2027-05-07T21:30'],
    ]);
  });

  it('counts the hours of a duration by the time that passes, and its days by the calendar', async () => {
    const lasting = (duration: string) =>
      readOne(event('DTSTART;TZID=Europe/Berlin:20270327T220000', `DURATION:${duration}`, 'SUMMARY:Night concert'));
    expect((await lasting('PT8H')).end).toBe('2027-03-28T07:00');
    expect((await lasting('P1DT1H')).end).toBe('2027-03-28T23:00');
  });

  it('joins a check-in to its check-out, and reads the number behind Conf. #', async () => {
    const draft = await readOne(
      ics(
        ...[
          'BEGIN:VEVENT',
          'DTSTART;TZID=Europe/Zurich:20270506T150000',
          'SUMMARY:Check-in: Haus am See',
          'DESCRIPTION:Conf. # HS4711',
          'END:VEVENT',
        ],
        ...[
          'BEGIN:VEVENT',
          'DTSTART;TZID=Europe/Zurich:20270509T110000',
          'SUMMARY:Check-out: Haus am See',
          'DESCRIPTION:Conf. # HS4711',
          'END:VEVENT',
        ],
      ),
    );
    expect(draft).toMatchObject({
      kind: 'hotel',
      title: 'Haus am See',
      confirmation_id: 'HS4711',
      start: '2027-05-06T15:00',
      end: '2027-05-09T11:00',
    });
  });

  it('ends a whole-day stay by its nights, by its day of check-out, or by the end it has', async () => {
    const stay = (description: string, end = '20270610') =>
      readOne(
        event(
          'DTSTART;VALUE=DATE:20270606',
          `DTEND;VALUE=DATE:${end}`,
          'SUMMARY:Hotel reservation: Gasthof Linde',
          `DESCRIPTION:Booking number: GL 8814\\n${description}\\nCheck-in: 16:00\\nCheck-out: 11:00`,
        ),
      );
    const ends = [
      await stay('Nights: 4'),
      await stay('Nights: 4 nights', '20270611'),
      await stay('Last night: 9 June 2027', '20270611'),
      await stay('Nice view', '20270611'),
    ];
    expect(ends.map(({ start, end }) => [start, end])).toEqual(
      ends.map(() => ['2027-06-06T16:00', '2027-06-10T11:00']),
    );
    expect(ends[0]?.confirmation_id).toBe('GL 8814');
  });

  it('takes of an event its latest version, wherever it is in the file', async () => {
    const version = (uid: number, sequence: number, day: number, ...more: string[]) => [
      ...['BEGIN:VEVENT', `UID:${uid}`, `SEQUENCE:${sequence}`, `DTSTAMP:202701${10 + day}T090000Z`],
      ...[`DTSTART;TZID=Europe/Rome:2027050${uid}T1${day}0000`, 'SUMMARY:Dinner at Da Nino', ...more, 'END:VEVENT'],
    ];
    const { drafts } = await read(
      ics(
        ...version(1, 3, 9),
        ...version(1, 1, 7),
        ...version(2, 0, 6),
        ...version(2, 0, 8),
        ...version(3, 1, 5, 'STATUS:CANCELLED'),
        ...version(3, 0, 5),
      ),
    );
    expect(drafts.map(({ start, status }) => [start, status])).toEqual([
      ['2027-05-01T19:00', 'confirmed'],
      ['2027-05-02T18:00', 'confirmed'],
      ['2027-05-03T15:00', 'cancelled'],
    ]);
  });

  it('reads a rental car with both desks', async () => {
    const draft = await readOne(
      event(
        'DTSTART;TZID=America/Los_Angeles:20270805T160000',
        'SUMMARY:Rental car reservation: Economy',
        'DESCRIPTION:Pickup location: Hertz Downtown\\n1 Main Street\\n\\nDropoff location: Hertz Airport\\n\\nConfirmation: 546-323',
      ),
    );
    expect(draft).toMatchObject({
      kind: 'car_rental',
      supplier: 'Hertz',
      confirmation_id: '546-323',
      places: [{ name: 'Hertz Downtown', address: '1 Main Street' }, { name: 'Hertz Airport' }],
    });
  });

  it.each([
    [['STATUS:CANCELLED'], []],
    [[], ['METHOD:CANCEL']],
    [['SUMMARY:Canceled: Flight LX 1634 from ZRH to LIS'], []],
  ])('reads a cancellation %#', async (own, shared) => {
    const lines = [
      'BEGIN:VEVENT',
      'DTSTART:20270506T051500Z',
      ...own,
      'SUMMARY:Flight LX 1634 from ZRH to LIS',
      'END:VEVENT',
    ];
    expect(await readOne(ics(...shared, ...lines))).toMatchObject({ status: 'cancelled', start: '2027-05-06T07:15' });
  });

  it('prefers the reservation that a property carries as JSON-LD, folded or not', async () => {
    const json = JSON.stringify(flightReservation()).replaceAll(',', '\\,').replace(/.{60}/g, '$&\r\n ');
    expect(await readOne(event(`X-SOME-RESERVATION:[${json}]`, 'DTSTART:20270506T051500Z', 'SUMMARY:x'))).toMatchObject(
      { source_format: 'icalendar', confidence: 'exact', title: 'LX 1634 ZRH – LIS' },
    );
  });
});
