import type { Company } from '../../access/company';
import { subscriptionInForce } from '../../access/subscription-in-force';
import type { CompanyId } from '../../base/ids';
import type { Table } from '../../store/client';
import { lookupKey } from '../../store/keys';
import { findLookup } from '../../store/lookup';
import { logoAddress } from '../settings/public-schemas';

const LONGEST = 60;
/** Letters of a company's id that tell it from others of the same name. */
const TELLING = 6;

/** A company's name as its public page's address has it: letters and digits, with hyphens between the words. Source: R-SHELL-027. */
export const toCompanyPageName = (name: string): string => {
  // Small letters can come apart once more: a capital I with a dot becomes an i and a dot.
  const letters = name.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const words = letters.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-/, '');
  return [...words].slice(0, LONGEST).join('').replace(/-$/, '');
};

/** How a company is found by the name in its public address. */
export const companyPageLookupKey = (page_name: string) => lookupKey('COMPANY', page_name);

/** The name a new company's page gets: its own, or with an end of its own where another company has that already. */
export const freePageName = async (table: Table, company_name: string, id: CompanyId): Promise<string> => {
  const own = toCompanyPageName(company_name);
  if (own && !(await findLookup(table, companyPageLookupKey(own), true))) return own;
  return [own, id.slice(-TELLING).toLowerCase()].filter(Boolean).join('-');
};

/** What everybody may read of a company. */
export type PublicCompany = Pick<Company, 'company_name' | 'company_type' | 'accent' | 'contact_line'> & {
  website: string;
  logo_url?: string | undefined;
  /** Whether search engines may list it: only that of a company with a plan, so that nobody opens an account to be found by its link. */
  listed: boolean;
};

/**
 * A company as its public page shows it, or undefined where it has none: it has one as soon as it says where it is to be found on the web.
 * Nothing else of the record is public. `now` is an instant.
 */
export const publicCompany = (company: Company, now: string): PublicCompany | undefined => {
  const { id, company_name, company_type, website, accent, contact_line, logo_file } = company;
  if (!website || company.closing_at) return undefined;
  const listed = Boolean(subscriptionInForce(company, now));
  return { company_name, company_type, website, accent, contact_line, logo_url: logoAddress(id, logo_file), listed };
};
