import type { I18n } from '@lingui/core';
import type { ReminderWords } from '@wayline/core/areas/accounting/reminders/write-reminder';
import { getFirstName } from '@wayline/core/areas/settings/first-name';
import { greetingFor } from '@wayline/core/areas/settings/greeting';
import { sum } from '@wayline/core/base/sum';
import { fullDate } from '../format/day-text';
import { billedName, invoiceMoney } from '../invoice/invoice-words';
import { clientSpeaker } from '../texts';
import { composeMail } from './compose-mail';
import type { ComposedMail } from './mail-content';
import { signedWith } from './signature';

type Due = ReminderWords['about'][number];
/** How a payment stands on a day: overdue from the day after it was due. */
const toStanding = ({ state, due_day }: Due, today: string): 'overdue' | 'today' | 'soon' => {
  if (state === 'overdue') return 'overdue';
  return due_day === today ? 'today' : 'soon';
};

const describeDue = (i18n: I18n, due: Due, { invoice, today }: Pick<ReminderWords, 'invoice' | 'today'>) => {
  const said = { amount: invoiceMoney(i18n, invoice, due.open), day: fullDate(i18n, due.due_day) };
  switch (toStanding(due, today)) {
    case 'overdue':
      return i18n._('{amount}, due since {day}', said);
    case 'today':
      return i18n._('{amount}, due today', said);
    case 'soon':
      return i18n._('{amount}, due by {day}', said);
  }
};

/** What it says first: the most pressing of what it is about, and how much that is. */
const toOpening = (i18n: I18n, { about, invoice, today }: ReminderWords) => {
  const of = (standing: ReturnType<typeof toStanding>) => about.filter((due) => toStanding(due, today) === standing);
  const amountOf = (dues: readonly Due[]) => invoiceMoney(i18n, invoice, sum(dues.map(({ open }) => open)));
  const { number = '', trip_name: trip } = invoice;
  const [late, now] = [of('overdue'), of('today')];
  if (late.length > 0)
    return {
      subject: i18n._('Overdue: {amount} on invoice {number}', { amount: amountOf(late), number }),
      text: i18n._('We haven’t received your payment for {trip} yet.', { trip }),
    };
  if (now.length > 0)
    return {
      subject: i18n._('Due today: {amount} on invoice {number}', { amount: amountOf(now), number }),
      text: i18n._('This is a friendly reminder that a payment for {trip} is due today.', { trip }),
    };
  const first = about.filter(({ due_day }) => due_day === about[0]?.due_day);
  const day = fullDate(i18n, first[0]?.due_day ?? today);
  return {
    subject: i18n._('Due {day}: {amount} on invoice {number}', { day, amount: amountOf(first), number }),
    text: i18n._('This is a friendly reminder that a payment for {trip} is due soon.', { trip }),
  };
};

/** The mail that reminds one who pays of what is due, with a link to their part, and another one by which they ask not to be reminded. */
export const renderPaymentReminderMail = (reminder: ReminderWords): ComposedMail => {
  const { invoice, about, url, stop_url, advisor, name, words, signature } = reminder;
  const { house, language } = invoice;
  const i18n = clientSpeaker(language);
  const company = house.name;
  const amount = invoiceMoney(i18n, invoice, sum(about.map(({ open }) => open)));
  const { subject, text } = toOpening(i18n, reminder);
  return composeMail({
    language,
    house: { name: company, accent: house.accent, logo: house.logo_url && new URL(house.logo_url, url).href },
    ...{ subject, preview: text, title: subject },
    blocks: [
      { kind: 'text', text: greetingFor(i18n, words.greeting, getFirstName(name)) },
      { kind: 'text', text },
      ...(words.own.trim() ? [{ kind: 'text' as const, text: words.own.trim() }] : []),
      {
        kind: 'facts',
        facts: [
          ...about.map((due) => [billedName(i18n, due.name), describeDue(i18n, due, reminder)] as const),
          ...(about.length > 1 ? [[i18n._('Total'), amount] as const] : []),
        ],
      },
      { kind: 'button', word: i18n._('Open your invoice'), url },
      { kind: 'text', text: i18n._('Have you paid already? Then thank you, there’s nothing more to do.') },
      ...(words.closing.trim() ? [{ kind: 'text' as const, text: words.closing.trim() }] : []),
      { kind: 'facts', facts: [[i18n._('Your advisor'), [advisor, company].filter(Boolean).join(', ')]] },
      ...signedWith(signature),
      { kind: 'link', word: i18n._('Don’t remind me again'), url: stop_url },
    ],
    foot: i18n._('{company}. You received this email because a payment to us is due.', { company }),
  });
};
