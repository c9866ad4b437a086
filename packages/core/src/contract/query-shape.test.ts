import { expect, it } from 'vitest';
import * as z from 'zod';
import { dayRange, flag, fullText, keyword, oneOf, reference } from '../base/list-query';
import { queryShape } from './query-shape';

const Input = z.object(
  queryShape({
    states: { name: 'show', parts: { current: ['current'], deleted: ['aside'] } },
    order: { name: 'order', descending: 'latest', ascending: 'soonest' },
    filters: {
      status: oneOf(['open', 'done'], { any: 'All' }),
      kind: oneOf(['note', 'task']),
      level: oneOf([7, 9], { refusal: 'Choose a level from the list.' }),
      advisor: reference('user'),
      tag: keyword({ anyCase: true }),
      supplier: fullText(),
      written: dayRange('from', 'until'),
      unread: flag(),
    },
  }),
);
const asked = (fields: Record<string, unknown>) => Input.safeParse(fields);

it('fills in what a list shows unasked', () => {
  expect(asked({}).data).toEqual({ show: 'current', order: 'latest', status: 'All' });
});

it('reads each filter by its name, and days by both of theirs', () => {
  const sent = {
    search: ' amalfi ',
    show: 'deleted',
    order: 'soonest',
    status: 'done',
    kind: 'task',
    level: '9',
    advisor: 'usr_01ARZ3NDEKTSV4RRFFQ69G5FAV',
    tag: 'VIP',
    supplier: 'gino',
    from: '2031-05-01',
    until: '2031-05-31',
    unread: '1',
  };
  expect(asked(sent).data).toEqual({ ...sent, search: 'amalfi', level: 9 });
});

it.each([
  ['status', 'gone'],
  ['kind', 'All'],
  ['level', '8'],
  ['advisor', 'trp_01ARZ3NDEKTSV4RRFFQ69G5FAV'],
  ['tag', 'x'.repeat(256)],
  ['supplier', 'x'.repeat(121)],
  ['from', '2031-02-30'],
  ['unread', '0'],
])('turns away the %s %s', (name, value) => {
  expect(asked({ [name]: value }).error?.issues.map(({ path }) => path)).toEqual([[name]]);
});

it('answers in the words of the filter where it has some', () => {
  expect(asked({ level: '8' }).error?.issues[0]?.message).toBe('Choose a level from the list.');
});
