import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeMarkup } from '../escape-markup';
import { ServiceError } from '../service-error';
import { corsHeaders, preflight } from './cors';
import { listObjects } from './list-objects';
import { type Objects, objectFolder } from './objects';
import { postObject } from './post-object';
import { readObject, type S3Answer } from './read-object';
import { readRequest, type S3Request } from './s3-request';
import { checkSignature } from './signature';
import { writeObject } from './write-object';
import { xml } from './xml';

/** Parameters that ask for another operation than reading and writing the object. */
const ELSE = [
  'uploads',
  'uploadId',
  'partNumber',
  'acl',
  'tagging',
  'policy',
  'versioning',
  'versions',
  'cors',
  'lifecycle',
  'delete',
  'attributes',
];
const notSimulated = (): never => {
  throw new ServiceError('NotImplemented', 'This operation is not simulated locally.', 501);
};

const onBucket = (objects: Objects, request: S3Request): Promise<S3Answer> => {
  if (request.method === 'GET' && request.bucket) return listObjects(objects, request);
  return notSimulated();
};

const onObject = async (objects: Objects, request: S3Request): Promise<S3Answer> => {
  const { method, bucket, key } = request;
  if (method === 'PUT') return writeObject(objects, request);
  if (method === 'GET' || method === 'HEAD') return readObject(request, await objects.get(bucket, key));
  if (method !== 'DELETE') return notSimulated();
  await objects.remove(bucket, key);
  return { status: 204, headers: {} };
};

const answer = async (objects: Objects, request: S3Request, now: number): Promise<S3Answer> => {
  const form = (request.headers['content-type'] ?? '').startsWith('multipart/form-data');
  if (request.method === 'POST' && !request.key && form) return postObject(objects, request, now);
  checkSignature(request, now);
  if (ELSE.some((name) => request.query.has(name))) return notSimulated();
  return request.key ? onObject(objects, request) : onBucket(objects, request);
};

const refusal = (error: unknown): S3Answer => {
  if (!(error instanceof ServiceError)) console.error(error);
  const known =
    error instanceof ServiceError ? error : new ServiceError('InternalError', 'We encountered an internal error.', 500);
  return xml(
    known.status,
    `<Error><Code>${known.code}</Code><Message>${escapeMarkup(known.message)}</Message></Error>`,
  );
};

/** An object store that speaks S3 as far as Wayline uses it. Buckets need not be made. `now` judges signatures, in milliseconds. */
export const s3Service = (root: string, now: () => number) => {
  const objects = objectFolder(root);
  const answered = async (request: IncomingMessage): Promise<{ read?: S3Request; made: S3Answer }> => {
    const read = await readRequest(request);
    if (read.method === 'OPTIONS') return { read, made: preflight(read.headers) };
    return { read, made: await answer(objects, read, now()).catch(refusal) };
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { read, made } = await answered(request).catch((error) => ({ read: undefined, made: refusal(error) }));
    response.writeHead(made.status, { ...corsHeaders(read?.headers ?? {}), ...made.headers });
    response.end(request.method === 'HEAD' || made.status === 304 ? undefined : made.body);
  };
};
