import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import type { Stack, StackContext } from 'sst/constructs';
import { type Settings, settingsOf } from './settings';

/** The zone the stage's names stand in; it is there before the first deployment. */
export const zoneOf = (stack: Stack, { zoneId, zoneName }: Settings): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(stack, 'Zone', { hostedZoneId: zoneId, zoneName });

/** The stage's names and the one certificate for its pages and its sockets, validated through the zone. */
export function Domain({ app, stack }: StackContext) {
  const settings = settingsOf(app);
  const certificate = new Certificate(stack, 'Certificate', {
    domainName: settings.domain,
    subjectAlternativeNames: [settings.liveDomain],
    validation: CertificateValidation.fromDns(zoneOf(stack, settings)),
  });
  return { certificate };
}
