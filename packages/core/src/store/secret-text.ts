import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';

/** Reads what Secrets Manager keeps under a name, as it is now. */
export const secretText = () => {
  const client = new SecretsManagerClient({});
  return async (name: string): Promise<string> =>
    (await client.send(new GetSecretValueCommand({ SecretId: name }))).SecretString ?? '';
};
