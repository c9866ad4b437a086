import * as z from 'zod';
import { CompanyId, UserId } from '../kernel/ids';
import { hasExpired, later } from '../kernel/later';
import { ComparedEmail, Instant, Version } from '../kernel/values';

const HOUR_MS = 3_600_000;
/** How long the link of an ask works, in days, and a look into a sub-agency, in hours. */
export const ASK_DAYS = 7;
export const LOOK_HOURS = 12;
/** How many sub-agencies an agency has at most, asked ones included, and how often one address is mailed. */
export const MAX_SUB_AGENCIES = 100;
export const MAX_ASK_MAILS = 10;

/** A sub-agency in the list of the agency above it. `company_name` is the name it had when it agreed or was last looked into. Source: spec 1 §1 (G-197). */
export const SubAgency = z.object({
  company_id: CompanyId,
  company_name: z.string(),
  since: Instant,
  version: Version,
});
export type SubAgency = z.infer<typeof SubAgency>;

/** The owner of an agency who is asked to let another look into it. The link's token is known to the mail alone: here stands only its hash. */
export const AgencyAsk = z.object({
  email: ComparedEmail,
  token_hash: z.string(),
  asked_by: UserId,
  asked_by_name: z.string(),
  sent_at: Instant,
  sent_count: z.int().min(1),
  expires_at: Instant,
  version: Version,
});
export type AgencyAsk = z.infer<typeof AgencyAsk>;

/** The agency above a company, as the company itself keeps it: who looks, since when, who agreed, and when they last looked. */
export const ParentAgency = z.object({
  parent_company_id: CompanyId,
  parent_name: z.string(),
  since: Instant,
  agreed_by_name: z.string(),
  last_look_at: Instant.optional(),
  last_look_by: z.string().optional(),
  version: Version,
});
export type ParentAgency = z.infer<typeof ParentAgency>;

export const AskRow = AgencyAsk.pick({ email: true, sent_at: true, expires_at: true }).extend({ expired: z.boolean() });
export type AskRow = z.infer<typeof AskRow>;
export const askRowOf = (ask: AgencyAsk, now: string): AskRow => ({
  email: ask.email,
  sent_at: ask.sent_at,
  expires_at: ask.expires_at,
  expired: hasExpired(ask, now),
});

/** Until when the latest look into a company is open, an instant; undefined where nobody has looked. */
export const lookEnds = ({ last_look_at }: Pick<ParentAgency, 'last_look_at'>): string | undefined =>
  last_look_at && later(last_look_at, LOOK_HOURS * HOUR_MS);
/** Whether a look begun by `parent` is open at `now`. */
export const looksNow = (link: ParentAgency, parent: CompanyId, now: string): boolean =>
  link.parent_company_id === parent && (lookEnds(link) ?? '') > now;
