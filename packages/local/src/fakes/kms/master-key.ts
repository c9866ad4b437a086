import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ServiceError } from '../service-error';
import type { Store } from '../store';

export type Context = Record<string, string>;
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

const keptKey = (store: Store): Buffer => {
  const kept = store.get<string>('master-key');
  if (kept) return Buffer.from(kept, 'base64');
  const made = randomBytes(KEY_BYTES);
  store.put('master-key', made.toString('base64'));
  return made;
};
/** The order of a context's entries means nothing. */
const bound = (keyId: string, context: Context) =>
  Buffer.from(JSON.stringify([keyId, Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))]));

/** AES-256-GCM under one key that is made once and kept. A ciphertext says under which key id it was made; id and context are bound to it. */
export const masterKey = (store: Store) => {
  const key = keptKey(store);
  return {
    /** The ciphertext, in base64. */
    lock: (keyId: string, context: Context, plain: Buffer): string => {
      const id = Buffer.from(keyId);
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(bound(keyId, context));
      const sealed = [cipher.update(plain), cipher.final(), cipher.getAuthTag()];
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      return Buffer.concat([length, id, iv, ...sealed]).toString('base64');
    },
    /** Refuses with InvalidCiphertextException what was changed, cut or made under another context. */
    unlock: (blob: Buffer, context: Context): { keyId: string; plain: Buffer } => {
      try {
        const start = 2 + blob.readUInt16BE(0);
        const keyId = blob.subarray(2, start).toString();
        const iv = blob.subarray(start, start + IV_BYTES);
        const opener = createDecipheriv('aes-256-gcm', key, iv)
          .setAAD(bound(keyId, context))
          .setAuthTag(blob.subarray(-TAG_BYTES));
        const body = blob.subarray(start + IV_BYTES, -TAG_BYTES);
        return { keyId, plain: Buffer.concat([opener.update(body), opener.final()]) };
      } catch {
        throw new ServiceError('InvalidCiphertextException', 'The ciphertext does not belong to this key and context.');
      }
    },
  };
};
