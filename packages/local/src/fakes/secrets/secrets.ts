import type { Operation } from '../input';
import { ServiceError } from '../service-error';

/** Secrets Manager as far as Wayline uses it: reading one by its name. */
export const secretService = (secrets: ReadonlyMap<string, string>): Record<string, Operation> => ({
  GetSecretValue: (input) => {
    const Name = input.text('SecretId');
    const SecretString = secrets.get(Name);
    if (SecretString === undefined)
      throw new ServiceError('ResourceNotFoundException', "Secrets Manager can't find the specified secret.");
    return { Name, SecretString, VersionStages: ['AWSCURRENT'] };
  },
});
