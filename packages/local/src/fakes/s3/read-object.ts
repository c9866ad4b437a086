import { ServiceError } from '../service-error';
import type { StoredObject } from './objects';
import type { S3Request } from './s3-request';

export type S3Answer = { status: number; headers: Record<string, string>; body?: Buffer | string };

const OVERRIDES = [
  'content-type',
  'content-disposition',
  'content-language',
  'content-encoding',
  'cache-control',
  'expires',
];

const overrides = (query: URLSearchParams) =>
  Object.fromEntries(
    OVERRIDES.flatMap((name) => (query.has(`response-${name}`) ? [[name, query.get(`response-${name}`) ?? '']] : [])),
  );

/** The first and last byte that a range asks for; undefined when there is no range to serve. */
const rangeOf = (header: string | undefined, size: number): [number, number] | undefined => {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (!first && !last)) return undefined;
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = first && last ? Math.min(size - 1, Number(last)) : size - 1;
  if (from > to) throw new ServiceError('InvalidRange', 'The requested range is not satisfiable', 416);
  return [from, to];
};

/** GET and HEAD of an object: whole, a range of it, or nothing when the reader has it already. */
export const readObject = ({ headers, query }: S3Request, { head, body }: StoredObject): S3Answer => {
  const about = {
    ...head.headers,
    ...overrides(query),
    etag: head.etag,
    'last-modified': new Date(head.at).toUTCString(),
    'accept-ranges': 'bytes',
  };
  if (headers['if-none-match'] === head.etag) return { status: 304, headers: about };
  if (headers['if-match'] && headers['if-match'] !== head.etag) {
    throw new ServiceError('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412);
  }
  const range = rangeOf(headers.range, head.size);
  if (!range) return { status: 200, headers: { ...about, 'content-length': String(head.size) }, body };
  const [from, to] = range;
  const part = body.subarray(from, to + 1);
  const place = { 'content-range': `bytes ${from}-${to}/${head.size}`, 'content-length': String(part.length) };
  return { status: 206, headers: { ...about, ...place }, body: part };
};
