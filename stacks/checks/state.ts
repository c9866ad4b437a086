import { TABLE } from '@wayline/core/store/definition';
import { describe, expect, it } from 'vitest';
import type { Deployed, Resource } from './synth';
import { listResources } from './template-reading';

const only = (deployed: Deployed, type: string): Resource => {
  const found = listResources(deployed, type);
  expect(found).toHaveLength(1);
  return found[0]?.resource as Resource;
};

export const state = (deployed: Deployed) =>
  describe('state', () => {
    it('keeps one table as core defines it: encrypted, restorable, streamed, expiring, undeletable', () => {
      const table = only(deployed, 'AWS::DynamoDB::Table');
      expect(table).toMatchObject({
        DeletionPolicy: 'Retain',
        Properties: {
          BillingMode: 'PAY_PER_REQUEST',
          DeletionProtectionEnabled: true,
          SSESpecification: { SSEEnabled: true },
          PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          TimeToLiveSpecification: { AttributeName: TABLE.ttl, Enabled: true },
          StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
          KeySchema: [
            { AttributeName: TABLE.partitionKey, KeyType: 'HASH' },
            { AttributeName: TABLE.sortKey, KeyType: 'RANGE' },
          ],
        },
      });
      const indexes = table.Properties.GlobalSecondaryIndexes as { IndexName: string; Projection: unknown }[];
      expect(indexes.map((i) => [i.IndexName, i.Projection])).toEqual([
        ['list', { ProjectionType: 'INCLUDE', NonKeyAttributes: ['row'] }],
        ['due', { ProjectionType: 'KEYS_ONLY' }],
      ]);
    });

    it('feeds no search engine unless its settings ask for one', () => {
      expect(Object.keys(deployed.stacks)).not.toContain('SearchEngine');
      for (const type of ['AWS::OSIS::Pipeline', 'AWS::OpenSearchServerless::Collection'])
        expect(listResources(deployed, type), type).toEqual([]);
    });

    it('turns its keys every year and keeps the one that seals', () => {
      const keys = listResources(deployed, 'AWS::KMS::Key');
      expect(keys.map((k) => k.resource.Properties.EnableKeyRotation)).toEqual([true, true]);
      expect(keys.map((k) => k.resource.DeletionPolicy)).toEqual(['Retain', 'Retain']);
    });

    it('closes every bucket to the public and to plain HTTP, and encrypts it', () => {
      const buckets = listResources(deployed, 'AWS::S3::Bucket');
      expect(buckets).toHaveLength(3);
      const policies = listResources(deployed, 'AWS::S3::BucketPolicy').map((p) =>
        JSON.stringify(p.resource.Properties),
      );
      for (const { id, resource } of buckets) {
        expect(resource.Properties.PublicAccessBlockConfiguration).toEqual({
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        });
        expect(resource.Properties).toHaveProperty('BucketEncryption');
        expect(resource.Properties).toHaveProperty('LifecycleConfiguration');
        const policy = policies.find((p) => p.includes(`"Bucket":{"Ref":"${id}"}`));
        expect(policy).toContain('"aws:SecureTransport":"false"');
        expect(policy).toContain('"s3:TlsVersion":1.2');
      }
    });

    it('versions files, keeps them with the stack gone, and takes uploads from the app alone', () => {
      const files = listResources(deployed, 'AWS::S3::Bucket').find((b) => b.id.startsWith('Files'))?.resource;
      expect(files).toMatchObject({
        DeletionPolicy: 'Retain',
        Properties: { VersioningConfiguration: { Status: 'Enabled' } },
      });
      expect(files?.Properties.CorsConfiguration).toMatchObject({
        CorsRules: [{ AllowedOrigins: ['https://wayline.example'] }],
      });
    });

    it('empties the bucket of the site with its stack, and no bucket that outlives it', () => {
      expect(listResources(deployed, 'Custom::S3AutoDeleteObjects').map(({ stack }) => stack)).toEqual(['Web']);
    });

    it('signs people in by e-mail, with a password of ten and an optional authenticator', () => {
      expect(only(deployed, 'AWS::Cognito::UserPool')).toMatchObject({
        DeletionPolicy: 'Retain',
        Properties: {
          DeletionProtection: 'ACTIVE',
          UsernameAttributes: ['email'],
          UsernameConfiguration: { CaseSensitive: false },
          MfaConfiguration: 'OPTIONAL',
          EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
          Policies: {
            PasswordPolicy: {
              MinimumLength: 10,
              RequireLowercase: true,
              RequireUppercase: true,
              RequireNumbers: true,
              RequireSymbols: false,
            },
          },
          AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email', Priority: 1 }] },
        },
      });
    });

    it('lets no token of a browser change its account: the scope for it is taken out, and one client of ours keeps it', () => {
      const { LambdaConfig } = only(deployed, 'AWS::Cognito::UserPool').Properties as Record<string, unknown>;
      expect(LambdaConfig).toMatchObject({ PreTokenGenerationConfig: { LambdaVersion: 'V2_0' } });
      const clients = listResources(deployed, 'AWS::Cognito::UserPoolClient').map((c) => c.resource.Properties);
      // Nobody signs in with it but by AdminInitiateAuth.
      expect(clients.find((c) => c.ClientName === 'account')).toMatchObject({
        ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
        WriteAttributes: ['email', 'name'],
      });
    });

    it('gives the web client rotated, revocable refresh tokens and tells strangers nothing', () => {
      const clients = listResources(deployed, 'AWS::Cognito::UserPoolClient').map((c) => c.resource.Properties);
      expect(clients.find((c) => c.ClientName === 'web')).toMatchObject({
        ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
        EnableTokenRevocation: true,
        PreventUserExistenceErrors: 'ENABLED',
        RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 30 },
        AllowedOAuthFlowsUserPoolClient: false,
        WriteAttributes: ['email', 'name'],
      });
      // Cognito charges for it, and no endpoint asks for its tokens yet.
      expect(clients.map((c) => c.ClientName)).not.toContain('public-pages');
    });
  });
