import { CLIENT_INDEX } from '@wayline/core/areas/clients/client-search.index';
import { BOOKING_INDEX } from '@wayline/core/areas/trip/booking-lists/booking-search.index';
import { TRIP_INDEX } from '@wayline/core/areas/trip/trips/trip-search.index';
import { describe, expect, it } from 'vitest';
import { synthesise, TRIAL } from './checks/synth';
import { formatTemplateValue, listResources } from './checks/template-reading';
import { SUPPRESSIONS } from './nag-suppressions';
import { SEARCHED_FIELDS } from './searched-fields';

const deployed = await synthesise({ ...TRIAL, settings: { ...TRIAL.settings, WAYLINE_SEARCH_ENGINE: 'yes' } });
const STACK = 'SearchEngine';
/** Beside what CDK and SST bring for emptying a bucket. */
const only = (type: string) => {
  const found = listResources(deployed, type).filter(({ stack, id }) => stack === STACK && !id.startsWith('Custom'));
  expect(found, type).toHaveLength(1);
  return found[0]?.resource.Properties ?? {};
};
type Statement = { Sid?: string; Effect: string; Action: string | string[]; Resource: unknown };
const rights = () => {
  const { PolicyDocument } = only('AWS::IAM::Policy') as { PolicyDocument: { Statement: Statement[] } };
  return PolicyDocument.Statement.map(({ Sid, Effect, Action, Resource }) => ({
    ...{ Sid, Effect },
    actions: [Action].flat(),
    on: [Resource].flat().map((one) => formatTemplateValue(one as never)),
  }));
};

describe('a stage with a search engine', () => {
  it('lets the pipeline read the table’s export and stream, keep the export, and write to its collection: nothing else', () => {
    const all = rights();
    expect(all.map(({ Sid, actions }) => [Sid, actions])).toEqual([
      [
        'ExportTable',
        ['dynamodb:DescribeTable', 'dynamodb:DescribeContinuousBackups', 'dynamodb:ExportTableToPointInTime'],
      ],
      ['WaitForExport', ['dynamodb:DescribeExport']],
      ['FollowStream', ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator']],
      ['KeepExport', ['s3:GetObject', 's3:PutObject', 's3:AbortMultipartUpload']],
      ['FindCollection', ['aoss:BatchGetCollection']],
      ['WriteToCollection', ['aoss:APIAccessAll']],
    ]);
    for (const { Effect, on } of all) {
      expect(Effect).toBe('Allow');
      for (const one of on) expect(one).not.toMatch(/^\*$/);
    }
    const wild = all.flatMap(({ on }) => on).filter((one) => one.includes('*'));
    expect(wild).toEqual([
      expect.stringMatching(/\/export\/\*$/),
      expect.stringMatching(/\/stream\/\*$/),
      expect.stringMatching(/\/export\/\*$/),
    ]);
    const role = only('AWS::IAM::Role') as { AssumeRolePolicyDocument: unknown };
    expect(JSON.stringify(role.AssumeRolePolicyDocument)).toContain('osis-pipelines.amazonaws.com');
  });

  it('opens the collection to the pipeline alone, which may write and not read', () => {
    const { Policy } = only('AWS::OpenSearchServerless::AccessPolicy') as { Policy: unknown };
    const text = JSON.stringify(Policy);
    expect(text).toContain('PipelineRole');
    expect(text).not.toContain('ReadDocument');
    expect(text).not.toContain('aoss:*');
    const kinds = listResources(deployed, 'AWS::OpenSearchServerless::SecurityPolicy');
    expect(kinds.map(({ resource }) => resource.Properties.Type).sort()).toEqual(['encryption', 'network']);
  });

  it('sends it the records that are searched, and of those no more than what people search by', () => {
    const { PipelineConfigurationBody } = only('AWS::OSIS::Pipeline') as { PipelineConfigurationBody: unknown };
    const text = JSON.stringify(PipelineConfigurationBody);
    for (const { def } of [TRIP_INDEX, BOOKING_INDEX, CLIENT_INDEX]) expect(text).toContain(def.name);
    expect(text).toContain('select_entries');
    const words = /passport|document|birth|email|phone|address|sealed|price|commission/;
    expect(SEARCHED_FIELDS.filter((name) => words.test(name))).toEqual([]);
  });

  it('keeps the export closed, and no longer than it is read', () => {
    const { LifecycleConfiguration, PublicAccessBlockConfiguration } = only('AWS::S3::Bucket');
    expect(JSON.stringify(LifecycleConfiguration)).toContain('"ExpirationInDays":3');
    expect(Object.values(PublicAccessBlockConfiguration as object)).toEqual([true, true, true, true]);
  });

  it('has a reason for everything that cdk-nag finds in it', () => {
    const found = deployed.findings.filter(({ path }) => path.includes(`${STACK}/`));
    const hasReason = ({ rule, path }: (typeof found)[number]) =>
      SUPPRESSIONS.some(({ what, at }) => rule.includes(what) && at.test(path));
    // The names of exports, shards of the stream and objects are AWS's own, made while it runs.
    const known = /AwsSolutions-IAM5\[Resource::.*\/(export|stream)\/\*\]/;
    expect(found.filter((one) => !hasReason(one) && !known.test(one.rule))).toEqual([]);
  });
});
