import { expect, it } from 'vitest';
import { ALL_CONTRACTS } from './contracts';
import { toOpenApi } from './openapi';

const document = toOpenApi(ALL_CONTRACTS, '1') as { paths: Record<string, Record<string, Record<string, unknown>>> };
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

it('describes every endpoint once, by its contract id and its access', () => {
  expect(operations.map((o) => o.operationId).sort()).toEqual(ALL_CONTRACTS.map((c) => c.id).sort());
  for (const operation of operations) {
    expect(operation['x-access']).toEqual(ALL_CONTRACTS.find((c) => c.id === operation.operationId)?.access);
  }
});

it('puts names in braces into the path, the rest of a GET into the query, the rest of a POST into the body', () => {
  const get = document.paths['/services/book/api/v1/bookings/{id}']?.get as {
    parameters: { name: string; in: string }[];
  };
  expect(get.parameters.map((p) => `${p.in} ${p.name}`)).toEqual(['path id', 'query trip_id']);
  const post = document.paths['/services/trips/api/v1/trips/{trip_id}/travelers']?.post as {
    requestBody: { content: { 'application/json': { schema: { properties: Record<string, unknown> } } } };
  };
  const { properties } = post.requestBody.content['application/json'].schema;
  expect(Object.keys(properties)).toContain('first_name');
  expect(Object.keys(properties)).not.toContain('trip_id');
});

it('is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
