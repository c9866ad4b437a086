import { Bucket, type IBucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Duration, RemovalPolicy, type Stack } from 'aws-cdk-lib/core';
import { CLOSED } from './files';
import type { webBuild } from './web-build';

const YEAR = Duration.days(365);

/** Where the built app lies. It holds nothing that a build cannot make again. */
export const siteBucket = (stack: Stack, logs: IBucket) =>
  new Bucket(stack, 'Site', {
    ...CLOSED,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    versioned: true,
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'site/',
    lifecycleRules: [{ id: 'old-versions', noncurrentVersionExpiration: Duration.days(30) }],
    removalPolicy: RemovalPolicy.DESTROY,
    autoDeleteObjects: true,
  });

type Upload = { bucket: Bucket; build: ReturnType<typeof webBuild>; config: Record<string, string> };
/** Hashed files first, and never taken away, so that neither a new page nor one still open misses what it refers to. */
export const uploadSite = (stack: Stack, { bucket, build, config }: Upload) => {
  const common = { destinationBucket: bucket, prune: false, memoryLimit: 512 };
  const hashed = new BucketDeployment(stack, 'Hashed', {
    ...common,
    destinationKeyPrefix: 'assets',
    sources: build.immutable.map((folder) => Source.asset(folder)),
    cacheControl: [CacheControl.setPublic(), CacheControl.maxAge(YEAR), CacheControl.immutable()],
  });
  const documents = new BucketDeployment(stack, 'Documents', {
    ...common,
    cacheControl: [CacheControl.noCache()],
    sources: [
      ...build.documents.map((folder) => Source.asset(folder, { exclude: ['assets'] })),
      Source.jsonData('config.json', config),
    ],
  });
  documents.node.addDependency(hashed);
};
