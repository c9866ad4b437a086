import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { LOCAL_CREDENTIALS } from '../credentials';
import { ServiceError } from '../service-error';

type Signed = { credential: string; signedHeaders: string; signature: string; date: string; payloadHash: string };

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
const headerOf = (request: IncomingMessage, name: string) =>
  String(request.headers[name] ?? '')
    .trim()
    .replace(/ +/g, ' ');

const fromQuery = (request: IncomingMessage, query: URLSearchParams, now: number): Signed => {
  const date = query.get('X-Amz-Date') ?? '';
  const at = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..)Z$/, '$1-$2-$3:$4:$5Z'));
  if (!(at + 1000 * Number(query.get('X-Amz-Expires')) >= now))
    throw new ServiceError('AccessDenied', 'Request has expired', 403);
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
    date,
    payloadHash: headerOf(request, 'x-amz-content-sha256') || 'UNSIGNED-PAYLOAD',
  };
};

const fromHeader = (request: IncomingMessage): Signed => {
  const match = /Credential=([^,]+), *SignedHeaders=([^,]+), *Signature=(\w+)/.exec(
    request.headers.authorization ?? '',
  );
  if (!match) throw new ServiceError('AccessDenied', 'Access Denied', 403);
  const [, credential = '', signedHeaders = '', signature = ''] = match;
  return {
    credential,
    signedHeaders,
    signature,
    date: headerOf(request, 'x-amz-date'),
    payloadHash: headerOf(request, 'x-amz-content-sha256'),
  };
};

/** Refuses a request whose AWS signature (version 4, in the header or in the address) is not ours. */
export const checkSignature = (request: IncomingMessage, url: URL, rawPath: string, now: number): void => {
  const query = url.searchParams;
  const signed = query.has('X-Amz-Signature') ? fromQuery(request, query, now) : fromHeader(request);
  const [keyId = '', day = '', region = '', service = ''] = signed.credential.split('/');
  if (keyId !== LOCAL_CREDENTIALS.accessKeyId)
    throw new ServiceError('InvalidAccessKeyId', 'The access key does not exist.', 403);
  const canonicalQuery = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signed.signedHeaders.split(';').map((name) => `${name}:${headerOf(request, name)}`);
  const canonical = [
    request.method,
    rawPath,
    canonicalQuery,
    ...headers,
    '',
    signed.signedHeaders,
    signed.payloadHash,
  ].join('\n');
  const scope = `${day}/${region}/${service}/aws4_request`;
  const key = hmac(hmac(hmac(hmac(`AWS4${LOCAL_CREDENTIALS.secretAccessKey}`, day), region), service), 'aws4_request');
  const expected = hmac(key, ['AWS4-HMAC-SHA256', signed.date, scope, sha256(canonical)].join('\n')).toString('hex');
  const same =
    expected.length === signed.signature.length &&
    timingSafeEqual(Buffer.from(expected), Buffer.from(signed.signature));
  if (!same)
    throw new ServiceError(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
      403,
    );
};
