import type { Deployed, Resource } from './synth';

export type Statement = { actions: string[]; resources: string[]; conditions: unknown };
type Found = { stack: string; id: string; resource: Resource };

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

/** A value of a template as text, references written as `<Id.Attribute>`. */
export const textOf = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value);
  const [[name, inner] = ['', '']] = Object.entries(value) as [string, unknown][];
  if (name === 'Fn::Join') return (inner as [string, unknown[]])[1].map(textOf).join((inner as [string])[0]);
  return `<${listed(inner).map(textOf).join('.')}>`;
};

/** Every resource of a type, with the stack it stands in. */
export const allOf = ({ stacks }: Deployed, type: string): Found[] =>
  Object.entries(stacks).flatMap(([stack, { resources }]) =>
    Object.entries(resources)
      .filter(([, r]) => r.Type === type)
      .map(([id, resource]) => ({ stack, id, resource })),
  );

type Document = { Statement: { Action: unknown; Resource: unknown; Condition?: unknown }[] };
export const statementsIn = (document: unknown): Statement[] =>
  (document as Document).Statement.map((s) => ({
    actions: listed(s.Action).map(String),
    resources: listed(s.Resource).map(textOf),
    conditions: s.Condition,
  }));

type DeployedFunction = {
  name: string;
  handler: string;
  memory: number;
  timeout: number;
  stack: string;
  environment: Record<string, unknown>;
  rights: Statement[];
};
/** The product's own functions with what they may do, by handler (`trips/get-trip`). Helpers that SST and CDK bring are left out. */
export const functionsOf = (deployed: Deployed): Map<string, DeployedFunction> => {
  const found = allOf(deployed, 'AWS::Lambda::Function').flatMap(({ stack, resource }) => {
    const p = resource.Properties as {
      FunctionName?: string;
      Handler: string;
      MemorySize: number;
      Timeout: number;
      Role: { 'Fn::GetAtt': [string] };
      Environment: { Variables: Record<string, unknown> };
    };
    const handler = /^packages\/functions\/src\/(.+)\.handler$/.exec(p.Handler)?.[1];
    if (!handler) return [];
    const role = deployed.stacks[stack]?.resources[p.Role['Fn::GetAtt'][0]];
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
