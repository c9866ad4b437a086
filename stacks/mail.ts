import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { type StackContext, use } from 'sst/constructs';
import { alarmOnReputation } from './alarms';
import { Alerts } from './alerts';
import { settingsOf } from './settings';

/** The sender: an SES identity for the stage's name with DKIM, SPF and DMARC in the zone, TLS only, suppressing bad addresses. */
export function Mail({ app, stack }: StackContext) {
  const { domain, zoneId } = settingsOf(app);
  const configurationSet = new ConfigurationSet(stack, 'Sending', {
    configurationSetName: app.logicalPrefixedName('mail'),
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  });
  const bounces = `bounce.${domain}`;
  const identity = new EmailIdentity(stack, 'Sender', {
    identity: Identity.domain(domain),
    configurationSet,
    mailFromDomain: bounces,
  });
  const record = (id: string, type: string, name: string, value: string) =>
    new CfnRecordSet(stack, id, { hostedZoneId: zoneId, type, name, ttl: '1800', resourceRecords: [value] });
  identity.dkimRecords.forEach(({ name, value }, i) => {
    record(`Dkim${i + 1}`, 'CNAME', name, value);
  });
  record('BounceMx', 'MX', bounces, `10 feedback-smtp.${app.region}.amazonses.com`);
  record('BounceSpf', 'TXT', bounces, '"v=spf1 include:amazonses.com ~all"');
  record('Dmarc', 'TXT', `_dmarc.${domain}`, '"v=DMARC1; p=quarantine; adkim=s"');
  alarmOnReputation(stack, use(Alerts).topic);
  const configurationSetArn = stack.formatArn({
    service: 'ses',
    resource: 'configuration-set',
    resourceName: configurationSet.configurationSetName,
  });
  return {
    arns: [identity.emailIdentityArn, configurationSetArn],
    configurationSetName: configurationSet.configurationSetName,
  };
}
