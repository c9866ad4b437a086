import { CopyObjectCommand, GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { s3Uploads } from '@wayline/core/areas/files/s3-uploads';
import { openTable } from '@wayline/core/store/client';
import { kmsFieldEncryption } from '@wayline/core/store/field-encryption';
import { beforeAll, expect, it, vi } from 'vitest';
import { inRole } from './in-role';

const TABLE = 'wayline-roles';
beforeAll(() => {
  const settings = {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    // Nobody listens there: whatever is let through fails in another way than for its rights.
    AWS_ENDPOINT_URL: 'http://127.0.0.1:9',
    AWS_MAX_ATTEMPTS: '1',
    TABLE_NAME: TABLE,
    USER_POOL_ID: 'pool',
    FILES_BUCKET: 'files',
    SEAL_KEY_ID: 'seal',
    MAIL_FROM: 'Wayline <hello@wayline.test>',
    WS_API_ENDPOINT: 'http://127.0.0.1:9',
  };
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});

const DENIED = 'AccessDeniedException';
/** How something ends that a function asks AWS for: the name of the error, and what of it was refused. */
const asked = async (name: string, ask: () => Promise<unknown>) => {
  const refused: string[] = [];
  const note = (refusals: readonly Error[]) => refused.push(...refusals.map((refusal) => refusal.message));
  const ended = await inRole(name, ask, { refused: note })().then(
    () => 'done',
    (error: Error) => error.name,
  );
  return { denied: ended === DENIED, refused };
};
const table = () => openTable(TABLE);
const get = () => table().db.send(new GetCommand({ TableName: TABLE, Key: { pk: 'C#1#TRIP', sk: 'TRIP' } }));
const write = (pk: string) =>
  table().db.send(
    new TransactWriteCommand({
      TransactItems: [
        { Put: { TableName: TABLE, Item: { pk: 'C#1#KEY_USES', sk: '1' } } },
        { Put: { TableName: TABLE, Item: { pk, sk: '1' } } },
      ],
    }),
  );

it('a read may read, and note the use of a key, and write nothing else', async () => {
  expect(await asked('trip/trips/get-trip', get)).toEqual({ denied: false, refused: [] });
  expect(await asked('trip/trips/get-trip', () => write('C#2#KEY_USES'))).toEqual({ denied: false, refused: [] });
  expect(await asked('trip/trips/get-trip', () => write('C#1#TRIP'))).toEqual({
    denied: true,
    refused: [
      `trip/trips/get-trip is not authorized to perform dynamodb:PutItem on arn:aws:dynamodb:local:000000000000:table/${TABLE}.`,
    ],
  });
});

it('a function without needs may nothing, and what runs outside of functions is not asked', async () => {
  expect((await asked('sockets/ping', get)).denied).toBe(true);
  await expect(get()).rejects.not.toHaveProperty('name', DENIED);
});

it('an upload is taken in only where the role may write to', async () => {
  const copy = (to: string) => () =>
    new S3Client({}).send(new CopyObjectCommand({ Bucket: 'files', Key: to, CopySource: 'files/uploads/a%20b' }));
  expect((await asked('trip/trips/add-trip-file', copy('cmp_1/trips/a'))).denied).toBe(false);
  expect((await asked('trip/trips/add-trip-file', copy('elsewhere/a'))).refused).toEqual([
    'trip/trips/add-trip-file is not authorized to perform s3:PutObject on arn:aws:s3:::files/elsewhere/a.',
  ]);
});

it('a link is signed only for what the role may read itself', async () => {
  const link = () => getSignedUrl(new S3Client({}), new GetObjectCommand({ Bucket: 'files', Key: 'cmp_1/a' }));
  expect((await asked('trip/trips/add-trip-file', link)).denied).toBe(false);
  expect((await asked('trip/trips/get-trip', link)).denied).toBe(true);
});

it('a form is signed only for what the role may put there itself', async () => {
  const form = (key: string) => () => s3Uploads('files').form(key, { type: 'image/png', maxBytes: 9, seconds: 60 });
  const name = 'trip/trips/start-trip-file';
  expect(await asked(name, form('uploads/a'))).toEqual({ denied: false, refused: [] });
  expect(await asked(name, form('cmp_1/trips/a'))).toEqual({
    denied: true,
    refused: [`${name} is not authorized to perform s3:PutObject on arn:aws:s3:::files/cmp_1/trips/a.`],
  });
  expect((await asked('trip/trips/get-trip', form('uploads/a'))).denied).toBe(true);
});

it('mail goes out under the address of the house alone, and a seal only with its company named', async () => {
  const mail = (from: string) => () =>
    new SESv2Client({}).send(new SendEmailCommand({ FromEmailAddress: from, Content: {}, Destination: {} }));
  expect((await asked('jobs/send-mail', mail('"Maya Ortiz" <hello@wayline.test>'))).denied).toBe(false);
  expect((await asked('jobs/send-mail', mail('maya@wayline.test'))).denied).toBe(true);
  const seal = (company: string, of = 'trip/trips/add-traveler') =>
    asked(of, () => kmsFieldEncryption('seal').encrypt(company, 'f', 'x'));
  expect([(await seal('cmp_1')).denied, (await seal('cmp_1', 'jobs/send-mail')).denied]).toEqual([false, true]);
});

it('a function that nobody deploys has no role', async () => {
  await expect(inRole('trips/made-up', get, { refused: () => {} })()).rejects.toThrow('No function called');
});
