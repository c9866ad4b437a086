import { describe, expect, it } from 'vitest';
import { synthesise, TRIAL } from './checks/synth';
import { formatTemplateValue, listProductFunctions, listResources } from './checks/template-reading';

const deployed = await synthesise(TRIAL);

type Config = { Aliases?: unknown; ViewerCertificate?: unknown };

describe('a stage without a domain', () => {
  it('needs no zone, certificate or record, and answers at the name that CloudFront gives it', () => {
    expect(Object.keys(deployed.stacks)).not.toContain('Domain');
    for (const type of [
      'AWS::CertificateManager::Certificate',
      'AWS::Route53::RecordSet',
      'AWS::ApiGatewayV2::DomainName',
    ])
      expect(listResources(deployed, type), type).toEqual([]);
    const config = listResources(deployed, 'AWS::CloudFront::Distribution')[0]?.resource.Properties
      .DistributionConfig as Config;
    expect([config.Aliases, config.ViewerCertificate]).toEqual([undefined, undefined]);
    const { Origin } = deployed.stacks.Web?.template.toJSON().Outputs ?? {};
    expect(formatTemplateValue(Origin.Value)).toMatch(/^https:\/\/<Distribution\w+.DomainName>$/);
  });

  it('opens sockets at the name that API Gateway gives, with the stage in the path', () => {
    const { SocketUrl } = deployed.stacks.Realtime?.template.toJSON().Outputs ?? {};
    expect(formatTemplateValue(SocketUrl.Value)).toMatch(
      /^wss:\/\/<Sockets\w+>.execute-api.us-east-1.amazonaws.com\/trial$/,
    );
    const policies = listResources(deployed, 'AWS::CloudFront::ResponseHeadersPolicy').map((p) =>
      JSON.stringify(p.resource),
    );
    expect(policies.filter((p) => /wss:.*execute-api.us-east-1.amazonaws.com/.test(p))).toHaveLength(1);
  });

  it('sends product mail from one verified address, and codes by Cognito', () => {
    const [sender, ...others] = listResources(deployed, 'AWS::SES::EmailIdentity').map((i) => i.resource.Properties);
    expect([sender?.EmailIdentity, others]).toEqual(['ada@agency.example', []]);
    const pool = listResources(deployed, 'AWS::Cognito::UserPool')[0]?.resource.Properties;
    expect(pool?.EmailConfiguration).toMatchObject({ EmailSendingAccount: 'COGNITO_DEFAULT' });
  });

  it('may mail verified recipients in the SES sandbox, as that sender alone', () => {
    const rights = listProductFunctions(deployed).get('jobs/send-mail')?.rights ?? [];
    const mail = rights.find((r) => r.actions.includes('ses:SendEmail'));
    expect(mail?.resources).toContainEqual(expect.stringMatching(/:identity\/\*$/));
    expect(mail?.conditions).toEqual({ StringEquals: { 'ses:FromAddress': 'ada@agency.example' } });
  });

  it('empties every bucket with its old versions when it is removed', () => {
    const emptied = listResources(deployed, 'Custom::S3AutoDeleteObjects').map(({ stack }) => stack);
    expect(emptied.sort()).toEqual(['Files', 'Files', 'Web']);
    for (const type of ['AWS::DynamoDB::Table', 'AWS::Cognito::UserPool', 'AWS::S3::Bucket', 'AWS::KMS::Key'])
      for (const { id, resource } of listResources(deployed, type)) expect(resource.DeletionPolicy, id).toBe('Delete');
  });

  it('has clients of the user pool for people alone, and no domain of it', () => {
    const clients = listResources(deployed, 'AWS::Cognito::UserPoolClient').map((c) => c.resource.Properties);
    expect(clients.map((c) => c.ClientName).sort()).toEqual(['account', 'web']);
    expect(listResources(deployed, 'AWS::Cognito::UserPoolDomain')).toEqual([]);
  });
});
