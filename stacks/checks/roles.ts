import { describe, expect, it } from 'vitest';
import { FUNCTIONS } from '../functions';
import { listFunctionRights, type Right, type Targets } from '../rights';
import type { Deployed } from './synth';
import { listProductFunctions, type Statement } from './template-reading';

/** Asked for by what starts a function, or writes its log: the code of a function never does. */
const NOT_ITS_OWN = /^(logs|sqs):/;
type Statements = readonly { actions: readonly string[]; resources: readonly string[]; conditions?: unknown }[];
/** Each pair of action and resource with its conditions, sorted and once each, so that it does not matter how statements are put together. */
const pairsOf = (statements: Statements): string[] => {
  const pairs = statements.flatMap(({ actions, resources, conditions }) =>
    actions.flatMap((action) => resources.map((on) => `${action} ${on} ${JSON.stringify(conditions ?? {})}`)),
  );
  return [...new Set(pairs)].sort();
};

/** What the rights of this stage are about, as its roles name it. */
const targetsIn = (rights: readonly Statement[]): Targets => {
  const on = (action: string): string[] => {
    const found = rights.filter(({ actions }) => actions.includes(action)).map(({ resources }) => resources);
    const [one] = found;
    if (!one || new Set(found.map(String)).size > 1) throw new Error(`Roles differ in what ${action} is allowed on.`);
    return one;
  };
  const [first, ...others] = [
    ...new Set(rights.filter((r) => r.actions.includes('ses:SendEmail')).map((r) => JSON.stringify(r.conditions))),
  ];
  if (!first || others.length > 0) throw new Error('Roles differ in whom mail comes from.');
  const { StringEquals } = JSON.parse(first) as { StringEquals: { 'ses:FromAddress': string } };
  const the = (action: string) => String(on(action));
  return {
    tableArn: the('dynamodb:Scan'),
    streamArn: the('dynamodb:GetRecords'),
    sealKeyArn: the('kms:Decrypt'),
    userPoolArn: the('cognito-idp:AdminGetUser'),
    filesArn: the('s3:ListBucket'),
    mailFrom: StringEquals['ses:FromAddress'],
    mailArns: on('ses:SendEmail'),
    smsPoolArn: undefined,
    stripeKeys: { name: 'stripe', arn: the('secretsmanager:GetSecretValue') },
    live: { endpoint: 'https://live', connectionsArn: the('execute-api:ManageConnections') },
  };
};

/** Local mode and the tests refuse what `FUNCTIONS` does not allow; so that they refuse what AWS will, a deployed role says exactly that. */
export const roles = (deployed: Deployed) =>
  describe('roles', () => {
    const functions = listProductFunctions(deployed);
    const own = (rights: readonly Statement[]) => rights.filter((r) => !r.actions.some((a) => NOT_ITS_OWN.test(a)));
    const targets = targetsIn([...functions.values()].flatMap((fn) => fn.rights));

    it('are described for every function that is deployed, and for no other', () => {
      expect([...FUNCTIONS.keys()].sort()).toEqual([...functions.keys()].sort());
    });

    it('allow what is said of the function, on what it is said of, and nothing beside', () => {
      for (const [handler, { rights }] of functions) {
        const said: Right[] = listFunctionRights(FUNCTIONS.get(handler) ?? {}, targets);
        expect([handler, ...pairsOf(own(rights))]).toEqual([handler, ...pairsOf(said)]);
      }
    });
  });
