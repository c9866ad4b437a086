import * as z from 'zod';
import { type Contract, getEndpointPath, isWrite, pathNames } from './contract/contract';
import { findFieldPermission } from './contract/permission-fields';
import { getPossibleErrors } from './contract/possible-errors';
import { ERRORS } from './errors';

type Json = Record<string, unknown>;
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override: ({ zodSchema, jsonSchema }) => {
      const permission = findFieldPermission(zodSchema);
      if (permission) jsonSchema['x-permission'] = permission;
    },
  }) as Json;

const ErrorAnswer: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'title', 'message', 'request_id'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERRORS) },
        title: { type: 'string' },
        message: { type: 'string' },
        issues: {
          type: 'array',
          items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
        },
        current: {},
        request_id: { type: 'string' },
      },
    },
  },
};

const parameters = (contract: Contract): Json[] => {
  const whole = schemaOf(contract.input, 'input') as { properties?: Record<string, Json>; required?: string[] };
  const inPath = pathNames(contract.path);
  const inQuery =
    contract.method === 'GET' || contract.method === 'DELETE'
      ? Object.keys(whole.properties ?? {}).filter((n) => !inPath.includes(n))
      : [];
  const key = isWrite(contract)
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
    : [];
  return [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: whole.properties?.[name] ?? {} })),
    ...inQuery.map((name) => ({
      name,
      in: 'query',
      required: whole.required?.includes(name) ?? false,
      schema: whole.properties?.[name] ?? {},
    })),
    ...key,
  ];
};

const body = (contract: Contract): Json | undefined => {
  if (contract.method === 'GET' || contract.method === 'DELETE') return undefined;
  const inPath = pathNames(contract.path);
  const schema = schemaOf(
    inPath.length
      ? contract.input.omit(Object.fromEntries(inPath.map((n) => [n, true])) as Record<string, never>)
      : contract.input,
    'input',
  );
  const takes = ['application/json', ...(contract.takesForms ? ['application/x-www-form-urlencoded'] : [])];
  return { required: true, content: Object.fromEntries(takes.map((type) => [type, { schema }])) };
};

const statuses = (contract: Contract): Json => {
  const byStatus = new Map<number, string[]>();
  for (const code of getPossibleErrors(contract))
    byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      String(status),
      {
        description: names.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
};

const success = (contract: Contract): Json => {
  if (contract.redirects)
    return { '302': { description: 'It is there.', headers: { location: { schema: { type: 'string' } } } } };
  const content = contract.produces
    ? { [contract.produces]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(contract.output, 'output') } };
  return { '200': { description: 'It is done.', content } };
};

const operation = (contract: Contract): Json => ({
  operationId: contract.id,
  summary: contract.summary,
  tags: [contract.service],
  'x-access': contract.access,
  ...(contract.access.kind !== 'public' && { security: [{ bearer: [] }] }),
  parameters: parameters(contract),
  ...(body(contract) && { requestBody: body(contract) }),
  responses: {
    ...success(contract),
    ...statuses(contract),
  },
});

/** The OpenAPI 3.1 description of endpoints, made of their contracts; `x-access` is the contract's access as it stands. */
export const toOpenApi = (contracts: readonly Contract[], version: string): Json => {
  const paths: Record<string, Json> = {};
  for (const contract of contracts) {
    const address = getEndpointPath(contract);
    paths[address] = { ...paths[address], [contract.method.toLowerCase()]: operation(contract) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Wayline',
      version,
      description: 'Every endpoint of Wayline. Refusals carry a code, a title and a sentence.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: ErrorAnswer },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
};
