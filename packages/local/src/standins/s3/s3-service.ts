import type { IncomingMessage, ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import { ServiceError } from '../service-error';
import { objectFolder } from './objects';
import { checkSignature } from './signature';

const escaped = (text: string) => text.replace(/[<>&"']/g, (c) => `&#${c.charCodeAt(0)};`);

/** Takes the framing off an upload that the SDK sends in signed chunks. */
const unchunk = (bytes: Buffer): Buffer => {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, end).toString().split(';')[0] ?? '0', 16);
    if (end < 0 || !size) return Buffer.concat(parts);
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
};

const readAll = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  return /STREAMING/.test(String(request.headers['x-amz-content-sha256'])) ? unchunk(bytes) : bytes;
};

const checkSum = (request: IncomingMessage, body: Buffer) => {
  const claimed = request.headers['x-amz-checksum-crc32'];
  if (typeof claimed !== 'string' || typeof crc32 !== 'function') return;
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  if (sum.toString('base64') !== claimed)
    throw new ServiceError('BadDigest', 'The checksum you specified did not match what we received.', 400);
};

/** An object store that speaks S3 as far as Wayline uses it: put, get, head, delete, copy, presigned or signed by header. */
export const s3Service = (root: string, now: () => number) => {
  const objects = objectFolder(root);
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const rawPath = (request.url ?? '/').split('?')[0] ?? '/';
    const url = new URL(request.url ?? '/', 'http://local');
    const [, bucket = '', ...rest] = rawPath.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    const body = await readAll(request);
    checkSignature(request, url, rawPath, now());
    if (!key) throw new ServiceError('NotImplemented', 'Not simulated locally.', 501);
    if (request.method === 'PUT') {
      const source = request.headers['x-amz-copy-source'];
      if (typeof source === 'string') {
        const [fromBucket = '', ...fromKey] = decodeURIComponent(source).replace(/^\//, '').split('/');
        const copied = await objects.get(fromBucket, fromKey.join('/'));
        const etag = await objects.put(bucket, key, copied.body, copied);
        return response
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<CopyObjectResult><ETag>${escaped(etag)}</ETag></CopyObjectResult>`);
      }
      checkSum(request, body);
      const etag = await objects.put(bucket, key, body, {
        type: request.headers['content-type'] ?? 'binary/octet-stream',
        cache: request.headers['cache-control'],
      });
      return response.writeHead(200, { etag }).end();
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      const found = await objects.get(bucket, key);
      response.writeHead(200, {
        'content-type': found.type,
        'content-length': found.body.length,
        etag: found.etag,
        'last-modified': found.at,
        ...(found.cache && { 'cache-control': found.cache }),
      });
      return response.end(request.method === 'HEAD' ? undefined : found.body);
    }
    if (request.method === 'DELETE') {
      await objects.remove(bucket, key);
      return response.writeHead(204).end();
    }
    throw new ServiceError('NotImplemented', 'Not simulated locally.', 501);
  };
  return (request: IncomingMessage, response: ServerResponse) =>
    serve(request, response).catch((error: unknown) => {
      const known =
        error instanceof ServiceError
          ? error
          : new ServiceError('InternalError', 'We encountered an internal error.', 500);
      if (!(error instanceof ServiceError)) console.error(error);
      response.writeHead(known.status, { 'content-type': 'application/xml' });
      response.end(
        request.method === 'HEAD'
          ? undefined
          : `<Error><Code>${known.code}</Code><Message>${escaped(known.message)}</Message></Error>`,
      );
    });
};
