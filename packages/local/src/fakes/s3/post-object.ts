import { ServiceError } from '../service-error';
import type { Objects } from './objects';
import { checkPolicy, type PostFields } from './post-policy';
import type { S3Answer } from './read-object';
import type { S3Request } from './s3-request';
import { pickObjectHeaders } from './write-object';
import { xml } from './xml';

const malformed = () =>
  new ServiceError('MalformedPOSTRequest', 'The body of your POST request is not well-formed multipart/form-data.');

const readForm = async ({ headers, raw, bucket }: S3Request) => {
  const type = { 'content-type': headers['content-type'] ?? '' };
  const form = await new Response(new Uint8Array(raw), { headers: type }).formData().catch(() => {
    throw malformed();
  });
  const file = form.get('file');
  if (!(file instanceof Blob)) throw malformed();
  const fields: PostFields = {};
  for (const [name, value] of form) if (typeof value === 'string') fields[name.toLowerCase()] = value;
  fields.bucket = bucket;
  return { fields, file };
};

/** An upload from a browser's form, allowed by a policy that we signed. */
export const postObject = async (objects: Objects, request: S3Request, now: number): Promise<S3Answer> => {
  const { fields, file } = await readForm(request);
  if (!fields.key) throw new ServiceError('InvalidArgument', "Bucket POST must contain a field named 'key'.");
  checkPolicy(fields, file.size, now);
  const key = fields.key.replaceAll('$' + '{filename}', file.name);
  const { etag } = await objects.put(
    request.bucket,
    key,
    Buffer.from(await file.arrayBuffer()),
    pickObjectHeaders(fields),
  );
  const status = Number(fields.success_action_status ?? 204);
  if (status !== 201) return { status: status === 200 ? 200 : 204, headers: { etag } };
  return xml(201, `<PostResponse><ETag>${etag}</ETag></PostResponse>`);
};
