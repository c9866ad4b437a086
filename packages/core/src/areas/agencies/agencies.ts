import * as z from 'zod';
import { CompanyId, UserId } from '../../base/ids';
import { hasExpired } from '../../base/later';
import { ComparedEmail, Instant, Version } from '../../base/values';

/** How long the link of an ask works, in days. */
export const LINK_REQUEST_DAYS = 7;
/** How many sub-agencies an agency has at most, asked ones included, and how often one address is mailed. */
export const MAX_SUB_AGENCIES = 100;
export const MAX_LINK_REQUEST_MAILS = 10;

/** A sub-agency in the list of the agency above it. `company_name` is the name it had when it agreed or was last looked into. Source: spec 1 §1 (G-197). */
export const SubAgency = z.object({
  company_id: CompanyId,
  company_name: z.string(),
  since: Instant,
  version: Version,
});
export type SubAgency = z.infer<typeof SubAgency>;

/** The owner of an agency who is asked to let another look into it. The link's token is known to the mail alone: here stands only its hash. */
export const AgencyLinkRequest = z.object({
  email: ComparedEmail,
  token_hash: z.string(),
  asked_by: UserId,
  asked_by_name: z.string(),
  sent_at: Instant,
  sent_count: z.int().min(1),
  expires_at: Instant,
  version: Version,
});
export type AgencyLinkRequest = z.infer<typeof AgencyLinkRequest>;

export const LinkRequestRow = AgencyLinkRequest.pick({ email: true, sent_at: true, expires_at: true }).extend({
  expired: z.boolean(),
});
export type LinkRequestRow = z.infer<typeof LinkRequestRow>;
export const toLinkRequestRow = (ask: AgencyLinkRequest, now: string): LinkRequestRow => ({
  email: ask.email,
  sent_at: ask.sent_at,
  expires_at: ask.expires_at,
  expired: hasExpired(ask, now),
});
