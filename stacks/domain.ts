import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import { type Stack, type StackContext, use } from 'sst/constructs';
import { type Names, readStageSettings, type Settings } from './settings';

/** The zone the stage's names stand in; it is there before the first deployment. */
export const importHostedZone = (stack: Stack, { zoneId, zoneName }: Names): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(stack, 'Zone', { hostedZoneId: zoneId, zoneName });

/** The one certificate for the stage's pages and its sockets, validated through the zone. A stage without names has no such stack. */
export function Domain({ app, stack }: StackContext) {
  const { names } = readStageSettings(app);
  if (!names) throw new Error('A stage without a domain needs no certificate.');
  const certificate = new Certificate(stack, 'Certificate', {
    domainName: names.domain,
    subjectAlternativeNames: [names.liveDomain],
    validation: CertificateValidation.fromDns(importHostedZone(stack, names)),
  });
  return { certificate };
}

/** The names of a stage with their certificate, where it has names. */
export const getStageNames = ({ names }: Settings) => names && { ...names, certificate: use(Domain).certificate };
