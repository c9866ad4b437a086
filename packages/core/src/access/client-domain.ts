import * as z from 'zod';
import { Instant } from '../base/values';
import { lookupKey } from '../store/keys';

/** `failing` was verified, and its record has gone since. */
export const DOMAIN_STATES = ['unverified', 'verified', 'failing'] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

/** What a company carries of the name of its own, as it was looked up last. */
export const ClientDomain = z.object({
  client_host: z.string().optional(),
  client_host_state: z.enum(DOMAIN_STATES).optional(),
  client_host_checked_at: Instant.optional(),
  /** Whether links to clients show it. */
  mask_links: z.boolean().optional(),
});
export type ClientDomain = z.infer<typeof ClientDomain>;
/** The same, without what was looked up. */
export const FORGOTTEN = ['client_host', 'client_host_state', 'client_host_checked_at'] as const;

/** Which company has verified a name; a name has one owner. */
export const domainLookupKey = (host: string) => lookupKey('DOMAIN', host);

/** What a name is after it was looked up. */
export const stateAfter = (before: DomainState, isProved: boolean): DomainState => {
  if (isProved) return 'verified';
  return before === 'unverified' ? 'unverified' : 'failing';
};

/** The state of a name: what was found out about another name says nothing about this one. */
export const getDomainState = (host: string, { client_host, client_host_state }: ClientDomain): DomainState =>
  client_host === host ? (client_host_state ?? 'unverified') : 'unverified';

/** Whether a name is among those that the content network answers, `*` being any; names come one after the other, set apart by commas. */
export const isServed = (host: string, served = ''): boolean =>
  served
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .some((one) => one === '*' || one === host);

/**
 * Where the links to a company's clients lead: its own name once that is verified, answered by the content network, and wanted in links;
 * `origin`, the product's own address, otherwise. What a request says of its host plays no part.
 */
export const clientOrigin = (company: ClientDomain, origin: string, served?: string): string => {
  const { client_host: host, client_host_state, mask_links } = company;
  if (!mask_links || !host || client_host_state !== 'verified' || !isServed(host, served)) return origin;
  const url = new URL(origin);
  url.hostname = host;
  return url.origin;
};
