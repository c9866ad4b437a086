import type { Deployed, Resource } from './synth';

export type Statement = { actions: string[]; resources: string[]; conditions: unknown };
type Found = { stack: string; id: string; resource: Resource };

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** A value of a template as text, references written as `<Id.Attribute>`. */
export const formatTemplateValue = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  const [[name, inner] = ['', '']] = Object.entries(value) as [string, unknown][];
  if (name === 'Fn::Join')
    return (inner as [string, unknown[]])[1].map(formatTemplateValue).join((inner as [string])[0]);
  return `<${listed(inner).map(formatTemplateValue).join('.')}>`;
};

/** The ids that a part of a template refers to. */
export const referencesIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'Ref') return [String(inner)];
    if (name === 'Fn::GetAtt') return [String((inner as [string])[0])];
    return referencesIn(inner);
  });
};

/** Every resource of a type, with the stack it stands in. */
export const listResources = ({ stacks }: Deployed, type: string): Found[] =>
  Object.entries(stacks).flatMap(([stack, { resources }]) =>
    Object.entries(resources)
      .filter(([, r]) => r.Type === type)
      .map(([id, resource]) => ({ stack, id, resource })),
  );

type Document = { Statement: { Action: unknown; Resource: unknown; Condition?: unknown }[] };
export const statementsIn = (document: unknown): Statement[] =>
  (document as Document).Statement.map((s) => ({
    actions: listed(s.Action).map(String),
    resources: listed(s.Resource).map(formatTemplateValue),
    conditions: s.Condition,
  }));

/** The resource that a stack exports under a name. */
const exportedAs = ({ stacks }: Deployed, name: string): Resource | undefined => {
  for (const { template, resources } of Object.values(stacks))
    for (const { Value, Export } of Object.values<{ Value: unknown; Export?: { Name: string } }>(
      template.toJSON().Outputs ?? {},
    ))
      if (Export?.Name === name) return resources[(Value as { 'Fn::GetAtt': [string] })['Fn::GetAtt'][0]];
  return undefined;
};

type RoleReference = { 'Fn::GetAtt'?: [string]; 'Fn::ImportValue'?: string };
/** The role of a function: of its own stack, or one that another stack lends to many. */
const roleFor = (deployed: Deployed, stack: string, reference: RoleReference): Resource | undefined =>
  reference['Fn::GetAtt']
    ? deployed.stacks[stack]?.resources[reference['Fn::GetAtt'][0]]
    : exportedAs(deployed, String(reference['Fn::ImportValue']));

type DeployedFunction = {
  name: string;
  handler: string;
  memory: number;
  timeout: number;
  stack: string;
  environment: Record<string, unknown>;
  rights: Statement[];
};
/** The product's own functions with what they may do, by handler (`trip/trips/get-trip`). Helpers that SST and CDK bring are left out. */
export const listProductFunctions = (deployed: Deployed): Map<string, DeployedFunction> => {
  const found = listResources(deployed, 'AWS::Lambda::Function').flatMap(({ stack, resource }) => {
    const p = resource.Properties as {
      FunctionName?: string;
      Handler: string;
      MemorySize: number;
      Timeout: number;
      Role: RoleReference;
      Environment: { Variables: Record<string, unknown> };
    };
    const handler = /^packages\/functions\/src\/(.+)\.handler$/.exec(p.Handler)?.[1];
    if (!handler) return [];
    const role = roleFor(deployed, stack, p.Role);
    const policies = (role?.Properties.Policies ?? []) as { PolicyDocument: unknown }[];
    const rights = policies.flatMap((policy) => statementsIn(policy.PolicyDocument));
    return [
      [
        handler,
        {
          name: String(p.FunctionName),
          handler,
          memory: p.MemorySize,
          timeout: p.Timeout,
          stack,
          environment: p.Environment.Variables,
          rights,
        },
      ] as const,
    ];
  });
  return new Map(found);
};

type Integration = { uri: unknown; credentials: unknown };
type Described = { parameters: { name: string }[]; 'x-amazon-apigateway-integration': Integration };
type OpenApi = { paths: Record<string, Record<string, Described>> };
export type FoundRoute = {
  api: string;
  method: string;
  address: string;
  /** The function that answers. */
  to: string;
  names: string[];
  credentials: string;
};
/** Every route of the HTTP APIs, read from the documents that API Gateway is given. */
export const routesIn = (deployed: Deployed): FoundRoute[] =>
  listResources(deployed, 'AWS::ApiGatewayV2::Api')
    .filter(({ stack }) => stack === 'Apis')
    .flatMap(({ id: api, resource }) =>
      Object.entries((resource.Properties.Body as OpenApi).paths).flatMap(([address, methods]) =>
        Object.entries(methods).map(([method, described]) => {
          const { uri, credentials } = described['x-amazon-apigateway-integration'];
          return {
            api,
            method: method.toUpperCase(),
            address,
            to: /:function:([\w-]+)\/invocations$/.exec(formatTemplateValue(uri))?.[1] ?? '',
            names: described.parameters.map(({ name }) => name),
            credentials: formatTemplateValue(credentials),
          };
        }),
      ),
    );
