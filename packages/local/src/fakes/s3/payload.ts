import { crc32 } from 'node:zlib';
import { ServiceError } from '../service-error';
import type { S3Request } from './s3-request';

const CRC = 'x-amz-checksum-crc32';
const broken = () => new ServiceError('IncompleteBody', 'The request body terminated unexpectedly.');

type Unframed = { body: Buffer; trailers: Record<string, string> };

const trailersOf = (text: string) =>
  Object.fromEntries(
    text
      .split('\r\n')
      .map((line) => line.split(/:(.*)/s))
      .filter(([name, value]) => name && value !== undefined)
      .map(([name = '', value = '']) => [name.toLowerCase(), value.trim()]),
  );

/** Takes the framing (aws-chunked) off an upload that the SDK streams. */
const unframe = (bytes: Buffer): Unframed => {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at);
    const size = end < 0 ? Number.NaN : Number.parseInt(bytes.subarray(at, end).toString(), 16);
    if (Number.isNaN(size)) throw broken();
    const start = end + 2;
    if (size === 0) return { body: Buffer.concat(parts), trailers: trailersOf(bytes.subarray(start).toString()) };
    if (start + size + 2 > bytes.length) throw broken();
    parts.push(bytes.subarray(start, start + size));
    at = start + size + 2;
  }
};

const sumOf = (body: Buffer) => {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return sum.toString('base64');
};

/** The bytes that were meant. Refuses a body that is cut short or whose checksum (header, trailer or signed address) is another's. */
export const decodePayload = ({ headers, query, raw }: S3Request): Buffer => {
  const streamed = (headers['x-amz-content-sha256'] ?? '').startsWith('STREAMING-');
  const { body, trailers } = streamed ? unframe(raw) : { body: raw, trailers: {} as Record<string, string> };
  const length = headers['x-amz-decoded-content-length'];
  if (streamed && length !== undefined && Number(length) !== body.length) throw broken();
  const claimed = headers[CRC] ?? trailers[CRC] ?? query.get(CRC) ?? undefined;
  if (claimed !== undefined && claimed !== sumOf(body)) {
    throw new ServiceError('BadDigest', 'The CRC32 you specified did not match the calculated checksum.');
  }
  return body;
};
