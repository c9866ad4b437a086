import { randomBytes } from 'node:crypto';
import type { Input, Operation } from '../input';
import { ServiceError } from '../service-error';
import type { Store } from '../store';
import { type Context, masterKey } from './master-key';

const MOST_BYTES = 4096;
const SIZES: Record<string, number> = { AES_256: 32, AES_128: 16 };

const invalid = (message: string): never => {
  throw new ServiceError('ValidationException', message);
};
const contextOf = (input: Input): Context => input.texts('EncryptionContext');
const bytesOf = (input: Input, name: string) => Buffer.from(input.text(name), 'base64');

const sizeOf = (input: Input): number => {
  const spec = input.maybe('KeySpec');
  const size = spec ? SIZES[spec] : input.number('NumberOfBytes');
  return size && size > 0 && size <= 1024 ? size : invalid('Please specify either number of bytes or key spec.');
};

/** KMS as far as Wayline uses it: data keys, and small texts, under a master key of this machine. */
export const keyService = (store: Store): Record<string, Operation> => {
  const key = masterKey(store);
  return {
    GenerateDataKey: (input) => {
      const KeyId = input.text('KeyId');
      const plain = randomBytes(sizeOf(input));
      return { KeyId, Plaintext: plain.toString('base64'), CiphertextBlob: key.lock(KeyId, contextOf(input), plain) };
    },
    Encrypt: (input) => {
      const KeyId = input.text('KeyId');
      const plain = bytesOf(input, 'Plaintext');
      if (plain.length > MOST_BYTES) return invalid(`Plaintext is longer than ${MOST_BYTES} bytes.`);
      return {
        KeyId,
        CiphertextBlob: key.lock(KeyId, contextOf(input), plain),
        EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
      };
    },
    Decrypt: (input) => {
      const opened = key.unlock(bytesOf(input, 'CiphertextBlob'), contextOf(input));
      const asked = input.maybe('KeyId');
      if (asked && asked !== opened.keyId) {
        throw new ServiceError(
          'IncorrectKeyException',
          'The key ID in the request does not identify a CMK that can perform this operation.',
        );
      }
      return {
        KeyId: opened.keyId,
        Plaintext: opened.plain.toString('base64'),
        EncryptionAlgorithm: 'SYMMETRIC_DEFAULT',
      };
    },
  };
};
