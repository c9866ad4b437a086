import { expect, it } from 'vitest';
import { isDayFirst, judgeDayOrder } from './day-order';

const orderOf = (...texts: string[]) => {
  const judge = judgeDayOrder();
  for (const text of texts) judge.add(text);
  return judge.order();
};
it('is one for a whole file: the one day that leaves no doubt decides, however late it comes', () => {
  expect(orderOf(...Array.from({ length: 500 }, () => '4/5/1984'), '17/3/1991')).toBe('day_first');
  expect(orderOf('4/5/1984', '3-17-91')).toBe('month_first');
  expect(orderOf('4/5/1984', '5 / 4 / 1984', '', 'May 17, 1984', '1984-05-17')).toBe('open');
  expect(orderOf('4.5.1984')).toBe('open_with_dots');
  expect(orderOf('17/3/1991', '3/17/1991')).toBe('mixed');
});
it('falls back on what is usual where the file leaves it open', () => {
  expect([isDayFirst('open', true), isDayFirst('open', false), isDayFirst('mixed', false)]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isDayFirst('month_first', true), isDayFirst('open_with_dots', false)]).toEqual([false, true]);
});
