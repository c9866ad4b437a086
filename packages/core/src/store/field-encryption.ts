import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { DecryptCommand, GenerateDataKeyCommand, KMSClient } from '@aws-sdk/client-kms';
import { EncryptedText } from '../base/encrypted-text';

/** Encrypts single fields for one company; what is encrypted for one company cannot be decrypted for another. */
export type FieldEncryption = {
  encrypt(company: string, field: string, plain: string): Promise<EncryptedText>;
  decrypt(company: string, field: string, encrypted: EncryptedText): Promise<string>;
};

const VERSION = 's1';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const aad = (company: string, field: string) => Buffer.from(`${company}|${field}`);

/**
 * Encrypts with AES-256-GCM under a data key of the text's own, itself encrypted by a KMS key for this company; company and field are bound
 * to the text. A decrypted key is forgotten at once: looks at an encrypted field are few, and each should be on KMS's record.
 */
export const kmsFieldEncryption = (keyId: string, client = new KMSClient({})): FieldEncryption => {
  const unwrap = async (company: string, wrapped: string) => {
    const CiphertextBlob = Buffer.from(wrapped, 'base64url');
    const key = await client.send(new DecryptCommand({ KeyId: keyId, CiphertextBlob, EncryptionContext: { company } }));
    return Buffer.from(key.Plaintext ?? []);
  };
  return {
    encrypt: async (company, field, plain) => {
      const made = await client.send(
        new GenerateDataKeyCommand({ KeyId: keyId, KeySpec: 'AES_256', EncryptionContext: { company } }),
      );
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', Buffer.from(made.Plaintext ?? []), iv).setAAD(aad(company, field));
      const body = Buffer.concat([iv, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      const wrapped = Buffer.from(made.CiphertextBlob ?? []).toString('base64url');
      return EncryptedText.parse([VERSION, wrapped, body.toString('base64url')].join('.'));
    },
    decrypt: async (company, field, encrypted) => {
      const [version, wrapped, text] = encrypted.split('.');
      if (version !== VERSION || !wrapped || !text) throw new Error('Not an encrypted field.');
      const key = await unwrap(company, wrapped);
      const body = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, IV_BYTES))
        .setAAD(aad(company, field))
        .setAuthTag(body.subarray(-TAG_BYTES));
      return Buffer.concat([decipher.update(body.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
    },
  };
};
