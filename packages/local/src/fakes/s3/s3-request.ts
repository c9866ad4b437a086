import type { IncomingMessage } from 'node:http';
import { readBytes } from '../../read-body';
import { ServiceError } from '../service-error';

const MOST_BYTES = 100 * 1024 * 1024;

/** A request to the object store, its body read. `rawPath` is the path as it was sent, which is what was signed. */
export type S3Request = {
  method: string;
  rawPath: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  bucket: string;
  key: string;
  raw: Buffer;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ServiceError('InvalidURI', 'Could not parse the specified URI.');
  }
};

/** The bucket and the key that a path or a copy source names. */
export const parseObjectPath = (rawPath: string): { bucket: string; key: string } => {
  const [bucket = '', ...key] = rawPath.replace(/^\//, '').split('/');
  return { bucket: decoded(bucket), key: decoded(key.join('/')) };
};

export const readRequest = async (request: IncomingMessage): Promise<S3Request> => {
  const [rawPath = '/', search = ''] = (request.url ?? '/').split(/\?(.*)/s);
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const raw = await readBytes(request, MOST_BYTES);
  if (!raw) throw new ServiceError('EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size.');
  return {
    method: request.method ?? 'GET',
    rawPath,
    query: new URLSearchParams(search),
    headers,
    ...parseObjectPath(rawPath),
    raw,
  };
};
