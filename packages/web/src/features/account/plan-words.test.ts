import { expect, it } from 'vitest';
import { planWords } from './plan-words';

const NOW = '2026-11-21T12:00:00.000Z';
it.each([
  [
    'R-SHELL-173',
    { subscription: 'Pro Yearly', trial_ends_at: '2026-12-05T00:00:00.000Z' },
    'Your subscription is called Pro Yearly.',
  ],
  ['R-SHELL-166', { trial_ends_at: '2026-12-05T00:00:00.000Z' }, /until 12\/05\/2026: 14 days left/],
  ['R-SHELL-166', { trial_ends_at: '2026-11-22T00:00:00.000Z' }, /1 day left/],
  ['R-SHELL-166', { trial_ends_at: '2026-11-21T13:00:00.000Z' }, /less than a day left/],
  ['R-SHELL-167', { trial_ends_at: '2026-11-20T00:00:00.000Z' }, /^Your trial ended on 11\/20\/2026\./],
  ['R-SHELL-167', {}, 'Your company has no subscription.'],
])('%s says of %o what is known', (_, plan, said) => {
  expect(planWords(plan, NOW)).toMatch(said);
});
