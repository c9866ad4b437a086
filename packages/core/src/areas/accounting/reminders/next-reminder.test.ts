import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../base/days';
import { daysLater, later } from '../../../base/later';
import { toInstant } from '../../../base/zoned-time';
import { type ReminderRule, toOffset } from '../../settings/public';
import { keepPassed, nextHour, nextReminder, type PassedRule } from './next-reminder';

const RULES: ReminderRule[] = [
  { when: 'before', days: 7 },
  { when: 'on', days: 1 },
  { when: 'after', days: 3 },
  { when: 'after', days: 10 },
];
type Asked = Parameters<typeof nextReminder>[0];
const NO_MAILS: Asked['mails'] = { asked: [], other: [] };
/** A deposit due on June 10 and a balance on July 1, at an agency in New York that mails at nine, which is 13:00 UTC. */
const asked = (differs: Partial<Asked> = {}): Asked => ({
  plan: [
    { id: 'm1', due_day: '2031-06-10', open: 20_000 },
    { id: 'm2', due_day: '2031-07-01', open: 80_000 },
  ],
  ...{ rules: RULES, time: '09:00', zone: 'America/New_York', passed: [], mails: NO_MAILS },
  now: '2031-06-03T13:00:00.000Z',
  ...differs,
});
const rule = (milestone_id: string, due_day: string, offset: number): PassedRule => ({ milestone_id, due_day, offset });
const first = (offset: number) => rule('m1', '2031-06-10', offset);
const second = (offset: number) => rule('m2', '2031-07-01', offset);
const on = (day: string) => `${day}T13:00:00.000Z`;

describe('the next reminder', () => {
  it.each<[string, Partial<Asked>, ReturnType<typeof nextReminder>]>([
    [
      'leaves at the company’s hour of the first rule',
      { now: on('2031-06-03') },
      { kind: 'now', about: ['m1'], sent: [first(-7)], skipped: [] },
    ],
    ['waits for that hour', { now: '2031-06-03T12:59:59.999Z' }, { kind: 'wait', at: on('2031-06-03'), isHeld: false }],
    [
      'is the next rule once one was sent',
      { passed: [first(-7)], now: on('2031-06-04') },
      { kind: 'wait', at: on('2031-06-10'), isHeld: false },
    ],
    [
      'is one for the last rule where days were missed',
      { now: on('2031-06-14') },
      { kind: 'now', about: ['m1'], sent: [first(3)], skipped: [first(-7), first(0)] },
    ],
    [
      'names all that is due, whichever rule sends it',
      { passed: [first(10)], now: on('2031-06-24') },
      { kind: 'now', about: ['m1', 'm2'], sent: [second(-7)], skipped: [] },
    ],
    [
      'is one mail where rules of two payments come at once',
      { now: on('2031-07-01') },
      {
        ...{ kind: 'now', about: ['m1', 'm2'], sent: [first(10), second(0)] },
        skipped: [first(-7), first(0), first(3), second(-7)],
      },
    ],
    [
      'has nothing to say of a payment that is paid',
      { plan: [{ id: 'm1', due_day: '2031-06-10', open: 0 }], now: on('2031-06-10') },
      { kind: 'none' },
    ],
    ['ends with the last rule', { passed: [first(10), second(10)], now: on('2031-08-01') }, { kind: 'none' }],
    [
      'isn’t sent for a rule before the last one that was sent',
      {
        rules: [
          { when: 'after', days: 1 },
          { when: 'after', days: 5 },
        ],
        ...{ passed: [first(3)], now: on('2031-06-14') },
      },
      { kind: 'wait', at: on('2031-06-15'), isHeld: false },
    ],
    [
      'begins anew for a payment that moved to another day',
      { plan: [{ id: 'm1', due_day: '2031-06-20', open: 1 }], passed: [first(3)], now: on('2031-06-14') },
      { kind: 'now', about: ['m1'], sent: [rule('m1', '2031-06-20', -7)], skipped: [] },
    ],
    [
      'isn’t sent for what the invoice itself has said, on the day after it was sent or at once',
      { mails: { asked: ['2031-06-09T20:00:00.000Z'], other: [] }, now: on('2031-06-10') },
      { kind: 'wait', at: on('2031-06-13'), isHeld: false },
    ],
    [
      'waits a day after a receipt',
      { mails: { asked: [], other: ['2031-06-10T12:00:00.000Z'] }, now: on('2031-06-10') },
      { kind: 'wait', at: '2031-06-11T13:00:00.000Z', isHeld: true },
    ],
    [
      'waits for the afternoon where the mail before came then',
      { mails: { asked: [], other: ['2031-06-09T20:00:00.000Z'] }, now: on('2031-06-10') },
      { kind: 'wait', at: '2031-06-10T20:00:00.000Z', isHeld: true },
    ],
    [
      'waits for the morning rather than leave by night',
      { mails: { asked: [], other: ['2031-06-10T03:30:00.000Z'] }, now: on('2031-06-10') },
      { kind: 'wait', at: on('2031-06-11'), isHeld: true },
    ],
  ])('%s', (_, differs, next) => expect(nextReminder(asked(differs))).toEqual(next));

  it.each([
    ['Pacific/Auckland', '2031-06-02T21:00:00.000Z'],
    ['Pacific/Honolulu', '2031-06-03T19:00:00.000Z'],
  ])('leaves at nine in %s', (zone, at) => {
    expect(nextReminder(asked({ zone, now: '2031-06-01T00:00:00.000Z' }))).toEqual({ kind: 'wait', at, isHeld: false });
    expect(nextReminder(asked({ zone, now: at })).kind).toBe('now');
    expect(nextHour({ time: '09:00', zone }, later(at, -1))).toBe(at);
  });
  it('keeps of the rules that passed the last one of each payment and day', () => {
    const moved = rule('m1', '2031-06-20', -7);
    expect(keepPassed([first(0), second(-7)], [first(3), first(-7), moved])).toEqual([first(3), second(-7), moved]);
  });

  const days = fc.integer({ min: 0, max: 40 });
  const anyRules = fc.uniqueArray(
    fc.record({
      when: fc.constantFrom('before' as const, 'on' as const, 'after' as const),
      days: fc.integer({ min: 1, max: 15 }),
    }),
    { minLength: 1, maxLength: 6, selector: toOffset },
  );
  /** What happens in an hour: the clock goes on or jumps, somebody pays or is refunded, rules change, a mail is sent, or the system is off. */
  const happening = fc.record({
    hours: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: -40, max: 400 })),
    open: fc.option(fc.tuple(fc.nat(2), fc.nat(2))),
    rules: fc.option(anyRules, { freq: 6 }),
    mail: fc.option(fc.constantFrom('asked' as const, 'other' as const), { freq: 6 }),
    runs: fc.boolean(),
  });
  it('is sent once for each rule of a payment, and never within a day of another mail, whatever happens', () => {
    fc.assert(
      fc.property(days, anyRules, fc.array(happening, { maxLength: 60 }), (start, begin, happenings) => {
        let [now, rules, passed] = [
          toInstant({ date: addDays('2031-06-01', start - 20), time: '00:00', zone: 'UTC' }),
          begin,
          [] as PassedRule[],
        ];
        const mails = { asked: [] as string[], other: [] as string[] };
        const plan = [
          { id: 'm1', due_day: '2031-06-10', open: 1 },
          { id: 'm2', due_day: '2031-06-13', open: 1 },
        ];
        const known = new Set<string>();
        for (const one of happenings) {
          now = later(now, one.hours * 3_600_000);
          rules = one.rules ?? rules;
          if (one.open) for (const [i, open] of one.open.entries()) Object.assign(plan[i] ?? {}, { open });
          if (one.mail) mails[one.mail].push(now);
          if (!one.runs) continue;
          const next = nextReminder(asked({ plan, rules, passed, mails, now, zone: 'Europe/Madrid' }));
          if (next.kind === 'wait') expect(next.at > now).toBe(true);
          if (next.kind !== 'now') continue;
          const keys = [...next.sent, ...next.skipped].map((key) => JSON.stringify(key));
          expect(next.sent.length).toBeGreaterThan(0);
          expect(new Set(next.sent.map(({ milestone_id }) => milestone_id)).size).toBe(next.sent.length);
          for (const { milestone_id } of next.sent) expect(next.about).toContain(milestone_id);
          for (const key of keys) expect(known.has(key)).toBe(false);
          for (const key of keys) known.add(key);
          for (const at of [...mails.asked, ...mails.other]) expect(daysLater(at, 1) <= now).toBe(true);
          for (const id of next.about) expect(plan.find((due) => due.id === id)?.open).toBeGreaterThan(0);
          passed = keepPassed(passed, [...next.sent, ...next.skipped]);
          mails.other.push(now);
          // Nothing more is to be said at once: days that were missed are one mail.
          expect(nextReminder(asked({ plan, rules, passed, mails, now, zone: 'Europe/Madrid' })).kind).not.toBe('now');
        }
      }),
    );
  });
});
