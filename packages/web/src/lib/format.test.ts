import { describe, expect, it } from 'vitest';
import { sessionUser, TOKENS } from '../testing/people';
import { dayTitle, monthName, monthTitle, shortDay, todayInWords } from './day-words';
import { dateHint, formatDate, formatDateTime, formatTime, parseTypedDate, timeHint } from './format';
import { signIn } from './session';

describe('days and times as their reader reads them', () => {
  it('R-TRIP-133 R-SHELL-291 are MM/DD/YYYY and AM or PM to whoever has chosen nothing', () => {
    signIn(TOKENS, sessionUser());
    expect([formatDate('2031-05-09'), dateHint(), parseTypedDate('5/9/2031')]).toEqual([
      '05/09/2031',
      'mm/dd/yyyy',
      '2031-05-09',
    ]);
    expect([formatTime('15:05'), timeHint()]).toEqual(['3:05 PM', 'hh:mm AM']);
  });
  it.each([
    ['DD/MM/YYYY', '09/05/2031', '9/5/2031'],
    ['DD.MM.YYYY', '09.05.2031', '9.5.2031'],
    ['YYYY-MM-DD', '2031-05-09', '2031-05-09'],
  ] as const)('R-SHELL-290 are %s and 24-Hour to whoever chose so, shown and typed', (date_format, shown, typed) => {
    signIn(TOKENS, sessionUser({ date_format, time_format: '24 hr' }));
    expect([formatDate('2031-05-09'), dateHint(), parseTypedDate(typed)]).toEqual([
      shown,
      date_format.toLowerCase(),
      '2031-05-09',
    ]);
    expect([formatTime('15:05'), timeHint()]).toEqual(['15:05', 'hh:mm']);
  });
  it('follow a choice made while the app is open', () => {
    signIn(TOKENS, sessionUser());
    expect(formatDate('2031-05-09')).toBe('05/09/2031');
    signIn(TOKENS, sessionUser({ date_format: 'YYYY-MM-DD' }));
    expect(formatDate('2031-05-09')).toBe('2031-05-09');
  });
});

describe('moments by the clock of where their reader is at home', () => {
  it('R-SHELL-290 R-TRIP-133 are told in their zone and their formats, also where that is another day', () => {
    signIn(TOKENS, sessionUser({ timezone: 'Pacific/Auckland', date_format: 'DD.MM.YYYY', time_format: '24 hr' }));
    expect(formatDateTime('2031-05-09T15:05:00.000Z')).toBe('10.05.2031, 03:05');
    expect([formatDate('2031-05-09T15:05:00.000Z'), formatDate('2031-05-09')]).toEqual(['10.05.2031', '09.05.2031']);
    signIn(TOKENS, sessionUser({ timezone: 'America/New_York' }));
    expect(formatDateTime('2031-05-09T15:05:00.000Z')).toBe('05/09/2031, 11:05 AM');
    expect([formatDate('T'), formatDate('nonsense'), formatDate(undefined)]).toEqual(['', '', '']);
  });
});

describe('days in words', () => {
  it('R-TRIP-133 put the day first for whoever reads it first', () => {
    signIn(TOKENS, sessionUser());
    expect([dayTitle('2031-05-09'), shortDay('2031-05-09')]).toEqual([
      { weekday: 'Friday', date: 'May 9, 2031' },
      'Fri, May 9',
    ]);
    signIn(TOKENS, sessionUser({ date_format: 'DD/MM/YYYY' }));
    expect([dayTitle('2031-05-09').date, shortDay('2031-05-09'), shortDay('2031-05-09', '2030-01-01')]).toEqual([
      '9 May 2031',
      'Fri 9 May',
      '9 May 2031',
    ]);
    expect([monthTitle('2031-05-15'), monthName('2031-05-15'), todayInWords('2031-05-09')]).toEqual([
      'May 2031',
      'May',
      'Friday 9 May',
    ]);
  });
});
