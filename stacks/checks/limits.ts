import { expect } from 'vitest';
import { AREA_STACKS } from '../areas/area-stacks';
import { MOST_OPERATIONS } from '../areas/assign-stacks';
import { API_NUMBERS } from '../areas/operations';
import { countRoles } from '../deploy/count-roles';
import type { Deployed } from './synth';
import { listResources, routesIn } from './template-reading';

/** Half of what CloudFormation takes, so that nobody has to move anything in a hurry. */
const MOST_RESOURCES = 250;
/** An account has 1,000, for all of its stages. */
const MOST_ROLES = 120;
/** API Gateway takes 300 integrations for an API, and no more when asked. */
const MOST_INTEGRATIONS = 250;
/** CloudFormation takes 1 MB. */
const MOST_BYTES = 800_000;

/** Says what a stage takes of the limits of AWS, and expects room. */
export const expectWithinLimits = (deployed: Deployed): void => {
  const stacks = Object.entries(deployed.stacks).map(([name, { resources, template }]) => ({
    name,
    resources: Object.keys(resources).length,
    bytes: JSON.stringify(template.toJSON()).length,
  }));
  const routes = routesIn(deployed);
  const roles = listResources(deployed, 'AWS::IAM::Role').length;
  const perApi = API_NUMBERS.map((number) => routes.filter(({ api }) => api === `Api${number}`).length);
  process.stdout.write(
    `${routes.length} operations, ${roles} roles, routes per API ${perApi.join(', ')}, ` +
      `resources per stack: ${stacks.map(({ name, resources }) => `${name} ${resources}`).join(', ')}; ` +
      `largest template ${Math.round(Math.max(...stacks.map(({ bytes }) => bytes)) / 1000)} KB\n`,
  );
  for (const { name, resources, bytes } of stacks) {
    expect(resources, name).toBeLessThanOrEqual(MOST_RESOURCES);
    expect(bytes, name).toBeLessThanOrEqual(MOST_BYTES);
  }
  expect(roles).toBeLessThanOrEqual(MOST_ROLES);
  // What `npm run deploy` asks the account for is neither too little nor far too much.
  expect(countRoles()).toBeGreaterThanOrEqual(roles);
  expect(countRoles()).toBeLessThanOrEqual(roles + 10);
  for (const count of perApi) expect(count).toBeLessThanOrEqual(MOST_INTEGRATIONS);
  const functions = listResources(deployed, 'AWS::Lambda::Function');
  for (const { id } of AREA_STACKS)
    expect(functions.filter(({ stack }) => stack === id).length, id).toBeLessThanOrEqual(MOST_OPERATIONS);
};
