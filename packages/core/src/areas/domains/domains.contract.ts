import * as z from 'zod';
import { DOMAIN_STATES } from '../../access/client-domain';
import { Instant } from '../../base/values';
import { byId, contract } from '../../contract/contract';

const needs = { kind: 'signed_in', permissions: ['Settings'], action: 'open settings' } as const;

/** The company's own name for its links, the records to set for it, and how it stood when it was looked up last. */
const Shown = z.object({
  host_name: z.string().optional(),
  state: z.enum(DOMAIN_STATES),
  checked_at: Instant.optional(),
  /** Whether the content network answers on the name; links show it only then. */
  is_served: z.boolean(),
  records: z.array(z.object({ type: z.enum(['TXT', 'CNAME']), name: z.string(), value: z.string() })),
});
export type DomainView = z.infer<typeof Shown>;

const get = contract({
  id: 'users.domain.get',
  service: 'users',
  method: 'GET',
  path: '/api/v1/client_domain',
  handler: 'domains/get-domain',
  summary: "The company's own name for its clients' links: the records to set for it, and whether it is verified.",
  access: needs,
  input: z.object({}),
  output: Shown,
});
const check = contract({
  id: 'users.domain.check',
  service: 'users',
  method: 'POST',
  path: '/api/v1/client_domain/check',
  handler: 'domains/check-domain',
  summary:
    "Look up the record that shows that the saved name is the company's own. A name that is verified has no other owner.",
  access: needs,
  uses: ['names'],
  input: z.object({ host_name: z.string().trim().toLowerCase().min(1).max(253) }),
  output: Shown,
  errors: ['record.missing', 'domain.taken', 'domain.no_answer', 'record.stale'],
});

export const domainsContracts = byId(get, check);
