import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ServiceError } from '../service-error';

/** What is kept with an object: the headers it is served with, and its own `x-amz-meta-` ones. */
export type ObjectHead = {
  key: string;
  etag: string;
  size: number;
  at: string;
  headers: Record<string, string>;
};
export type StoredObject = { head: ObjectHead; body: Buffer };

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const KEY_BYTES = 1024;
const byKey = (a: ObjectHead, b: ObjectHead) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key));

const parse = (bytes: Buffer): StoredObject => {
  const end = bytes.indexOf('\n');
  return { head: JSON.parse(bytes.subarray(0, end).toString()) as ObjectHead, body: bytes.subarray(end + 1) };
};

const writeThrough = async (file: string, parts: Buffer[]) => {
  const handle = await open(file, 'w');
  try {
    for (const part of parts) await handle.writeFile(part);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Objects as files: one line about the object, then its bytes. A key of any letters becomes one safe file name, so none leads out. */
export const objectFolder = (root: string) => {
  const folderOf = (bucket: string) => {
    if (!BUCKET.test(bucket)) throw new ServiceError('InvalidBucketName', 'The specified bucket is not valid.');
    return path.join(root, bucket);
  };
  const fileOf = (bucket: string, key: string) => {
    if (Buffer.byteLength(key) > KEY_BYTES) throw new ServiceError('KeyTooLongError', 'Your key is too long.');
    return path.join(folderOf(bucket), createHash('sha256').update(key).digest('hex'));
  };
  const find = async (bucket: string, key: string): Promise<StoredObject | undefined> => {
    const bytes = await readFile(fileOf(bucket, key)).catch(() => undefined);
    return bytes && parse(bytes);
  };
  return {
    find,
    get: async (bucket: string, key: string): Promise<StoredObject> => {
      const found = await find(bucket, key);
      if (!found) throw new ServiceError('NoSuchKey', 'The specified key does not exist.', 404);
      return found;
    },
    put: async (bucket: string, key: string, body: Buffer, headers: Record<string, string>): Promise<ObjectHead> => {
      const file = fileOf(bucket, key);
      await mkdir(path.dirname(file), { recursive: true });
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      const head: ObjectHead = { key, etag, size: body.length, at: new Date().toISOString(), headers };
      const draft = `${file}.${randomUUID()}.new`;
      await writeThrough(draft, [Buffer.from(`${JSON.stringify(head)}\n`), body]);
      await rename(draft, file);
      return head;
    },
    remove: (bucket: string, key: string) => rm(fileOf(bucket, key), { force: true }),
    /** Every object of a bucket, in the order of the bytes of its key. */
    list: async (bucket: string): Promise<ObjectHead[]> => {
      const folder = folderOf(bucket);
      const names = (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith('.new'));
      const heads = await Promise.all(names.map(async (name) => parse(await readFile(path.join(folder, name))).head));
      return heads.sort(byKey);
    },
  };
};
export type Objects = ReturnType<typeof objectFolder>;
