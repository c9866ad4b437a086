import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ServiceError } from '../service-error';
import type { Store } from '../store';

type Input = {
  Plaintext?: string;
  CiphertextBlob?: string;
  EncryptionContext?: Record<string, string>;
  KeyId?: string;
};

const aad = (context: Record<string, string> = {}) => Buffer.from(JSON.stringify(Object.entries(context).sort()));

/** Data keys under a master key of this machine; the encryption context is part of every ciphertext. */
export const keyService = (store: Store): Record<string, (input: Input) => object> => {
  const master = () => {
    const kept = store.get<string>('master-key') ?? randomBytes(32).toString('base64');
    store.put('master-key', kept);
    return Buffer.from(kept, 'base64');
  };
  const encrypt = (plain: Buffer, context: Input['EncryptionContext']) => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', master(), iv).setAAD(aad(context));
    return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64');
  };
  const decrypt = (blob: string, context: Input['EncryptionContext']) => {
    const bytes = Buffer.from(blob, 'base64');
    try {
      const opener = createDecipheriv('aes-256-gcm', master(), bytes.subarray(0, 12))
        .setAAD(aad(context))
        .setAuthTag(bytes.subarray(-16));
      return Buffer.concat([opener.update(bytes.subarray(12, -16)), opener.final()]).toString('base64');
    } catch {
      throw new ServiceError('InvalidCiphertextException', 'The ciphertext does not belong to this context.');
    }
  };
  return {
    GenerateDataKey: ({ EncryptionContext, KeyId }) => {
      const key = randomBytes(32);
      return { KeyId, Plaintext: key.toString('base64'), CiphertextBlob: encrypt(key, EncryptionContext) };
    },
    Encrypt: ({ Plaintext = '', EncryptionContext, KeyId }) => ({
      KeyId,
      CiphertextBlob: encrypt(Buffer.from(Plaintext, 'base64'), EncryptionContext),
    }),
    Decrypt: ({ CiphertextBlob = '', EncryptionContext, KeyId }) => ({
      KeyId,
      Plaintext: decrypt(CiphertextBlob, EncryptionContext),
    }),
  };
};
