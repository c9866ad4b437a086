import { CfnResource } from 'aws-cdk-lib/core';
import { type App, Stack } from 'sst/constructs';

const hasCustomResource = (stack: Stack) =>
  stack.node.findAll().some((node) => node instanceof CfnResource && node.cfnResourceType.startsWith('Custom::'));

/** Takes away the function, with its role, that SST puts into every stack for its custom resources, where the stack has no such resource. */
export const withoutUnusedHelpers = (app: App) => {
  for (const stack of app.node.children)
    if (stack instanceof Stack && !hasCustomResource(stack))
      stack.node.tryRemoveChild(stack.customResourceHandler.node.id);
};
