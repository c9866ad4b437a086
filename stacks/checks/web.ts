import { appHeaders, formHeaders, pageHeaders } from '@wayline/local/gateway/security-headers';
import { describe, expect, it } from 'vitest';
import { API_NUMBERS, LINK_GONE } from '../areas/operations';
import { apiNumber } from '../edge/api-number.js';
import type { Deployed } from './synth';
import { formatTemplateValue, listResources } from './template-reading';

type Behavior = {
  PathPattern: string;
  ResponseHeadersPolicyId: unknown;
  AllowedMethods: string[];
  CachePolicyId: unknown;
  OriginRequestPolicyId?: unknown;
  ViewerProtocolPolicy: string;
  TargetOriginId: string;
  FunctionAssociations?: unknown[];
};
type Config = {
  CacheBehaviors: Behavior[];
  DefaultCacheBehavior: Behavior;
  ViewerCertificate: unknown;
  Logging: unknown;
  Aliases: string[];
  OriginGroups: { Items: { Members: { Items: { OriginId: string }[] } }[] };
  Origins: { Id: string; DomainName: unknown }[];
};

/** Quota of an account: 25 with the default one. */
const MOST_PATTERNS = 24;
const hostOf = (api: number) => `<prod-wayline-Apis:ExportsOutputRefApi${api}>.execute-api.us-east-1.amazonaws.com`;
/** Without the hash that CDK adds to names of exports. */
const hostsIn = (value: unknown) => formatTemplateValue(value).replace(/(RefApi\d)[0-9A-F]{8}/g, '$1');
const STYLE_AND_SOCKET =
  "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; font-src 'self'; connect-src 'self' wss://live.wayline.example https://<prod-wayline-Files:ExportsOutputFnGetAttFiles8E6940B8RegionalDomainName7CD68B62>";
const REST = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

export const web = (deployed: Deployed) =>
  describe('the one origin', () => {
    const config = listResources(deployed, 'AWS::CloudFront::Distribution')[0]?.resource.Properties
      .DistributionConfig as Config;
    const behavior = (pattern: string) => config.CacheBehaviors.find((b) => b.PathPattern === pattern);
    const headersOf = (pattern: string) =>
      formatTemplateValue((behavior(pattern) ?? config.DefaultCacheBehavior).ResponseHeadersPolicyId).replace(
        /^<|Headers.*/g,
        '',
      );
    const policies = listResources(deployed, 'AWS::CloudFront::ResponseHeadersPolicy').map((p) => {
      const c = p.resource.Properties.ResponseHeadersPolicyConfig as {
        SecurityHeadersConfig: Record<string, { ContentSecurityPolicy?: unknown }>;
        CustomHeadersConfig: unknown;
      };
      return {
        id: p.id.replace(/Headers.*/, ''),
        csp: formatTemplateValue(c.SecurityHeadersConfig.ContentSecurityPolicy?.ContentSecurityPolicy ?? ''),
        config: c,
      };
    });
    const cspOf = (id: string) => policies.find((p) => p.id === id)?.csp;

    it('sets exactly these content policies', () => {
      expect(cspOf('App')).toBe(`default-src 'self'; script-src 'self'; ${STYLE_AND_SOCKET}; ${REST}`);
      expect(cspOf('Page')).toBe(
        `default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob: https:; font-src 'self'; connect-src 'self'; ${REST}`,
      );
      expect(cspOf('Site')).toBe(cspOf('Page'));
      expect(cspOf('Form')).toBe(
        cspOf('Page')?.replace(
          "connect-src 'self'",
          /connect-src 'self' https:[^;]+/.exec(STYLE_AND_SOCKET.replace('wss://live.wayline.example ', ''))?.[0] ?? '',
        ),
      );
      expect(cspOf('Api')).toBe(`default-src 'none'; ${REST}`);
    });

    it('R-TRIP-254 sets them over whatever the origin says; a form alone says which websites may show it', () => {
      for (const { id, config: c } of policies)
        expect(c.SecurityHeadersConfig).toMatchObject({ ContentSecurityPolicy: { Override: id !== 'Form' } });
      const settings = listResources(deployed, 'AWS::Lambda::Function').map(
        ({ resource }) => (resource.Properties.Environment as { Variables?: Record<string, unknown> })?.Variables ?? {},
      );
      const framed = settings.flatMap(({ FRAMED_POLICY }) =>
        FRAMED_POLICY ? [formatTemplateValue(FRAMED_POLICY)] : [],
      );
      expect(new Set(framed)).toEqual(new Set([cspOf('Form')]));
      expect(framed).toHaveLength(2);
    });

    it('sets the other security headers the same everywhere, over whatever the origin says', () => {
      for (const { config: c } of policies) {
        expect(c.SecurityHeadersConfig).toMatchObject({
          ContentTypeOptions: { Override: true },
          FrameOptions: { FrameOption: 'DENY', Override: true },
          ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: 63_072_000,
            IncludeSubdomains: true,
            Preload: true,
            Override: true,
          },
        });
        expect(c.CustomHeadersConfig).toEqual({
          Items: [
            {
              Header: 'permissions-policy',
              Value: 'camera=(), microphone=(), geolocation=(), payment=()',
              Override: true,
            },
          ],
        });
      }
    });

    it('holds pages to what the gateway on one machine holds them to', () => {
      const socketless = (csp: string | undefined) => csp?.replace(/connect-src [^;]+/, 'connect-src');
      expect(cspOf('Page')).toBe(pageHeaders()['content-security-policy']);
      // The store of one machine has no certificate and is named there; deployed, it is among the encrypted addresses.
      const there = appHeaders('any', 'http://store')['content-security-policy'].replace(
        'https: http://store',
        'https:',
      );
      expect(socketless(cspOf('App'))).toBe(socketless(there));
      expect(socketless(cspOf('Form'))).toBe(socketless(formHeaders('any')['content-security-policy']));
    });

    it("serves the app under the app's headers, and pages rendered beforehand under the stricter ones", () => {
      expect(headersOf('default')).toBe('App');
      for (const pattern of ['/', '/about/*']) expect(headersOf(pattern), pattern).toBe('Site');
      for (const pattern of ['/privacy', '/about', '/assets/*', '/v1/assets/*'])
        expect(headersOf(pattern), pattern).toBe('Page');
      for (const pattern of ['/ti/*', '/itinerary/*', '/ti-trip/*', '/company/*', '/pictures/*'])
        expect(headersOf(pattern), pattern).toBe('Page');
    });

    it('stays within the patterns that a distribution holds without asking for more', () => {
      expect(config.CacheBehaviors.length).toBeLessThanOrEqual(MOST_PATTERNS);
    });

    it('leads every service by one pattern, uncached and by every method, to the API that its edge function picks', () => {
      const patterns = config.CacheBehaviors.filter((b) => b.PathPattern.includes('services'));
      expect(patterns.map((b) => b.PathPattern)).toEqual(['/services/*']);
      expect(behavior('/services/*')).toMatchObject({
        ViewerProtocolPolicy: 'https-only',
        CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      });
      expect(behavior('/services/*')?.AllowedMethods).toHaveLength(7);
      expect(headersOf('/services/*')).toBe('Api');
      const code = listResources(deployed, 'AWS::CloudFront::Function').find(({ id }) => id.startsWith('Services'));
      const hosts = /const HOSTS = (.*);/.exec(hostsIn(code?.resource.Properties.FunctionCode));
      expect(hosts?.[1]).toBe(JSON.stringify(API_NUMBERS.map(hostOf)));
    });

    it('asks for pages of clients at the API that has their route', () => {
      const address = (id: string) => config.Origins.find(({ Id }) => Id === id)?.DomainName;
      const apiOf = (address: string) => hostOf(apiNumber('GET', address));
      const [group] = config.OriginGroups.Items;
      expect(hostsIn(address(String(group?.Members.Items[1]?.OriginId)))).toBe(apiOf(LINK_GONE.address));
      const asked = { '/company/*': 'company/{name}', '/ti-trip/*': 'ti-trip/{url}' };
      for (const [pattern, path] of Object.entries(asked))
        expect(hostsIn(address(String(behavior(pattern)?.TargetOriginId)))).toBe(
          apiOf(`/services/public/api/v1/${path}`),
        );
    });

    it('R-SHELL-030 R-SHELL-031 R-SHELL-032 R-SHELL-033 leads every address of a form to the APIs, by every method and uncached', () => {
      for (const name of ['form', 'traveler_info_form', 'traveler_request_form', 'client_form', 'trip_form']) {
        const found = behavior(`/${name}/*`);
        expect(found?.AllowedMethods, name).toHaveLength(7);
        expect(found?.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
        expect(headersOf(`/${name}/*`)).toBe('Form');
      }
      const code = listResources(deployed, 'AWS::CloudFront::Function').find(({ id }) => id.startsWith('FormPages'));
      const hosts = /const HOSTS = (.*);/.exec(hostsIn(code?.resource.Properties.FunctionCode));
      expect(hosts?.[1]).toBe(JSON.stringify(API_NUMBERS.map(hostOf)));
    });

    it('R-SHELL-022 R-SHELL-023 leads every address of an invoice to the APIs, by every method and uncached, with its query', () => {
      for (const pattern of ['/invoice/*', '/invoices/pay/*', '/client_invoice/*']) {
        const found = behavior(pattern);
        expect(found?.AllowedMethods, pattern).toHaveLength(7);
        expect(found?.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad');
        expect(found?.OriginRequestPolicyId).toBe('b689b0a8-53d0-40ab-baf2-68738e2966ac');
        expect(found?.ViewerProtocolPolicy).toBe('redirect-to-https');
        expect(headersOf(pattern)).toBe('Page');
      }
      const code = listResources(deployed, 'AWS::CloudFront::Function').find(({ id }) => id.startsWith('InvoicePages'));
      const hosts = /const HOSTS = (.*);/.exec(hostsIn(code?.resource.Properties.FunctionCode));
      expect(hosts?.[1]).toBe(JSON.stringify(API_NUMBERS.map(hostOf)));
    });

    it('forgets a client page after a second, and answers a gone link by the public API', () => {
      const policy = listResources(deployed, 'AWS::CloudFront::CachePolicy')[0]?.resource.Properties.CachePolicyConfig;
      expect(policy).toMatchObject({ MinTTL: 0, DefaultTTL: 1, MaxTTL: 1 });
      expect(formatTemplateValue(behavior('/ti/*')?.CachePolicyId)).toContain('OneSecond');
      expect(config.OriginGroups).toMatchObject({
        Quantity: 1,
        Items: [{ FailoverCriteria: { StatusCodes: { Items: [403, 404] } } }],
      });
    });

    it('shows the pictures of client pages from beside them, a deleted one for another day at most', () => {
      const kept = listResources(deployed, 'AWS::CloudFront::CachePolicy').map(
        (p) => p.resource.Properties.CachePolicyConfig,
      );
      expect(kept).toContainEqual(expect.objectContaining({ MinTTL: 0, MaxTTL: 86_400 }));
      const pictures = behavior('/pictures/*');
      expect(formatTemplateValue(pictures?.CachePolicyId)).toContain('OneDay');
      expect(pictures?.FunctionAssociations).toBeUndefined();
      const from = config.Origins.find(({ Id }) => Id === pictures?.TargetOriginId);
      expect(from).toMatchObject({ OriginPath: '/published', OriginAccessControlId: expect.anything() });
    });

    it('speaks TLS 1.2 of 2021 and later on its own name, and writes down who came', () => {
      expect(config.Aliases).toEqual(['wayline.example']);
      expect(config.ViewerCertificate).toMatchObject({
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      });
      expect(config.Logging).toMatchObject({ Prefix: 'web/' });
    });

    it('keeps hashed files for good and asks anew for the rest', () => {
      const uploads = listResources(deployed, 'Custom::CDKBucketDeployment').map((u) => u.resource.Properties);
      expect(
        uploads.map((u) => [
          u.DestinationBucketKeyPrefix,
          (u.SystemMetadata as Record<string, string>)['cache-control'],
          u.Prune,
        ]),
      ).toEqual([
        ['assets', 'public, max-age=31536000, immutable', false],
        [undefined, 'no-cache', false],
      ]);
    });
  });
