import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnAccessPolicy, CfnCollection, CfnSecurityPolicy } from 'aws-cdk-lib/aws-opensearchserverless';
import { CfnPipeline } from 'aws-cdk-lib/aws-osis';
import { Bucket, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Duration, type Stack } from 'aws-cdk-lib/core';
import { type StackContext, use } from 'sst/constructs';
import { Data } from './data';
import { CLOSED, Files } from './files';
import { removalOfBucket } from './removal';
import { SEARCHED, SEARCHED_FIELDS } from './searched-fields';
import { readStageSettings } from './settings';

/** Where the table is exported to once, before its stream is followed. */
const EXPORT = 'export/';
const INDEX = 'wayline-';

const allow = (sid: string, actions: string[], resources: string[]) =>
  new PolicyStatement({ sid, effect: Effect.ALLOW, actions, resources });

/** What the pipeline may do: read the table's export and its stream, keep the export, and write to its own collection. */
const roleOf = (stack: Stack, table: Table, exports: Bucket, collection: CfnCollection) => {
  const role = new Role(stack, 'PipelineRole', { assumedBy: new ServicePrincipal('osis-pipelines.amazonaws.com') });
  const { tableArn } = table;
  for (const statement of [
    allow(
      'ExportTable',
      ['dynamodb:DescribeTable', 'dynamodb:DescribeContinuousBackups', 'dynamodb:ExportTableToPointInTime'],
      [tableArn],
    ),
    allow('WaitForExport', ['dynamodb:DescribeExport'], [`${tableArn}/export/*`]),
    allow(
      'FollowStream',
      ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
      [`${tableArn}/stream/*`],
    ),
    allow(
      'KeepExport',
      ['s3:GetObject', 's3:PutObject', 's3:AbortMultipartUpload'],
      [exports.arnForObjects(`${EXPORT}*`)],
    ),
    allow('FindCollection', ['aoss:BatchGetCollection'], [collection.attrArn]),
    allow('WriteToCollection', ['aoss:APIAccessAll'], [collection.attrArn]),
  ])
    role.addToPolicy(statement);
  return role;
};

/** What the pipeline knows of a change, as its configuration names it. */
const metadata = (name: string) => `\${getMetadata("${name}")}`;

/** JSON is YAML too. */
const configuration = (table: Table, exports: Bucket, collection: CfnCollection, role: Role, region: string) => {
  const aws = { region, sts_role_arn: role.roleArn };
  const isSearched = SEARCHED.map((type) => `/type == "${type}"`).join(' or ');
  return JSON.stringify({
    version: '2',
    search: {
      source: {
        dynamodb: {
          acknowledgments: true,
          tables: [
            {
              table_arn: table.tableArn,
              export: { s3_bucket: exports.bucketName, s3_region: region, s3_prefix: EXPORT },
              // Of what was deleted the last image says what it was.
              stream: { start_position: 'LATEST', view_on_remove: 'OLD_IMAGE' },
            },
          ],
          aws,
        },
      },
      processor: [
        { drop_events: { drop_when: `not (${isSearched})` } },
        { select_entries: { include_keys: [...SEARCHED_FIELDS] } },
      ],
      sink: [
        {
          opensearch: {
            hosts: [collection.attrCollectionEndpoint],
            index: `${INDEX}\${/type}`,
            document_id: metadata('primary_key'),
            action: metadata('opensearch_action'),
            document_version: metadata('document_version'),
            document_version_type: 'external',
            aws: { ...aws, serverless: true },
          },
        },
      ],
    },
  });
};

/**
 * A search engine fed by the table itself, for companies that outgrow the index in the table, or for searches that forgive typing errors. Off
 * unless a stage asks for it: it costs by the hour, and reads the stream beside the two consumers that a stream has room for.
 */
export function SearchEngine({ app, stack }: StackContext) {
  const settings = readStageSettings(app);
  const { table } = use(Data);
  const name = `wayline-${settings.stage}`;
  const policy = (id: string, type: string, body: unknown) =>
    new CfnSecurityPolicy(stack, id, { name, type, policy: JSON.stringify(body) });
  const resource = [`collection/${name}`];
  const encryption = policy('Encryption', 'encryption', {
    Rules: [{ ResourceType: 'collection', Resource: resource }],
    AWSOwnedKey: true,
  });
  // Its address is public, and opens to signed requests of the roles below alone.
  const network = policy('Network', 'network', [
    { Rules: [{ ResourceType: 'collection', Resource: resource }], AllowFromPublic: true },
  ]);
  const collection = new CfnCollection(stack, 'Collection', { name, type: 'SEARCH' });
  collection.addDependency(encryption);
  collection.addDependency(network);

  const exports = new Bucket(stack, 'Exports', {
    ...CLOSED,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    serverAccessLogsBucket: use(Files).logs,
    serverAccessLogsPrefix: 'exports/',
    lifecycleRules: [
      { id: 'read-once', expiration: Duration.days(3), abortIncompleteMultipartUploadAfter: Duration.days(1) },
    ],
    ...removalOfBucket(settings),
  });
  const role = roleOf(stack, table, exports, collection);
  new CfnAccessPolicy(stack, 'Access', {
    name,
    type: 'data',
    policy: JSON.stringify([
      {
        Rules: [
          {
            ResourceType: 'index',
            Resource: [`index/${name}/${INDEX}*`],
            Permission: ['aoss:CreateIndex', 'aoss:UpdateIndex', 'aoss:DescribeIndex', 'aoss:WriteDocument'],
          },
        ],
        Principal: [role.roleArn],
      },
    ]),
  });
  const logs = new LogGroup(stack, 'PipelineLogs', {
    logGroupName: `/aws/vendedlogs/OpenSearchIngestion/${name}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: removalOfBucket(settings).removalPolicy,
  });
  const pipeline = new CfnPipeline(stack, 'Pipeline', {
    pipelineName: name,
    minUnits: 1,
    maxUnits: 4,
    pipelineConfigurationBody: configuration(table, exports, collection, role, stack.region),
    logPublishingOptions: { isLoggingEnabled: true, cloudWatchLogDestination: { logGroup: logs.logGroupName } },
  });
  pipeline.node.addDependency(role);
  stack.addOutputs({ SearchEndpoint: collection.attrCollectionEndpoint });
}
