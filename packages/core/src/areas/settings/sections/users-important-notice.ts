import * as z from 'zod';
import { UsersNotice } from '../../../access/company-denormalized';
import { section } from '../section';

const LONGEST = 600;

/** A notice that everybody of the company sees at the top of their pages until they put it away. */
export const usersImportantNotice = section({
  name: 'usersimportantnotice',
  scope: 'company',
  path: '/myaccount/usersimportantnotice',
  permission: 'Manage Users',
  schema: UsersNotice.extend({
    text: z.string().trim().max(LONGEST, `At most ${LONGEST} characters.`).default(''),
    tone: UsersNotice.shape.tone.default('info'),
  }),
  denormalizedTo: (notice) => ({ company: { users_notice: notice.text ? notice : undefined } }),
});
