import { addDays } from '../../base/days';
import type { Issue } from '../../base/result';

/** As far back as something may be dated, for what happened before it was entered here. */
const MOST_DAYS_BACK = 1_830;

/** What keeps a day from being today or earlier, and not too long ago, at its place; `ahead` is what is said of a day to come. */
export const checkPastDay = (day: string, today: string, { path, ahead }: { path: string; ahead: string }): Issue[] => {
  if (day > today) return [{ path, message: ahead }];
  return day < addDays(today, -MOST_DAYS_BACK)
    ? [{ path, message: 'That’s more than five years ago. Choose a later day.' }]
    : [];
};
