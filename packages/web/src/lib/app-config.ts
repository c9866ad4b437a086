export type DemoAccount = { name: string; role: string; email: string; password: string };
/** What this installation is, from /config.json: which kind of installation, where live events come from, whose support chat it has, and the accounts of a demonstration. */
export type AppConfig = {
  environment?: string;
  ws_url?: string;
  /** The Intercom workspace of the installation. */
  support_chat?: string;
  demo?: boolean;
  accounts?: DemoAccount[];
};

let asked: Promise<AppConfig> | undefined;

const ask = async (): Promise<AppConfig> => {
  const response = await fetch('/config.json', { headers: { accept: 'application/json' } }).catch(() => undefined);
  const isJson = response?.headers.get('content-type')?.includes('json') ?? false;
  return response?.ok && isJson ? ((await response.json()) as AppConfig) : {};
};

/** The installation's configuration, asked for once; an installation without one has no live events. */
export const appConfig = (): Promise<AppConfig> => {
  asked ??= ask();
  return asked;
};
