import { afterEach, describe, expect, it } from 'vitest';
import { leaveApp } from '../testing/leave-app';
import { sessionUser, TOKENS } from '../testing/people';
import { dateHint, parseTypedDate, showDate, showTime, timeHint } from './reading';
import { signIn } from './session';

afterEach(leaveApp);

describe('days and times as their reader reads them', () => {
  it('R-TRIP-133 R-SHELL-291 are MM/DD/YYYY and AM or PM to whoever has chosen nothing', () => {
    signIn(TOKENS, sessionUser());
    expect([showDate('2031-05-09'), dateHint(), parseTypedDate('5/9/2031')]).toEqual([
      '05/09/2031',
      'mm/dd/yyyy',
      '2031-05-09',
    ]);
    expect([showTime('15:05'), timeHint()]).toEqual(['03:05 PM', 'hh:mm AM']);
  });
  it.each([
    ['DD/MM/YYYY', '09/05/2031', '9/5/2031'],
    ['DD.MM.YYYY', '09.05.2031', '9.5.2031'],
    ['YYYY-MM-DD', '2031-05-09', '2031-05-09'],
  ] as const)('R-SHELL-290 are %s and 24-Hour to whoever chose so, shown and typed', (date_format, shown, typed) => {
    signIn(TOKENS, sessionUser({ date_format, time_format: '24 hr' }));
    expect([showDate('2031-05-09'), dateHint(), parseTypedDate(typed)]).toEqual([
      shown,
      date_format.toLowerCase(),
      '2031-05-09',
    ]);
    expect([showTime('15:05'), timeHint()]).toEqual(['15:05', 'hh:mm']);
  });
  it('follow a choice made while the app is open', () => {
    signIn(TOKENS, sessionUser());
    expect(showDate('2031-05-09')).toBe('05/09/2031');
    signIn(TOKENS, sessionUser({ date_format: 'YYYY-MM-DD' }));
    expect(showDate('2031-05-09')).toBe('2031-05-09');
  });
});
