import * as z from 'zod';
import { CompanyId } from '../base/ids';
import { later } from '../base/later';
import { Instant, Version } from '../base/values';

const HOUR_MS = 3_600_000;
/** How long a look into a sub-agency is open. */
export const IMPERSONATION_HOURS = 12;

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

/** Until when the latest look into a company is open, an instant; undefined where nobody has looked. */
export const findImpersonationEnd = ({ last_look_at }: Pick<ParentAgency, 'last_look_at'>): string | undefined =>
  last_look_at && later(last_look_at, IMPERSONATION_HOURS * HOUR_MS);
/** Whether a look begun by `parent` is open at `now`. */
export const isImpersonationActive = (link: ParentAgency, parent: CompanyId, now: string): boolean =>
  link.parent_company_id === parent && (findImpersonationEnd(link) ?? '') > now;
