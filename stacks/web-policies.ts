import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { Duration, type Stack } from 'aws-cdk-lib/core';
import { contentPolicy, type Hosts, HSTS_SECONDS, type PageKind, PERMISSIONS_POLICY } from './web-headers';

export type Headers = Record<PageKind, ResponseHeadersPolicy>;

/** CloudFront's policies that set the headers of `web-headers.ts`, whatever the origin says; the page of a form says itself which websites may show it. */
export const headersFor = (stack: Stack, hosts: Hosts): Headers => {
  const policy = (kind: PageKind, id: string) =>
    new ResponseHeadersPolicy(stack, id, {
      responseHeadersPolicyName: `${stack.stackName}-${kind}`,
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: contentPolicy(kind, hosts), override: kind !== 'form' },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.seconds(HSTS_SECONDS),
          includeSubdomains: true,
          preload: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [{ header: 'permissions-policy', value: PERMISSIONS_POLICY, override: true }],
      },
      removeHeaders: ['server'],
    });
  return {
    app: policy('app', 'AppHeaders'),
    site: policy('site', 'SiteHeaders'),
    page: policy('page', 'PageHeaders'),
    form: policy('form', 'FormHeaders'),
    api: policy('api', 'ApiHeaders'),
  };
};
