import { refusePace } from '@wayline/core/areas/forms/form-pace';
import type { Refusal } from '@wayline/core/base/result';
import { minuteLimit } from '../kernel/minute-limit';

const MOST_A_MINUTE = 120;

/** So often somebody opens, saves or sends by one link within a minute; each function counts for itself. */
export const minutePace = () => {
  const limit = minuteLimit(MOST_A_MINUTE);
  return (token: string, from: string, now: string): Refusal | undefined => {
    const [who, at] = [`${token} ${from}`, Date.parse(now)];
    if (limit.isReached(who, at)) return refusePace(undefined, 1);
    limit.count(who, at);
    return undefined;
  };
};
