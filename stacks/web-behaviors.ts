import { isSupportChatPage } from '@wayline/core/notifications/support-chat';
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  S3OriginAccessControl,
  Signing,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { Bucket, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Duration, type Stack } from 'aws-cdk-lib/core';
import { use } from 'sst/constructs';
import { API_STACKS, LINK_GONE } from './api';
import { edgeCode } from './edge-code';
import type { Headers } from './web-policies';

type Behaviors = Record<string, BehaviorOptions>;

const READS = {
  allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
};
const apiOrigin = (service: string) => {
  const found = API_STACKS.find((a) => a.service === service);
  if (!found) throw new Error(`The service ${service} has no API.`);
  const { host } = use(found.stack);
  return new HttpOrigin(host, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
  });
};
const edge = (stack: Stack, id: string, name: Parameters<typeof edgeCode>[0], pages?: Record<string, string>) => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new EdgeFunction(stack, id, {
    functionName: `${stack.stackName}-${name}`,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(edgeCode(name, pages)),
  }),
});

/** Each service's API at `/services/<service>`, its path kept and nothing cached. */
export const apiBehaviors = (headers: Headers): Behaviors =>
  Object.fromEntries(
    API_STACKS.map(({ service }) => [
      `/services/${service}/*`,
      {
        origin: apiOrigin(service),
        allowedMethods: AllowedMethods.ALLOW_ALL,
        viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
        cachePolicy: CachePolicy.CACHING_DISABLED,
        originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        responseHeadersPolicy: headers.api,
      },
    ]),
  );

/**
 * Client pages by their link, and the pictures they show. A page is kept for one second only: a withdrawn link must stop working at once,
 * and without any time to live CloudFront would not compress. What is not there is answered by the public API, with a page and a 404, and so
 * are the pages of whole trips and of companies.
 */
export const clientBehaviors = (stack: Stack, { files, headers }: { files: IBucket; headers: Headers }): Behaviors => {
  // Imported by name: the bucket's policy stands in its own stack and names the published pages alone.
  const bucket = Bucket.fromBucketAttributes(stack, 'Published', {
    bucketName: files.bucketName,
    bucketRegionalDomainName: files.bucketRegionalDomainName,
  });
  const originAccessControl = new S3OriginAccessControl(stack, 'PublishedAccess', { signing: Signing.SIGV4_ALWAYS });
  const cachePolicy = new CachePolicy(stack, 'OneSecond', {
    cachePolicyName: `${stack.stackName}-one-second`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(1),
    maxTtl: Duration.seconds(1),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
  const origin = new OriginGroup({
    primaryOrigin: S3BucketOrigin.withOriginAccessControl(bucket, { originAccessControl }),
    fallbackOrigin: apiOrigin(LINK_GONE.service),
    fallbackStatusCodes: [403, 404],
  });
  const behavior: BehaviorOptions = {
    ...READS,
    origin,
    cachePolicy,
    responseHeadersPolicy: headers.page,
    functionAssociations: [edge(stack, 'ClientPages', 'client-pages')],
  };
  // Each under an address that never shows another, so browsers keep it for good; the network lets go of one that was deleted within a day.
  const pictures: BehaviorOptions = {
    ...READS,
    origin: S3BucketOrigin.withOriginAccessControl(bucket, { originAccessControl, originPath: '/published' }),
    cachePolicy: new CachePolicy(stack, 'OneDay', {
      cachePolicyName: `${stack.stackName}-one-day`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.days(1),
      maxTtl: Duration.days(1),
    }),
    responseHeadersPolicy: headers.page,
  };
  const company: BehaviorOptions = {
    ...behavior,
    origin: apiOrigin(LINK_GONE.service),
    functionAssociations: [edge(stack, 'CompanyPages', 'company-pages')],
  };
  const trip: BehaviorOptions = { ...behavior, origin: company.origin };
  return {
    '/ti/*': behavior,
    '/itinerary/*': behavior,
    '/ti-trip/*': trip,
    '/company/*': company,
    '/pictures/*': pictures,
  };
};

/** Pages by pattern: each at the top by its address, those below it together, because a distribution holds only so many patterns. */
const patternsOf = (pages: Record<string, string>) => {
  const folderOf = (address: string) => address.slice(0, address.indexOf('/', 1));
  return [...new Set(Object.keys(pages).map((at) => (at.lastIndexOf('/') > 0 ? `${folderOf(at)}/*` : at)))];
};

type Site = { bucket: IBucket; headers: Headers; pages: Record<string, string> };
/** The app for every address of its own; pages rendered beforehand and files of the build under the stricter headers. */
export const siteBehaviors = (
  stack: Stack,
  { bucket, headers, pages }: Site,
): { app: BehaviorOptions; others: Behaviors } => {
  const served = {
    ...READS,
    origin: S3BucketOrigin.withOriginAccessControl(bucket),
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    functionAssociations: [edge(stack, 'AppPages', 'app-pages', pages)],
  };
  const under = (policy: Headers[keyof Headers]): BehaviorOptions => ({ ...served, responseHeadersPolicy: policy });
  const withChat = new Set(
    patternsOf(Object.fromEntries(Object.entries(pages).filter(([at]) => isSupportChatPage(at)))),
  );
  const addresses = [...patternsOf(pages), '/assets/*', '/v1/assets/*'];
  return {
    app: { ...served, responseHeadersPolicy: headers.app },
    others: Object.fromEntries(addresses.map((at) => [at, under(withChat.has(at) ? headers.site : headers.page)])),
  };
};
