import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { startTestFakes } from '../test-fakes';

export const BUCKET = 'wayline-files';

/** For tests: the object store behind S3's own client; `presigning` is set up as a client that signs links must be. */
export const startTestS3 = async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wayline-s3-'));
  const standins = await startTestFakes(folder);
  const options = standins.options('S3');
  return {
    ...standins,
    filesRoot: path.join(folder, 'files'),
    s3: new S3Client(options),
    presigning: new S3Client({ ...options, requestChecksumCalculation: 'WHEN_REQUIRED' }),
    stranger: new S3Client({ ...options, credentials: { ...options.credentials, secretAccessKey: 'guessed' } }),
    stop: async () => {
      await standins.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
export type TestS3 = Awaited<ReturnType<typeof startTestS3>>;
