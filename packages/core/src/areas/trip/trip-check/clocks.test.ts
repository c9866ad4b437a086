import { describe, expect, it } from 'vitest';
import { booking, place } from '../itinerary/bookings.fixture';
import { event, findingsOfRule, flight } from './checked.fixture';

const DAY = '2026-05-02';

describe('two places at once', () => {
  it('TC-03 finds what begins while something else goes on', () => {
    const tour = event(`${DAY} 10:00`, `${DAY} 13:00`, { title: 'City tour' });
    const lunch = event(`${DAY} 12:00`, undefined, { title: 'Lunch' });
    expect(findingsOfRule('TC-03', [lunch, tour])).toMatchObject([
      {
        severity: 'warning',
        booking_id: lunch.id,
        say: 'Lunch starts on 05/02/2026 while City tour is still going on.',
      },
    ]);
  });
  it('TC-03 makes it a problem when one of them is a journey', () => {
    const way = flight([{ from: 'NAP', leaves: `${DAY} 11:00`, to: 'LIS', arrives: `${DAY} 14:00` }]);
    expect(findingsOfRule('TC-03', [way, event(`${DAY} 12:00`)])).toMatchObject([{ severity: 'problem' }]);
  });
  it('TC-03 lets one follow the other, people be apart, and a cancelled one go', () => {
    const tour = event(`${DAY} 10:00`, `${DAY} 13:00`, { guest_names: ['Mina Okafor'] });
    expect(findingsOfRule('TC-03', [tour, event(`${DAY} 13:00`)])).toEqual([]);
    expect(findingsOfRule('TC-03', [tour, event(`${DAY} 12:00`, undefined, { guest_names: ['Ada Okafor'] })])).toEqual(
      [],
    );
    expect(
      findingsOfRule('TC-03', [tour, event(`${DAY} 12:00`, undefined, { reservation_status: 'Cancelled' })]),
    ).toEqual([]);
  });
  it('TC-03 reads each time by the clock of its place', () => {
    const home = flight([
      {
        from: 'JFK',
        leaves: `${DAY} 09:00`,
        to: 'LAX',
        arrives: `${DAY} 12:00`,
        zones: ['America/New_York', 'America/Los_Angeles'],
      },
    ]);
    const call = (time: string) =>
      event(`${DAY} ${time}`, undefined, { places: [place('New York', 'America/New_York')] });
    expect(findingsOfRule('TC-03', [home, call('14:30')])).toHaveLength(1);
    expect(findingsOfRule('TC-03', [home, call('15:30')])).toEqual([]);
  });
});

const hop = (lands: string, leaves: string, zones?: { from: string; over: string; to: string }, via = 'LIS') =>
  flight([
    {
      from: 'BOS',
      leaves: `${DAY} 07:00`,
      to: 'LIS',
      arrives: `${DAY} ${lands}`,
      ...(zones && { zones: [zones.from, zones.over] }),
    },
    {
      from: via,
      leaves: `${DAY} ${leaves}`,
      to: 'NAP',
      arrives: `${DAY} 23:00`,
      ...(zones && { zones: [zones.over, zones.to] }),
    },
  ]);
const US = { from: 'America/New_York', over: 'America/Chicago', to: 'America/Los_Angeles' };
const ABROAD = { from: 'America/New_York', over: 'Europe/Lisbon', to: 'Europe/Rome' };

describe('connections', () => {
  it.each([
    ['44 minutes within a country', hop('12:00', '12:44', US), 'problem', 'Allow at least 45.'],
    ['59 minutes abroad', hop('12:00', '12:59', ABROAD), 'problem', 'Allow at least 60.'],
    ['60 minutes abroad', hop('12:00', '13:00', ABROAD), 'warning', 'Allow at least 90.'],
    ['59 minutes who knows where', hop('12:00', '12:59'), 'problem', 'Allow at least 60.'],
    ['two hours to another airport', hop('12:00', '14:00', ABROAD, 'CIA'), 'problem', 'Allow at least 180.'],
    ['a flight that has left', hop('12:00', '11:30', ABROAD), 'problem', 'leaves 30 minutes before this one lands.'],
  ])('TC-04 finds %s', (_what, way, severity, text) => {
    const [found, ...more] = findingsOfRule('TC-04', [way]);
    expect(found).toMatchObject({ severity, booking_id: way.id, date: DAY });
    expect(found?.say).toContain(text);
    expect(more).toEqual([]);
  });
  it.each([
    ['45 minutes within a country', hop('12:00', '12:45', US)],
    ['90 minutes abroad', hop('12:00', '13:30', ABROAD)],
    ['four hours to another airport', hop('12:00', '16:00', ABROAD, 'CIA')],
    [
      'a stop of a day',
      flight([
        { from: 'BOS', leaves: '2026-05-01 07:00', to: 'LIS', arrives: '2026-05-01 12:00' },
        { from: 'LIS', leaves: '2026-05-02 07:00', to: 'NAP', arrives: '2026-05-02 12:00' },
      ]),
    ],
  ])('TC-04 is content with %s', (_what, way) => expect(findingsOfRule('TC-04', [way])).toEqual([]));
  it('TC-04 sees a connection of two bookings, and says it once', () => {
    const first = flight([{ from: 'BOS', leaves: `${DAY} 07:00`, to: 'LIS', arrives: `${DAY} 12:00` }]);
    const second = flight([{ from: 'LIS', leaves: `${DAY} 11:00`, to: 'NAP', arrives: `${DAY} 15:00` }]);
    expect(findingsOfRule('TC-04', [first, second])).toMatchObject([{ booking_id: second.id }]);
    expect(findingsOfRule('TC-03', [first, second])).toEqual([]);
  });
});

describe('what waits where a night flight arrives', () => {
  const night = flight([{ from: 'BOS', leaves: '2026-05-01 21:00', to: 'LIS', arrives: `${DAY} 08:00` }]);
  const transfer = (day: string, from = 'LIS', time = '22:00') =>
    booking('Transportation', {
      title: 'Transfer',
      transportations: [{ from: place(from), to: place('Hotel'), start_date: day, start_time: time }],
    });
  it('TC-05 finds a transfer on the day of departure', () => {
    expect(findingsOfRule('TC-05', [night, transfer('2026-05-01')])).toMatchObject([
      { severity: 'problem', say: 'Transfer is booked for 05/01/2026, but The flight arrives on 05/02/2026.' },
    ]);
  });
  it('TC-05 is content with the day of arrival, with the day before the flight, and with another place', () => {
    expect(findingsOfRule('TC-05', [night, transfer(DAY)])).toEqual([]);
    expect(findingsOfRule('TC-05', [night, transfer('2026-04-30')])).toEqual([]);
    expect(findingsOfRule('TC-05', [night, transfer('2026-05-01', 'LIS', '12:00')])).toEqual([]);
    expect(findingsOfRule('TC-05', [night, transfer('2026-05-01', 'BOS')])).toEqual([]);
  });
});
