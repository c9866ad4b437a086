import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';

/** Stands between a function and AWS: hears of a command by its name and input before it leaves, may change the input, and may say how it ends instead. */
export type Between = (command: string, input: object) => Error | undefined;

type Resolve = (this: { input: object }, ...rest: unknown[]) => unknown;
type CommandClass = { resolveMiddlewareWithContext: Resolve };
/** The class that every command of every client of AWS is made from. */
const commandClass = (): CommandClass => {
  let proto = GetItemCommand.prototype as object;
  while (!Object.hasOwn(proto, 'resolveMiddlewareWithContext')) proto = Object.getPrototypeOf(proto) as object;
  return proto as CommandClass;
};

const standing = new Set<Between>();
const endOf = (command: string, input: object): Error | undefined => {
  for (const stand of standing) {
    const end = stand(command, input);
    if (end) return end;
  }
  return undefined;
};

const beforeCommands = () => {
  const commands = commandClass();
  const resolve = commands.resolveMiddlewareWithContext;
  commands.resolveMiddlewareWithContext = function (...rest) {
    const end = endOf(this.constructor.name.replace(/Command$/, ''), this.input);
    return end ? () => Promise.reject(end) : resolve.apply(this, rest);
  };
};

/**
 * A form that uploads is signed without a command. What it puts where is first named when its address is worked out, by what the command
 * would ask for; a command itself is heard there a second time.
 */
const beforeForms = () => {
  const named = PutObjectCommand.getEndpointParameterInstructions();
  const get = (input: object) => {
    const end = endOf('PutObject', input);
    if (end) throw end;
  };
  PutObjectCommand.getEndpointParameterInstructions = () => ({
    ...named,
    StandsBetween: { type: 'operationContextParams', get },
  });
};

let installed = false;
const install = () => {
  if (installed) return;
  installed = true;
  beforeCommands();
  beforeForms();
};

/** Lets something stand between every client of this process and AWS, before calls and before links and forms that are signed for others; ends what it returns. */
export const standBetween = (stand: Between): (() => void) => {
  install();
  standing.add(stand);
  return () => standing.delete(stand);
};
