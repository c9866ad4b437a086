import {
  DecryptCommand,
  EncryptCommand,
  GenerateDataKeyCommand,
  IncorrectKeyException,
  InvalidCiphertextException,
  KMSClient,
  ListKeysCommand,
} from '@aws-sdk/client-kms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestFakes, type TestFakes } from '../test-fakes';

const KeyId = 'alias/wayline-seal';
const EncryptionContext = { company: 'cmp_1', purpose: 'seal' };
let t: TestFakes;
let kms: KMSClient;
beforeAll(async () => {
  t = await startTestFakes();
  kms = new KMSClient(t.options('KMS'));
});
afterAll(() => t.stop());

const encrypt = async (text: string) =>
  (await kms.send(new EncryptCommand({ KeyId, Plaintext: Buffer.from(text), EncryptionContext }))).CiphertextBlob ??
  new Uint8Array();
const decrypt = (CiphertextBlob: Uint8Array, rest: Record<string, unknown> = { EncryptionContext }) =>
  kms.send(new DecryptCommand({ CiphertextBlob, ...rest }));

describe('the key service', () => {
  it('makes data keys that open again', async () => {
    const made = await kms.send(new GenerateDataKeyCommand({ KeyId, KeySpec: 'AES_256', EncryptionContext }));
    expect(made.Plaintext).toHaveLength(32);
    const opened = await decrypt(made.CiphertextBlob ?? new Uint8Array(), { KeyId, EncryptionContext });
    expect(opened).toMatchObject({ KeyId, Plaintext: made.Plaintext });
    const again = await kms.send(new GenerateDataKeyCommand({ KeyId, NumberOfBytes: 16, EncryptionContext }));
    expect(again.Plaintext).toHaveLength(16);
    expect(again.CiphertextBlob).not.toEqual(made.CiphertextBlob);
  });

  it('binds the encryption context, in any order of its entries', async () => {
    const blob = await encrypt('passport');
    const turned = { purpose: 'seal', company: 'cmp_1' };
    expect(Buffer.from((await decrypt(blob, { EncryptionContext: turned })).Plaintext ?? []).toString()).toBe(
      'passport',
    );
    for (const context of [{ company: 'cmp_2', purpose: 'seal' }, { company: 'cmp_1' }, undefined]) {
      await expect(decrypt(blob, { EncryptionContext: context })).rejects.toBeInstanceOf(InvalidCiphertextException);
    }
  });

  it('refuses what was changed or cut, and another key', async () => {
    const blob = await encrypt('passport');
    for (let at = 0; at < blob.length; at += 7) {
      const changed = Uint8Array.from(blob, (byte, i) => (i === at ? byte ^ 1 : byte));
      await expect(decrypt(changed)).rejects.toBeInstanceOf(InvalidCiphertextException);
    }
    await expect(decrypt(blob.subarray(0, 20))).rejects.toBeInstanceOf(InvalidCiphertextException);
    await expect(decrypt(blob, { KeyId: 'alias/other', EncryptionContext })).rejects.toBeInstanceOf(
      IncorrectKeyException,
    );
  });

  it('refuses too long texts, and operations that are not simulated', async () => {
    await expect(encrypt('x'.repeat(4097))).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(kms.send(new ListKeysCommand({}))).rejects.toMatchObject({ name: 'UnknownOperationException' });
  });
});
