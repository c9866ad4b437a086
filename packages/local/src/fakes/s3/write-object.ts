import { ServiceError } from '../service-error';
import type { ObjectHead, Objects } from './objects';
import { decodePayload } from './payload';
import type { S3Answer } from './read-object';
import { parseObjectPath, type S3Request } from './s3-request';
import { xml } from './xml';

const KEPT = ['content-type', 'cache-control', 'content-disposition', 'content-language', 'expires'];

/** The headers of an upload that are kept with the object. */
export const pickObjectHeaders = (headers: Record<string, string>): Record<string, string> => {
  const encoding = (headers['content-encoding'] ?? '').split(/, */).filter((e) => e && e !== 'aws-chunked');
  return {
    'content-type': 'binary/octet-stream',
    ...Object.fromEntries(
      Object.entries(headers).filter(([name]) => KEPT.includes(name) || name.startsWith('x-amz-meta-')),
    ),
    ...(encoding.length > 0 && { 'content-encoding': encoding.join(',') }),
  };
};

const failedCondition = () =>
  new ServiceError('PreconditionFailed', 'At least one of the pre-conditions you specified did not hold', 412);

/** Conditional writes: `If-None-Match: *` means that there is nothing yet, `If-Match` that it is still what the writer saw. */
const checkConditions = (headers: Record<string, string>, current: ObjectHead | undefined) => {
  const taken = headers['if-none-match'] === '*' && current;
  const changed = headers['if-match'] && headers['if-match'] !== current?.etag;
  if (taken || changed) throw failedCondition();
};

/** A copy of what the caller has seen, and of nothing that took its place since. */
const checkSource = (headers: Record<string, string>, { etag }: ObjectHead) => {
  const wanted = headers['x-amz-copy-source-if-match'];
  if (wanted && wanted !== etag) throw failedCondition();
};

const copyObject = async (objects: Objects, request: S3Request, source: string): Promise<S3Answer> => {
  const from = parseObjectPath(source);
  const { head, body } = await objects.get(from.bucket, from.key);
  checkSource(request.headers, head);
  const headers =
    request.headers['x-amz-metadata-directive'] === 'REPLACE' ? pickObjectHeaders(request.headers) : head.headers;
  const made = await objects.put(request.bucket, request.key, body, headers);
  return xml(
    200,
    `<CopyObjectResult><ETag>${made.etag}</ETag><LastModified>${made.at}</LastModified></CopyObjectResult>`,
  );
};

/** PUT of an object, or a copy of another. */
export const writeObject = async (objects: Objects, request: S3Request): Promise<S3Answer> => {
  const source = request.headers['x-amz-copy-source'];
  if (source) return copyObject(objects, request, source);
  const body = decodePayload(request);
  checkConditions(request.headers, (await objects.find(request.bucket, request.key))?.head);
  const { etag } = await objects.put(request.bucket, request.key, body, pickObjectHeaders(request.headers));
  return { status: 200, headers: { etag } };
};
