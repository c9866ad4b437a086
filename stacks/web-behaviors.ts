import { isSupportChatPage } from '@wayline/core/areas/notifications/support-chat';
import { getEndpointPath } from '@wayline/core/contract/contract';
import { CONTRACTS } from '@wayline/core/contracts';
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
import { LINK_GONE } from './areas/operations';
import { apiNumber } from './edge/api-number.js';
import { type EdgeFunctionName, edgeCode } from './edge-code';
import type { Headers } from './web-policies';

type Behaviors = Record<string, BehaviorOptions>;

const READS = {
  allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
};
type Host = { host: string };
const apiOrigin = ({ host }: Host) =>
  new HttpOrigin(host, {
    protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
    originSslProtocols: [OriginSslPolicy.TLS_V1_2],
  });
/** The API that answers an address asked for by GET. */
const apiFor = (apis: readonly Host[], address: string): Host => {
  const found = apis[apiNumber('GET', address) - 1];
  if (!found) throw new Error(`No API answers ${address}.`);
  return found;
};
const edge = (stack: Stack, id: string, name: EdgeFunctionName, values?: Record<string, unknown>) => ({
  eventType: FunctionEventType.VIEWER_REQUEST,
  function: new EdgeFunction(stack, id, {
    functionName: `${stack.stackName}-${name}`,
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromInline(edgeCode(name, values)),
  }),
});

/** All operations under one pattern, whatever their service, their path kept and nothing cached. The edge function picks the API. */
export const apiBehaviors = (
  stack: Stack,
  { apis, headers }: { apis: readonly Host[]; headers: Headers },
): Behaviors => {
  const [first] = apis;
  if (!first) throw new Error('There is no API.');
  return {
    '/services/*': {
      origin: apiOrigin(first),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headers.api,
      functionAssociations: [edge(stack, 'Services', 'services', { HOSTS: apis.map(({ host }) => host) })],
    },
  };
};

type Apis = { apis: readonly Host[]; headers: Headers };
type Opened = {
  patterns: readonly string[];
  page: string;
  policy: Headers[keyof Headers];
  id: string;
  code: EdgeFunctionName;
};
/** Pages that are rendered for whoever opens them, and take in under the same address what is filled in there, so that they need no script. Nothing is cached. */
const openedBehaviors = (
  stack: Stack,
  apis: readonly Host[],
  { patterns, page, policy, id, code }: Opened,
): Behaviors => {
  const behavior: BehaviorOptions = {
    origin: apiOrigin(apiFor(apis, page)),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    responseHeadersPolicy: policy,
    functionAssociations: [edge(stack, id, code, { HOSTS: apis.map(({ host }) => host) })],
  };
  return Object.fromEntries(patterns.map((pattern) => [pattern, behavior]));
};

export const formBehaviors = (stack: Stack, { apis, headers }: Apis): Behaviors =>
  openedBehaviors(stack, apis, {
    patterns: ['/form/*', '/traveler_info_form/*', '/traveler_request_form/*', '/client_form/*', '/trip_form/*'],
    page: getEndpointPath(CONTRACTS['public.form.page']),
    ...{ policy: headers.form, id: 'FormPages', code: 'form-pages' },
  });

/** Invoices: by what is owed now, with what is paid online. */
export const invoiceBehaviors = (stack: Stack, { apis, headers }: Apis): Behaviors =>
  openedBehaviors(stack, apis, {
    patterns: ['/invoice/*', '/invoices/pay/*', '/client_invoice/*'],
    page: getEndpointPath(CONTRACTS['public.invoice.page']),
    ...{ policy: headers.page, id: 'InvoicePages', code: 'invoice-pages' },
  });

/**
 * Client pages by their link, and the pictures they show. A page is kept for one second only: a withdrawn link must stop working at once,
 * and without any time to live CloudFront would not compress. What is not there is answered by the public API, with a page and a 404, and so
 * are the pages of whole trips and of companies.
 */
export const clientBehaviors = (
  stack: Stack,
  { files, headers, apis }: { files: IBucket; headers: Headers; apis: readonly Host[] },
): Behaviors => {
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
    fallbackOrigin: apiOrigin(apiFor(apis, LINK_GONE.address)),
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
    origin: apiOrigin(apiFor(apis, getEndpointPath(CONTRACTS['public.company.page']))),
    functionAssociations: [edge(stack, 'CompanyPages', 'company-pages')],
  };
  const trip: BehaviorOptions = {
    ...behavior,
    origin: apiOrigin(apiFor(apis, getEndpointPath(CONTRACTS['public.ti-trip.page']))),
  };
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
    functionAssociations: [edge(stack, 'AppPages', 'app-pages', { PAGES: pages })],
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
