import { escapeMarkup } from '../escape-markup';
import { ServiceError } from '../service-error';
import type { ObjectHead, Objects } from './objects';
import type { S3Answer } from './read-object';
import type { S3Request } from './s3-request';
import { xml } from './xml';

const MOST = 1000;

const before = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b)) < 0;
const token = (key: string) => Buffer.from(key).toString('base64url');
const keyOf = (text: string) => Buffer.from(text, 'base64url').toString();
const content = (o: ObjectHead, name: (key: string) => string) =>
  `<Contents><Key>${name(o.key)}</Key><LastModified>${o.at}</LastModified><ETag>${escapeMarkup(o.etag)}</ETag><Size>${o.size}</Size><StorageClass>STANDARD</StorageClass></Contents>`;

/** Objects and, where a delimiter groups them, what their keys have in common; in the order of the keys. */
const grouped = (objects: readonly ObjectHead[], prefix: string, delimiter: string) => {
  const entries = new Map<string, ObjectHead | undefined>();
  for (const object of objects) {
    const cut = delimiter ? object.key.indexOf(delimiter, prefix.length) : -1;
    if (cut < 0) entries.set(object.key, object);
    else entries.set(object.key.slice(0, cut + delimiter.length), undefined);
  }
  return [...entries];
};

/** ListObjectsV2: prefix, delimiter, start-after and pages. */
export const listObjects = async (objects: Objects, { bucket, query }: S3Request): Promise<S3Answer> => {
  if (query.get('list-type') !== '2')
    throw new ServiceError('NotImplemented', 'Only ListObjectsV2 is simulated locally.', 501);
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter') ?? '';
  const most = Math.min(Number(query.get('max-keys') ?? MOST), MOST);
  const name = (key: string) =>
    query.get('encoding-type') === 'url' ? encodeURIComponent(key).replaceAll('%2F', '/') : escapeMarkup(key);
  const given = query.get('continuation-token');
  const after = given ? keyOf(given) : (query.get('start-after') ?? '');
  const all = (await objects.list(bucket)).filter((o) => o.key.startsWith(prefix));
  const rest = grouped(all, prefix, delimiter).filter(([key]) => before(after, key));
  const page = rest.slice(0, most);
  const last = page.at(-1)?.[0];
  const more = rest.length > page.length && last !== undefined;
  const entries = page.map(([key, object]) =>
    object ? content(object, name) : `<CommonPrefixes><Prefix>${name(key)}</Prefix></CommonPrefixes>`,
  );
  const next = more ? `<NextContinuationToken>${token(last)}</NextContinuationToken>` : '';
  return xml(
    200,
    `<ListBucketResult><Name>${escapeMarkup(bucket)}</Name><Prefix>${name(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${more}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
  );
};
