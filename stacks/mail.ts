import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { type Stack, type StackContext, use } from 'sst/constructs';
import { alarmOnMailLimits, alarmOnReputation } from './alarms';
import { Alerts } from './alerts';
import { publishFeedback } from './mail-feedback';
import { type Names, readStageSettings } from './settings';

/** The stage's domain as the sender, with DKIM, SPF and DMARC in the zone. */
const domainSender = (
  stack: Stack,
  { domain, zoneId }: Names,
  { configurationSet, region }: { configurationSet: ConfigurationSet; region: string },
) => {
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
  record('BounceMx', 'MX', bounces, `10 feedback-smtp.${region}.amazonses.com`);
  record('BounceSpf', 'TXT', bounces, '"v=spf1 include:amazonses.com ~all"');
  record('Dmarc', 'TXT', `_dmarc.${domain}`, '"v=DMARC1; p=quarantine; adkim=s"');
  return identity.emailIdentityArn;
};

/** One address as the sender; SES mails it a link, and sends nothing until that is opened. */
const addressSender = (stack: Stack, address: string, configurationSet: ConfigurationSet) => {
  const identity = new EmailIdentity(stack, 'Sender', { identity: Identity.email(address), configurationSet });
  return identity.emailIdentityArn;
};

/** The sender: an SES identity that sends over TLS only and suppresses bad addresses. */
export function Mail({ app, stack }: StackContext) {
  const { names, mailFrom, codesBySes } = readStageSettings(app);
  const configurationSet = new ConfigurationSet(stack, 'Sending', {
    configurationSetName: app.logicalPrefixedName('mail'),
    tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
    reputationMetrics: true,
    suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
  });
  const senderArn = names
    ? domainSender(stack, names, { configurationSet, region: app.region })
    : addressSender(stack, mailFrom, configurationSet);
  publishFeedback(stack, configurationSet);
  alarmOnReputation(stack, use(Alerts).topic);
  alarmOnMailLimits(stack, use(Alerts).topic);
  const configurationSetArn = stack.formatArn({
    service: 'ses',
    resource: 'configuration-set',
    resourceName: configurationSet.configurationSetName,
  });
  // In its sandbox SES asks for the right to each recipient's identity besides the sender's.
  const recipients = codesBySes ? [] : [stack.formatArn({ service: 'ses', resource: 'identity', resourceName: '*' })];
  return {
    arns: [senderArn, configurationSetArn, ...recipients],
    configurationSetName: configurationSet.configurationSetName,
  };
}
