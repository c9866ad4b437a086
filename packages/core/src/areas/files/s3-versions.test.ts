import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bringBack, listVersions, lostVersions } from './s3-versions';

const day = (n: number) => `2027-03-0${n}T00:00:00.000Z`;
const version = (key: string, name: string, on: number, deleted = false) => ({
  key,
  version: name,
  since: day(on),
  deleted,
});

it('finds what was overwritten or deleted since a moment, and leaves alone what was not there or is still the same', () => {
  const versions = [
    version('kept', 'k1', 1),
    version('overwritten', 'o1', 1),
    version('overwritten', 'o2', 2),
    version('overwritten', 'o3', 4),
    version('deleted', 'd1', 2),
    version('deleted', 'd2', 5, true),
    version('deleted before', 'b1', 1),
    version('deleted before', 'b2', 2, true),
    version('deleted before', 'b3', 5),
    version('later', 'l1', 5),
  ];
  expect(lostVersions(versions, day(3))).toEqual([
    { key: 'overwritten', version: 'o2' },
    { key: 'deleted', version: 'd1' },
  ]);
});

let server: Server;
let client: S3Client;
const asked: { line: string; source: unknown }[] = [];
beforeAll(async () => {
  const entry = (tag: string, key: string, id: string, on: number) =>
    `<${tag}><Key>${key}</Key><VersionId>${id}</VersionId><LastModified>${day(on)}</LastModified></${tag}>`;
  const list = (inside: string) => `<ListVersionsResult>${inside}</ListVersionsResult>`;
  const marks =
    '<IsTruncated>true</IsTruncated><NextKeyMarker>cmp_1/a</NextKeyMarker><NextVersionIdMarker>v2</NextVersionIdMarker>';
  server = createServer((request, response) => {
    const line = `${request.method} ${request.url}`;
    asked.push({ line, source: request.headers['x-amz-copy-source'] });
    response.writeHead(200, { 'content-type': 'application/xml' });
    if (request.method === 'PUT') response.end('<CopyObjectResult><ETag>"x"</ETag></CopyObjectResult>');
    else if (line.includes('key-marker=cmp_1%2Fa')) response.end(list(entry('Version', 'cmp_1/a', 'v1', 1)));
    else response.end(list(`${marks}${entry('DeleteMarker', 'cmp_1/a', 'v2', 4)}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  client = new S3Client({
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    forcePathStyle: true,
    maxAttempts: 1,
  });
});
afterAll(() => {
  client.destroy();
  server.close();
});

it('reads every version page by page, and puts one back as the newest', async () => {
  const versions = await listVersions('files', 'cmp_1/', client);
  expect(versions).toEqual([version('cmp_1/a', 'v2', 4, true), version('cmp_1/a', 'v1', 1)]);
  const [lost] = lostVersions(versions, day(2));
  expect(lost).toEqual({ key: 'cmp_1/a', version: 'v1' });
  await bringBack('files', { key: 'cmp_1/a b', version: 'v1' }, client);
  expect(asked.map(({ line }) => line.split('?')[0])).toEqual(['GET /files/', 'GET /files/', 'PUT /files/cmp_1/a%20b']);
  expect(asked.at(-1)?.source).toBe('files/cmp_1/a%20b?versionId=v1');
});
