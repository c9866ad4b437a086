import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDomainProof } from '../areas/domains/proof';
import type { CompanyId } from '../base/ids';
import { clientOrigin, DOMAIN_STATES, getDomainState, isServed, stateAfter } from './client-domain';

const ORIGIN = 'https://wayline.example';
const host = 'trips.vale.example';
const verified = { client_host: host, client_host_state: 'verified', mask_links: true } as const;

describe('the name of a company in its clients’ links', () => {
  it('stands there once it is verified, answered and wanted, and never before', () => {
    expect(clientOrigin(verified, ORIGIN, `a.example, ${host}`)).toBe(`https://${host}`);
    expect(clientOrigin(verified, 'http://localhost:3000', '*')).toBe(`http://${host}:3000`);
    fc.assert(
      fc.property(
        fc.record({
          client_host: fc.constantFrom(host, undefined),
          client_host_state: fc.constantFrom(...DOMAIN_STATES, undefined),
          mask_links: fc.constantFrom(true, false, undefined),
        }),
        fc.constantFrom('', host, 'other.example', '*'),
        (company, served) => {
          const shown = clientOrigin(company, ORIGIN, served) !== ORIGIN;
          const wanted = company.mask_links === true && company.client_host === host;
          expect(shown).toBe(wanted && company.client_host_state === 'verified' && isServed(host, served));
        },
      ),
    );
  });
});

describe('a name that is looked up', () => {
  it('is verified while its record stands, and failing once the record of a verified one has gone', () => {
    expect(stateAfter('unverified', false)).toBe('unverified');
    expect(DOMAIN_STATES.map((state) => stateAfter(state, true))).toEqual(['verified', 'verified', 'verified']);
    expect([stateAfter('verified', false), stateAfter('failing', false)]).toEqual(['failing', 'failing']);
  });
  it('is not verified by what was found of another name', () =>
    expect([getDomainState(host, verified), getDomainState('mail.vale.example', verified)]).toEqual([
      'verified',
      'unverified',
    ]));
  it('is proved by a text of its company and its own alone', () => {
    const of = (company: string, name: string) => getDomainProof(company as CompanyId, name).value;
    expect(of('cmp_a', host)).toMatch(/^wayline-verify=[0-9a-f]{32}$/);
    expect(new Set([of('cmp_a', host), of('cmp_b', host), of('cmp_a', 'x.vale.example')]).size).toBe(3);
  });
});
