import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ServiceError } from '../service-error';

export type StoredObject = { body: Buffer; type: string; cache?: string; etag: string; at: string };
type Meta = Omit<StoredObject, 'body'>;

/** Objects as files; a key of any letters becomes one safe file name, so no key leads out of its bucket. */
export const objectFolder = (root: string) => {
  const fileOf = (bucket: string, key: string) =>
    path.join(root, encodeURIComponent(bucket), createHash('sha256').update(key).digest('hex'));
  const missing = new ServiceError('NoSuchKey', 'The specified key does not exist.', 404);
  return {
    put: async (
      bucket: string,
      key: string,
      body: Buffer,
      about: { type: string; cache?: string | undefined },
    ): Promise<string> => {
      const file = fileOf(bucket, key);
      await mkdir(path.dirname(file), { recursive: true });
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      const meta: Meta = { ...about, etag, at: new Date().toUTCString() };
      const head = Buffer.from(`${JSON.stringify(meta)}\n`);
      const draft = `${file}.${randomUUID()}`;
      await writeFile(draft, Buffer.concat([head, body]));
      await rename(draft, file);
      return etag;
    },
    get: async (bucket: string, key: string): Promise<StoredObject> => {
      const bytes = await readFile(fileOf(bucket, key)).catch(() => {
        throw missing;
      });
      const end = bytes.indexOf(10);
      return { ...(JSON.parse(bytes.subarray(0, end).toString()) as Meta), body: bytes.subarray(end + 1) };
    },
    remove: (bucket: string, key: string) => rm(fileOf(bucket, key), { force: true }),
  };
};
