import { GetItemCommand } from '@aws-sdk/client-dynamodb';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { keptInProcess } from './kept-in-process';

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

/** The commands of this process are changed once; who stands before them is up to this module, which begins with nobody. */
const guarded = keptInProcess('between', () => ({ installed: false, standing: new Set<Between>() }));
guarded.standing = new Set();
const endOf = (command: string, input: object): Error | undefined => {
  for (const stand of guarded.standing) {
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

const install = () => {
  if (guarded.installed) return;
  guarded.installed = true;
  beforeCommands();
  beforeForms();
};

/** Lets something stand between every client of this process and AWS, before calls and before links and forms that are signed for others; ends what it returns. */
export const interceptClients = (stand: Between): (() => void) => {
  install();
  const { standing } = guarded;
  standing.add(stand);
  return () => standing.delete(stand);
};
