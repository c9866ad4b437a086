import { describe, expect, it } from 'vitest';
import type { Deployed } from './synth';
import { formatTemplateValue, listResources } from './template-reading';

type Principal = { Service?: unknown; AWS?: unknown };
type Statement = { Effect: string; Action: unknown; Principal: Principal; Resource: unknown; Condition?: unknown };

/**
 * A policy on a resource replaces the one that AWS gives it by default. One that only denies locks out the very service it is there for,
 * and a deployment does not say so.
 */
export const policies = (deployed: Deployed) =>
  describe('policies on resources', () => {
    const statementsFor = (type: string, target: string, name: string): Statement[] =>
      listResources(deployed, type)
        .filter(({ resource }) => JSON.stringify(resource.Properties[target] ?? '').includes(`"${name}"`))
        .flatMap(({ resource }) => (resource.Properties.PolicyDocument as { Statement: Statement[] }).Statement);
    const allows = (statements: Statement[], service: string, action: string) =>
      statements.filter(
        (s) => s.Effect === 'Allow' && s.Principal.Service === service && [s.Action].flat().includes(action),
      );

    it('lets CloudWatch publish to the topic of every alarm, for alarms of this account alone', () => {
      const topics = listResources(deployed, 'AWS::SNS::Topic').filter(({ stack }) => stack === 'Alerts');
      expect(topics).toHaveLength(1);
      for (const { id } of topics) {
        const [allow] = allows(
          statementsFor('AWS::SNS::TopicPolicy', 'Topics', id),
          'cloudwatch.amazonaws.com',
          'sns:Publish',
        );
        expect(allow?.Condition).toEqual({ StringEquals: { 'aws:SourceAccount': '111122223333' } });
      }
    });

    it('allows somebody something wherever a policy replaces the one of a topic', () => {
      for (const { id } of listResources(deployed, 'AWS::SNS::Topic')) {
        const statements = statementsFor('AWS::SNS::TopicPolicy', 'Topics', id);
        expect(
          statements.length === 0 || statements.some((s) => s.Effect === 'Allow'),
          `${id} is closed to everybody`,
        ).toBe(true);
      }
    });

    it('lets every rule leave what failed in its dead-letter queue', () => {
      const rules = listResources(deployed, 'AWS::Events::Rule');
      expect(rules.length).toBeGreaterThan(0);
      for (const { resource } of rules)
        for (const target of resource.Properties.Targets as {
          DeadLetterConfig: { Arn: { 'Fn::GetAtt': [string] } };
        }[]) {
          const [queue] = target.DeadLetterConfig.Arn['Fn::GetAtt'];
          const statements = statementsFor('AWS::SQS::QueuePolicy', 'Queues', queue);
          expect(allows(statements, 'events.amazonaws.com', 'sqs:SendMessage'), queue).toHaveLength(1);
        }
    });

    it('leaves every key to its account: a key that nobody may manage is lost', () => {
      for (const { id, resource } of listResources(deployed, 'AWS::KMS::Key')) {
        const { Statement: statements } = resource.Properties.KeyPolicy as { Statement: Statement[] };
        const account = statements.filter(
          (s) => s.Effect === 'Allow' && formatTemplateValue(s.Principal.AWS).includes(':root'),
        );
        expect(account, id).toHaveLength(1);
      }
    });

    it("opens the published pages to this account's distributions alone", () => {
      const [, files] = listResources(deployed, 'AWS::S3::Bucket').filter(({ stack }) => stack === 'Files');
      const [allow] = allows(
        statementsFor('AWS::S3::BucketPolicy', 'Bucket', String(files?.id)),
        'cloudfront.amazonaws.com',
        's3:GetObject',
      );
      const { ArnLike } = (allow?.Condition ?? {}) as { ArnLike?: Record<string, unknown> };
      expect(formatTemplateValue(ArnLike?.['AWS:SourceArn'])).toBe(
        'arn:<AWS::Partition>:cloudfront::111122223333:distribution/*',
      );
    });
  });
