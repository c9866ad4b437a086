import { CopyObjectCommand, ListObjectVersionsCommand, type ListObjectVersionsOutput } from '@aws-sdk/client-s3';
import { copySource, s3Client } from './s3-client';

/** One version of a file: since when it was what the key held, or that the key held nothing. */
export type FileVersion = { key: string; version: string; since: string; deleted: boolean };
/** The version that a key held and no longer does. */
export type LostVersion = Pick<FileVersion, 'key' | 'version'>;

const newestFirst = (a: FileVersion, b: FileVersion) => (a.since < b.since ? 1 : -1);

/** What keys held at a moment and do not hold now: overwritten since, or deleted. What came later stays. */
export const lostVersions = (versions: readonly FileVersion[], at: string): LostVersion[] => {
  const byKey = new Map<string, FileVersion[]>();
  for (const one of versions) byKey.set(one.key, [...(byKey.get(one.key) ?? []), one]);
  return [...byKey.values()].flatMap((all) => {
    const [latest, ...rest] = [...all].sort(newestFirst);
    const wanted = [latest, ...rest].find((one) => one && one.since <= at);
    if (!wanted || wanted.deleted || wanted.version === latest?.version) return [];
    return [{ key: wanted.key, version: wanted.version }];
  });
};

/** Every version of every file under a prefix, deletions included. */
export const listVersions = async (bucket: string, prefix: string, client = s3Client()): Promise<FileVersion[]> => {
  const found: FileVersion[] = [];
  let next: Pick<ListObjectVersionsOutput, 'NextKeyMarker' | 'NextVersionIdMarker'> = {};
  do {
    const page: ListObjectVersionsOutput = await client.send(
      new ListObjectVersionsCommand({
        Bucket: bucket,
        Prefix: prefix,
        KeyMarker: next.NextKeyMarker,
        VersionIdMarker: next.NextVersionIdMarker,
      }),
    );
    const versions = [
      ...(page.Versions ?? []).map((one) => ({ ...one, deleted: false })),
      ...(page.DeleteMarkers ?? []).map((one) => ({ ...one, deleted: true })),
    ];
    for (const { Key: key = '', VersionId: version = '', LastModified, deleted } of versions)
      found.push({ key, version, since: LastModified?.toISOString() ?? '', deleted });
    next = page.IsTruncated ? page : {};
  } while (next.NextKeyMarker);
  return found;
};

/** Puts an older version of a file back as its newest; the one that is there stays as a version, so that this can be undone. */
export const bringBack = async (bucket: string, { key, version }: LostVersion, client = s3Client()): Promise<void> => {
  await client.send(
    new CopyObjectCommand({
      Bucket: bucket,
      Key: key,
      CopySource: `${copySource(bucket, key)}?versionId=${encodeURIComponent(version)}`,
    }),
  );
};
