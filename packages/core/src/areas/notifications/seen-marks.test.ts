import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRead, type Marks, markAllRead, markRead, NOTHING_SEEN, seenUpTo } from './seen-marks';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
type Step = { do: 'seen' | 'all'; id: string } | { do: 'mark'; id: string; read: boolean };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('seen' as const, 'all' as const), id: fc.constantFrom(...IDS) }),
  fc.record({ do: fc.constant('mark' as const), id: fc.constantFrom(...IDS), read: fc.boolean() }),
);
const after = (marks: Marks, by: Step): Marks => {
  if (by.do === 'mark') return markRead(marks, by.id, by.read);
  return by.do === 'seen' ? seenUpTo(marks, by.id) : markAllRead(marks, by.id);
};

it('says of every notification what was last done to it, whatever was done to the others', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), step, (before, last) => {
      const marks = before.reduce(after, NOTHING_SEEN);
      const next = after(marks, last);
      for (const id of IDS) {
        const was = isRead(marks, id);
        const is = isRead(next, id);
        if (last.do === 'mark') expect(is).toBe(id === last.id ? last.read : was);
        else if (id > last.id || last.id <= marks.seen_id) expect(is).toBe(was || (last.do === 'all' && id <= last.id));
        else expect(is).toBe(last.do === 'all' || !marks.unread_ids.includes(id));
      }
    }),
  );
});
it('keeps what was set aside as unread when the bell is looked at, until all are marked as read', () => {
  const aside = markRead(seenUpTo(NOTHING_SEEN, 'c'), 'b', false);
  const looked = seenUpTo(aside, 'e');
  expect(IDS.filter((id) => !isRead(looked, id))).toEqual(['b', 'f']);
  expect(IDS.filter((id) => !isRead(markAllRead(looked, 'e'), id))).toEqual(['f']);
});
it('reads one without those before it', () => {
  expect(IDS.filter((id) => isRead(markRead(NOTHING_SEEN, 'd', true), id))).toEqual(['d']);
});
it('never grows beyond its exceptions', () => {
  let marks: Marks = { ...NOTHING_SEEN, seen_id: '9' };
  for (let i = 0; i < 500; i++) marks = markRead(marks, String(i).padStart(4, '0'), false);
  expect(marks.unread_ids).toHaveLength(200);
  expect(marks.unread_ids.at(-1)).toBe('0499');
});
