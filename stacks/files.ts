import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Duration } from 'aws-cdk-lib/core';
import type { StackContext } from 'sst/constructs';
import { removalOfBucket } from './removal';
import { readStageSettings } from './settings';

/** What every bucket is: closed to the public, encrypted, and spoken to over TLS alone. */
export const CLOSED = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  encryption: BucketEncryption.S3_MANAGED,
};
/** What one published page lies under; the content network may read this and nothing else of the bucket. */
const PUBLISHED = 'published/';
/** Where browsers upload to; what is accepted is copied away at once. */
const UPLOADS = 'uploads/';

/** The bucket of files, and the bucket where everyone's access is written down. */
export function Files({ app, stack }: StackContext) {
  const settings = readStageSettings(app);
  const logs = new Bucket(stack, 'Logs', {
    ...CLOSED,
    // CloudFront delivers its logs by access list; nothing else here uses one.
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    lifecycleRules: [
      { id: 'short', expiration: Duration.days(30), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    ...removalOfBucket(settings),
  });
  const files = new Bucket(stack, 'Files', {
    ...CLOSED,
    versioned: true,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    serverAccessLogsBucket: logs,
    serverAccessLogsPrefix: 'files/',
    lifecycleRules: [
      {
        id: 'old-versions',
        noncurrentVersionExpiration: Duration.days(30),
        expiredObjectDeleteMarker: true,
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
      { id: 'uploads-never-taken-in', prefix: UPLOADS, expiration: Duration.days(1) },
    ],
    cors: [
      {
        allowedOrigins: [settings.origin],
        allowedMethods: [HttpMethods.POST],
        allowedHeaders: ['content-type'],
        exposedHeaders: ['ETag'],
        maxAge: 3600,
      },
    ],
    ...removalOfBucket(settings),
  });
  files.addToResourcePolicy(
    new PolicyStatement({
      sid: 'ContentNetworkReadsPublishedPages',
      effect: Effect.ALLOW,
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [files.arnForObjects(`${PUBLISHED}*`)],
      // Any distribution of the account: the one that reads is made after this bucket, and needs its name.
      conditions: {
        ArnLike: {
          'AWS:SourceArn': stack.formatArn({
            service: 'cloudfront',
            region: '',
            resource: 'distribution',
            resourceName: '*',
          }),
        },
      },
    }),
  );
  stack.addOutputs({ FilesBucket: files.bucketName });
  return { files, logs };
}
