import { addDays } from '../../../base/days';
import { daysLater } from '../../../base/later';
import { localAt, toInstant } from '../../../base/zoned-time';
import { type ReminderRule, toOffset } from '../../settings/public';
import type { ClientDue } from '../links/client-invoice';

/** A rule of which the moment has come for a payment of the plan: `offset` counts days after the due day, and is negative before it. */
export type PassedRule = { milestone_id: string; due_day: string; offset: number };

type Asked = {
  /** The plan of the one who pays, as their page shows it. */
  plan: readonly Pick<ClientDue, 'id' | 'due_day' | 'open'>[];
  rules: readonly ReminderRule[];
  /** The wall-clock time of `zone` at which reminders leave. */
  time: string;
  zone: string;
  /** The rules that were sent or skipped before. */
  passed: readonly PassedRule[];
  /** When they got a mail about their part: one that `asked` them for what is due, or any other, such as a receipt. */
  mails: { asked: readonly string[]; other: readonly string[] };
  now: string;
};
/**
 * What is to be done now for one who pays: one mail about these payments, by `sent` rules, the older ones `skipped`; to wait, as a rule's
 * moment is to come or, where it `isHeld`, as they had a mail just now; or nothing any more.
 */
export type NextReminder =
  | { kind: 'now'; about: string[]; sent: PassedRule[]; skipped: PassedRule[] }
  | { kind: 'wait'; at: string; isHeld: boolean }
  | { kind: 'none' };

const EVENING = '20:00';
const LATE = '23:59';
const max = (all: readonly string[]): string | undefined => all.toSorted().at(-1);

/** A moment of the day at which nobody minds a mail: one that falls into the night waits for the company's hour. */
const toDaytime = (instant: string, { time, zone }: Pick<Asked, 'time' | 'zone'>): string => {
  const { date, time: at } = localAt(instant, zone);
  if (at < time) return toInstant({ date, time, zone });
  return at <= (time < EVENING ? EVENING : LATE) ? instant : toInstant({ date: addDays(date, 1), time, zone });
};

type Coming = PassedRule & { moment: string };
const toPassed = ({ milestone_id, due_day, offset }: Coming): PassedRule => ({ milestone_id, due_day, offset });

/** The rules of each open payment that weren't sent or skipped yet, in order, with their moments. A payment that moved to another day begins anew. */
const listComing = ({ plan, rules, time, zone, passed }: Asked): Coming[] => {
  const offsets = [...new Set(rules.map(toOffset))].sort((a, b) => a - b);
  return plan
    .filter(({ open }) => open > 0)
    .flatMap(({ id: milestone_id, due_day }) => {
      const of = passed.filter((one) => one.milestone_id === milestone_id && one.due_day === due_day);
      const through = Math.max(Number.NEGATIVE_INFINITY, ...of.map(({ offset }) => offset));
      return offsets
        .filter((offset) => offset > through)
        .map((offset) => ({
          ...{ milestone_id, due_day, offset },
          moment: toInstant({ date: addDays(due_day, offset), time, zone }),
        }));
    });
};

/** The last one come of each payment is sent, those before it are skipped. */
const settle = (
  come: readonly Coming[],
  coming: readonly Coming[],
): Pick<NextReminder & { kind: 'now' }, 'sent' | 'skipped'> => {
  const ids = [...new Set(come.map(({ milestone_id }) => milestone_id))];
  const sent = ids.flatMap((id) => come.findLast((one) => one.milestone_id === id) ?? []);
  const skipped = coming.filter((one) =>
    sent.some((last) => last.milestone_id === one.milestone_id && one.offset < last.offset),
  );
  return { sent: sent.map(toPassed), skipped: skipped.map(toPassed) };
};

/**
 * What one who pays is to be reminded of, now or next. Each rule of a payment of the plan is sent once at most, whatever was paid, changed or
 * missed meanwhile: of several that have come, as after a day on which nothing ran, the last one alone. What they were asked for by a mail
 * less than a day before a rule's moment, or after it, needs no reminder by that rule; and no mail follows another within a day.
 */
export const nextReminder = (asked: Asked): NextReminder => {
  const { plan, mails, zone, now } = asked;
  const lastAsked = max(mails.asked);
  const told = lastAsked && daysLater(lastAsked, 1);
  const lastMail = max([...mails.asked, ...mails.other]);
  const earliest = lastMail && toDaytime(daysLater(lastMail, 1), asked);
  const coming = listComing(asked);
  const waiting = coming.filter(({ moment }) => !told || moment >= told);
  const come = waiting.filter(({ moment }) => moment <= now);
  if (come.length === 0) {
    const [next] = waiting.map(({ moment }) => moment).toSorted();
    if (!next) return { kind: 'none' };
    return { kind: 'wait', at: earliest && earliest > next ? earliest : next, isHeld: false };
  }
  if (earliest && earliest > now) return { kind: 'wait', at: earliest, isHeld: true };
  const today = localAt(now, zone).date;
  const isDue = (id: string, day: string) => day <= today || come.some(({ milestone_id }) => milestone_id === id);
  return {
    kind: 'now',
    about: plan.filter(({ id, due_day, open }) => open > 0 && isDue(id, due_day)).map(({ id }) => id),
    ...settle(come, coming),
  };
};

/** What is kept of the rules that have passed: of each payment and day the last one, which says that those before it are over too. */
export const keepPassed = (before: readonly PassedRule[], more: readonly PassedRule[]): PassedRule[] => {
  const kept = new Map<string, PassedRule>();
  for (const one of [...before, ...more]) {
    const key = `${one.milestone_id} ${one.due_day}`;
    const known = kept.get(key);
    if (!known || known.offset < one.offset) kept.set(key, one);
  }
  return [...kept.values()];
};

/** The next moment of a company's hour. */
export const nextHour = ({ time, zone }: Pick<Asked, 'time' | 'zone'>, now: string): string => {
  const { date } = localAt(now, zone);
  const today = toInstant({ date, time, zone });
  return today > now ? today : toInstant({ date: addDays(date, 1), time, zone });
};
