import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { LOCAL_CREDENTIALS } from '../credentials';
import { ServiceError } from '../service-error';
import type { S3Request } from './s3-request';

type Signed = { credential: string; signedHeaders: string; signature: string; date: string; payloadHash: string };

const SKEW_MS = 15 * 60_000;
const LONGEST_SECONDS = 7 * 86_400;
const MISMATCH = 'The request signature we calculated does not match the signature you provided.';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
const refuse = (code: string, message: string): never => {
  throw new ServiceError(code, message, 403);
};
const headerOf = (request: S3Request, name: string) => (request.headers[name] ?? '').trim().replace(/ +/g, ' ');
const order = (a: string, b: string) => (a < b ? -1 : 1);
const timeOf = (date: string) => Date.parse(date.replace(/^(....)(..)(..T..)(..)(..)Z$/, '$1-$2-$3:$4:$5Z'));

const fromQuery = (request: S3Request, now: number): Signed => {
  const of = (name: string) => request.query.get(`X-Amz-${name}`) ?? '';
  const from = timeOf(of('Date'));
  const seconds = Number(of('Expires') || Number.NaN);
  if (!(seconds >= 1 && seconds <= LONGEST_SECONDS) || Number.isNaN(from)) {
    return refuse('AuthorizationQueryParametersError', 'X-Amz-Expires must be between 1 and 604800 seconds');
  }
  if (from + 1000 * seconds < now) return refuse('AccessDenied', 'Request has expired');
  if (from > now + SKEW_MS) return refuse('AccessDenied', 'Request is not valid yet');
  const payloadHash = headerOf(request, 'x-amz-content-sha256') || of('Content-Sha256') || 'UNSIGNED-PAYLOAD';
  return {
    credential: of('Credential'),
    signedHeaders: of('SignedHeaders'),
    signature: of('Signature'),
    date: of('Date'),
    payloadHash,
  };
};

const fromHeader = (request: S3Request, now: number): Signed => {
  const authorization = headerOf(request, 'authorization');
  const match = /Credential=([^,]+), *SignedHeaders=([^,]+), *Signature=(\w+)/.exec(authorization);
  if (!match) return refuse('AccessDenied', 'Access Denied');
  const [, credential = '', signedHeaders = '', signature = ''] = match;
  const date = headerOf(request, 'x-amz-date');
  if (!(Math.abs(timeOf(date) - now) <= SKEW_MS)) {
    return refuse('RequestTimeTooSkewed', 'The difference between the request time and the current time is too large.');
  }
  return { credential, signedHeaders, signature, date, payloadHash: headerOf(request, 'x-amz-content-sha256') };
};

/** Whether a text was signed with our key, for a day, region and service (`credential` is key id/day/region/service/aws4_request). */
export const checkKey = (credential: string, text: string, signature: string): void => {
  const [keyId = '', day = '', region = '', service = '', ending] = credential.split('/');
  if (keyId !== LOCAL_CREDENTIALS.accessKeyId)
    refuse('InvalidAccessKeyId', 'The AWS access key Id you provided does not exist.');
  if (service !== 's3' || ending !== 'aws4_request') refuse('SignatureDoesNotMatch', MISMATCH);
  const key = hmac(hmac(hmac(hmac(`AWS4${LOCAL_CREDENTIALS.secretAccessKey}`, day), region), service), 'aws4_request');
  const expected = Buffer.from(hmac(key, text).toString('hex'));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) refuse('SignatureDoesNotMatch', MISMATCH);
};

/** What the sender says the body is must be what came; streamed bodies carry their own sums. */
const checkPayload = (request: S3Request, payloadHash: string) => {
  if (!/^[0-9a-f]{64}$/.test(payloadHash) || sha256(request.raw) === payloadHash) return;
  throw new ServiceError(
    'XAmzContentSHA256Mismatch',
    "The provided 'x-amz-content-sha256' header does not match what was computed.",
  );
};

/** Refuses a request whose AWS signature (version 4, in the header or in the address) is not ours. `now` in milliseconds. */
export const checkSignature = (request: S3Request, now: number): void => {
  const signed = request.query.has('X-Amz-Signature') ? fromQuery(request, now) : fromHeader(request, now);
  const query = [...request.query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? order(x, y) : order(a, b)))
    .map((pair) => pair.join('='))
    .join('&');
  const names = signed.signedHeaders.split(';');
  if (!names.includes('host')) refuse('SignatureDoesNotMatch', MISMATCH);
  const headers = names.map((name) => `${name}:${headerOf(request, name)}`);
  const canonical = [
    request.method,
    request.rawPath,
    query,
    ...headers,
    '',
    signed.signedHeaders,
    signed.payloadHash,
  ].join('\n');
  const scope = signed.credential.split('/').slice(1).join('/');
  checkKey(signed.credential, ['AWS4-HMAC-SHA256', signed.date, scope, sha256(canonical)].join('\n'), signed.signature);
  checkPayload(request, signed.payloadHash);
};
