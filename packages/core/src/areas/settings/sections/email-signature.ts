import * as z from 'zod';
import { section } from '../section';

export const LONGEST_SIGNATURE = 2000;

/** What stands at the foot of the mails a user sends, typed as text with links and lists: nothing in it is mark-up of its own. */
export const emailSignature = section({
  name: 'email_signature',
  scope: 'user',
  path: '/myaccount/email-signature',
  schema: z.object({
    signature: z.string().max(LONGEST_SIGNATURE, `At most ${LONGEST_SIGNATURE} characters.`).default(''),
  }),
});
