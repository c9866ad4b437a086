import { createRequire as requireFrom } from 'node:module';

/** There is no embedded table engine for this kind of machine; the sentence says what to do instead. */
export class EngineMissing extends Error {
  constructor(machine: string) {
    super(
      `There is no embedded table engine for ${machine}. Point DYNAMODB_ENDPOINT to a DynamoDB Local and start again.`,
    );
    this.name = 'EngineMissing';
  }
}

/** Where npm put the engine. Throws EngineMissing where its optional package has no binary for the machine. */
export const engineBinary = (resolve: (id: string) => string = requireFrom(import.meta.url).resolve): string => {
  try {
    return resolve('@dynoxide/linux-x64/dynoxide');
  } catch {
    throw new EngineMissing(`${process.platform} ${process.arch}`);
  }
};
