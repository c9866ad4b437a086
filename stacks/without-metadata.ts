import { Aspects, CfnOutput } from 'aws-cdk-lib/core';
import type { App } from 'sst/constructs';

const METADATA = 'SSTStackOutputSSTMetadata';

/** Empties the list of constructs that SST writes into an output for its console: it grows with every route, and nothing here reads it. */
export const withoutMetadata = (app: App) =>
  Aspects.of(app).add({
    visit: (node) => {
      if (node instanceof CfnOutput && node.node.id === METADATA)
        node.value = JSON.stringify({ ...JSON.parse(node.value), metadata: [] });
    },
  });
