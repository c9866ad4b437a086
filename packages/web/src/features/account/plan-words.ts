import { type Plan, trialRuns } from '@wayline/core/access/tiers';
import { daysBetween } from '@wayline/core/base/days';
import { countOf } from '@wayline/core/base/plural';
import { formatDate } from '../../lib/format';

/** What is known of a company's plan besides its name, at `now`, an instant. */
export const planWords = (plan: Plan, now: string): string => {
  const ends = plan.trial_ends_at;
  if (plan.subscription?.trim()) return `Your subscription is called ${plan.subscription.trim()}.`;
  if (!ends) return 'Your company has no subscription.';
  if (!trialRuns(plan, now)) return `Your trial ended on ${formatDate(ends)}. Everything you created is still here.`;
  const days = daysBetween(now.slice(0, 10), ends.slice(0, 10));
  const left = days < 1 ? 'less than a day' : countOf(days, 'day');
  return `Your trial includes everything until ${formatDate(ends)}: ${left} left. After that, you’re on the Free plan.`;
};
