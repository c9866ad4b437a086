import * as z from 'zod';
import { Email, Instant } from '../../base/values';

/** Why a mail that left did not arrive, or was not wanted. */
export const BOUNCE_REASONS = ['no_mailbox', 'refused', 'complaint'] as const;
export type BounceReason = (typeof BOUNCE_REASONS)[number];

/** One recipient whom a mail did not reach. */
export const Bounce = z.object({ email: Email, reason: z.enum(BOUNCE_REASONS), at: Instant });
export type Bounce = z.infer<typeof Bounce>;

/** What an advisor reads beside the address. */
export const BOUNCE_WORDS: Record<BounceReason, string> = {
  no_mailbox: 'Not delivered: the mailbox does not exist',
  refused: "Not delivered: the recipient's email service refused it",
  complaint: 'The recipient marked this email as spam',
};
