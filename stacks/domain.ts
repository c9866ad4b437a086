import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone } from 'aws-cdk-lib/aws-route53';
import type { StackContext } from 'sst/constructs';
import { settingsOf } from './settings';

/** The stage's names and the one certificate for its pages and its sockets, validated through the zone. */
export function Domain({ app, stack }: StackContext) {
  const settings = settingsOf(app);
  const zone = HostedZone.fromHostedZoneAttributes(stack, 'Zone', {
    hostedZoneId: settings.zoneId,
    zoneName: settings.zoneName,
  });
  const certificate = new Certificate(stack, 'Certificate', {
    domainName: settings.domain,
    subjectAlternativeNames: [settings.liveDomain],
    validation: CertificateValidation.fromDns(zone),
  });
  return { certificate };
}
