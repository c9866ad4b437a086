import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Duration } from 'aws-cdk-lib/core';
import type { StackContext } from 'sst/constructs';
import { getRemovalPolicy } from './removal';
import { readStageSettings } from './settings';

/** The one topic every alarm speaks to. Its key is our own, because CloudWatch may not use the one AWS keeps for SNS. */
export function Alerts({ app, stack }: StackContext) {
  const settings = readStageSettings(app);
  const key = new Key(stack, 'Key', {
    description: 'Encrypts alarms on their way',
    enableKeyRotation: true,
    pendingWindow: Duration.days(7),
    removalPolicy: getRemovalPolicy(settings),
  });
  const alarms = new ServicePrincipal('cloudwatch.amazonaws.com');
  key.grantEncryptDecrypt(alarms);
  const topic = new Topic(stack, 'Topic', {
    topicName: app.logicalPrefixedName('alerts'),
    masterKey: key,
    enforceSSL: true,
  });
  // The policy that demands TLS replaces the default one of SNS, which would have let alarms in.
  topic.addToResourcePolicy(
    new PolicyStatement({
      sid: 'AlarmsOfThisAccount',
      principals: [alarms],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': stack.account } },
    }),
  );
  if (settings.alertEmail) topic.addSubscription(new EmailSubscription(settings.alertEmail));
  return { topic };
}
