import * as z from 'zod';
import { section } from '../section';

/** Minutes without a touch after which a session ends; 0 is never. */
export const AUTO_LOGOUT = { least: 5, most: 480 } as const;

/** For desks that others pass: after how many minutes without a touch a user is signed out of this browser. */
export const autoLogout = section({
  name: 'auto_logout',
  scope: 'user',
  path: '/myaccount/auto-logout',
  schema: z.object({
    minutes: z
      .int()
      .refine(
        (minutes) => minutes === 0 || (minutes >= AUTO_LOGOUT.least && minutes <= AUTO_LOGOUT.most),
        `Choose between ${AUTO_LOGOUT.least} and ${AUTO_LOGOUT.most} minutes.`,
      )
      .default(0),
  }),
  denormalizedTo: ({ minutes }) => ({ user: { auto_logout_minutes: minutes || undefined } }),
});
