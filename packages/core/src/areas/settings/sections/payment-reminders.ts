import * as z from 'zod';
import { ClockTime } from '../../../base/values';
import { section } from '../section';

/** As many reminders of one payment as a company sends. */
export const MOST_RULES = 6;
const MOST_RULE_DAYS = 60;

/** When a reminder leaves, counted from the day on which a payment is due; on the day itself, `days` says nothing. */
export const ReminderRule = z.object({
  when: z.enum(['before', 'on', 'after']),
  days: z.int().min(1, 'At least 1 day.').max(MOST_RULE_DAYS, `At most ${MOST_RULE_DAYS} days.`).default(1),
});
export type ReminderRule = z.infer<typeof ReminderRule>;

/** How many days after the due day a reminder leaves; negative for before it. */
export const toOffset = ({ when, days }: ReminderRule): number => {
  if (when === 'on') return 0;
  return when === 'before' ? -days : days;
};

/** When payers are reminded of what is due, by mails that leave by themselves, and what these say besides. Off until somebody turns it on. */
export const paymentReminders = section({
  name: 'payment_reminders',
  scope: 'company',
  path: '/myaccount/payment-reminders',
  permission: 'Settings',
  schema: z.object({
    sends: z.boolean().default(false),
    rules: z
      .array(ReminderRule)
      .min(1, 'Please keep at least one reminder.')
      .max(MOST_RULES, `At most ${MOST_RULES} reminders.`)
      .superRefine((rules, context) => {
        const offsets = rules.map(toOffset);
        for (const [i, offset] of offsets.entries())
          if (offsets.indexOf(offset) < i)
            context.addIssue({
              code: 'custom',
              path: [i, 'days'],
              message: 'Another reminder already leaves that day.',
            });
      })
      .default((): { when: 'before' | 'on' | 'after'; days: number }[] => [
        { when: 'before', days: 7 },
        { when: 'on', days: 1 },
        { when: 'after', days: 3 },
        { when: 'after', days: 10 },
      ]),
    /** The wall-clock time of the company's zone from which they leave. */
    time: ClockTime.default('09:00'),
    /** The company's own words, in each mail before what is due. */
    words: z.string().trim().max(1_000, 'At most 1,000 characters.').default(''),
  }),
});
export type PaymentReminders = z.output<typeof paymentReminders.schema>;
