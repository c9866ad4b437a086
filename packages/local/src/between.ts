import { GetItemCommand } from '@aws-sdk/client-dynamodb';

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
let installed = false;
const install = () => {
  if (installed) return;
  installed = true;
  const commands = commandClass();
  const resolve = commands.resolveMiddlewareWithContext;
  commands.resolveMiddlewareWithContext = function (...rest) {
    for (const stand of standing) {
      const end = stand(this.constructor.name.replace(/Command$/, ''), this.input);
      if (end) return () => Promise.reject(end);
    }
    return resolve.apply(this, rest);
  };
};

/** Lets something stand between every client of this process and AWS, before calls and before links that are signed for others; ends what it returns. */
export const standBetween = (stand: Between): (() => void) => {
  install();
  standing.add(stand);
  return () => standing.delete(stand);
};
