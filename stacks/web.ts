import { Distribution, HttpVersion, PriceClass, SecurityPolicyProtocol } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { type StackContext, use } from 'sst/constructs';
import { alarmOnDistribution } from './alarms';
import { Alerts } from './alerts';
import { Apis } from './apis';
import { getStageNames, importHostedZone } from './domain';
import { Files } from './files';
import { Realtime } from './realtime';
import { readStageSettings } from './settings';
import { apiBehaviors, clientBehaviors, formBehaviors, invoiceBehaviors, siteBehaviors } from './web-behaviors';
import { webBuild } from './web-build';
import { siteBucket, uploadSite } from './web-files';
import { headersFor } from './web-policies';

/** The one origin people see: the app and its pages, client pages, and every API, behind one distribution. */
export function Web({ app, stack }: StackContext) {
  const settings = readStageSettings(app);
  const names = getStageNames(settings);
  const sockets = use(Realtime);
  const { apis } = use(Apis);
  const build = webBuild(settings);
  const { files, logs } = use(Files);
  const bucket = siteBucket(stack, logs);
  const headers = headersFor(stack, {
    liveHost: sockets.host,
    filesHost: files.bucketRegionalDomainName,
    supportChat: settings.supportChat !== undefined,
  });
  const site = siteBehaviors(stack, { bucket, headers, pages: build.pages });
  const distribution = new Distribution(stack, 'Distribution', {
    comment: app.logicalPrefixedName('web'),
    ...(names && { domainNames: [names.domain], certificate: names.certificate }),
    minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    httpVersion: HttpVersion.HTTP2_AND_3,
    priceClass: PriceClass.PRICE_CLASS_100,
    enableIpv6: true,
    defaultBehavior: site.app,
    additionalBehaviors: {
      ...apiBehaviors(stack, { apis, headers }),
      ...formBehaviors(stack, { apis, headers }),
      ...invoiceBehaviors(stack, { apis, headers }),
      ...clientBehaviors(stack, { files, headers, apis }),
      ...site.others,
    },
    enableLogging: true,
    logBucket: logs,
    logFilePrefix: 'web/',
    ...(settings.webAclArn && { webAclId: settings.webAclArn }),
  });
  uploadSite(stack, {
    bucket,
    build,
    config: {
      ws_url: sockets.url,
      provider_name: settings.providerName,
      environment: settings.lasting ? 'production' : settings.stage,
      ...(settings.supportChat && { support_chat: settings.supportChat.workspace }),
    },
  });
  if (names) {
    const at = {
      zone: importHostedZone(stack, names),
      recordName: names.domain,
      target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
    };
    new ARecord(stack, 'Name4', at);
    new AaaaRecord(stack, 'Name6', at);
  }
  alarmOnDistribution(stack, distribution, use(Alerts).topic);
  const origin = names ? settings.origin : `https://${distribution.distributionDomainName}`;
  stack.addOutputs({ Origin: origin, DistributionId: distribution.distributionId });
  return { distribution };
}
