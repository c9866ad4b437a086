import { BOUNCE_WORDS } from '@wayline/core/areas/messaging/bounce';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import type { RemindedPayer } from './reminder-queries';

type Last = NonNullable<RemindedPayer['last']>;
type WhyNot = NonNullable<RemindedPayer['why_not']>;

const TROUBLE_WORDS: Record<NonNullable<Last['trouble']>, string> = {
  ...BOUNCE_WORDS,
  failed: 'It may not have been sent',
};
const WHY_NOT_WORDS: Record<WhyNot, string> = {
  paid: 'Nothing left to pay',
  under_way: 'No reminders while a payment is on its way',
  stopped: 'Doesn’t want reminders',
  no_email: 'No email address',
  paused: 'Paused',
  off: 'Not sent automatically',
};

const describeLast = ({ at, by, trouble }: Last): string => {
  const day = formatDate(at);
  const said = by ? `Last reminded ${day} by ${by}` : `Last reminded ${day}`;
  return trouble ? `${said} (${TROUBLE_WORDS[trouble]})` : said;
};

/** When somebody was reminded last and is next, or why they aren’t. */
export const describeReminders = ({ last, next_at, why_not, stopped }: RemindedPayer): string => {
  const who = why_not === 'stopped' && stopped?.by ? `Turned off by ${stopped.by}` : why_not && WHY_NOT_WORDS[why_not];
  const next = who ?? (next_at ? `next ${formatDate(next_at)}` : 'none to come');
  if (last) return `${describeLast(last)} · ${next}`;
  return who ?? (next_at ? `Next reminder ${formatDate(next_at)}` : 'No reminders to come');
};

/** What a reminder that is sent now asks for, in a sentence. */
export const describeAsked = ({ about }: Pick<RemindedPayer, 'about'>, currency: string): string =>
  about
    .map(({ name, open, due_day, is_late }) => {
      const amount = formatMoney({ minor: open, currency });
      return is_late
        ? `${name}, ${amount}, due since ${formatDate(due_day)}`
        : `${name}, ${amount}, due ${formatDate(due_day)}`;
    })
    .join('; ');
