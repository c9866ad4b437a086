export type Names = {
  zoneName: string;
  zoneId: string;
  domain: string;
  /** The host of open pages' sockets; a name of its own, because a WebSocket API cannot share the path of another origin. */
  liveDomain: string;
};

/** What differs between deployments; read from the environment (`.env.<stage>`), nowhere else. */
export type Settings = {
  stage: string;
  /** Whether data outlives the stack and cannot be deleted by mistake. */
  lasting: boolean;
  /** The stage's own names. Without them it answers at the names that CloudFront and API Gateway give. */
  names: Names | undefined;
  domain: string | undefined;
  origin: string;
  providerName: string;
  mailFrom: string;
  /** Who mails sign-up and reset codes: Cognito itself (50 a day) until SES has left its sandbox. */
  codesBySes: boolean;
  alertEmail: string | undefined;
  smsPoolArn: string | undefined;
  /** Where exchange rates are asked for: a service that speaks as api.frankfurter.dev does. */
  ratesUrl: string;
  /** The secret, by its name, that holds the keys of the payment service: `api_key` and `webhook_secret`. */
  stripeSecret: string;
  /** The Intercom workspace that supports users, and the name of the secret that is shared with it. Without one there is no chat. */
  supportChat: { workspace: string; secret: string } | undefined;
  webAclArn: string | undefined;
  /** Whether a search engine is fed by the table. It costs by the hour. */
  searchEngine: boolean;
  /** Names of companies that the content network answers beside its own, set apart by commas. */
  clientHosts: string | undefined;
  version: string;
  appDist: string;
  pagesDist: string;
};

type Environment = Record<string, string | undefined>;

const PUBLIC_RATES = 'https://api.frankfurter.dev/v1';

const required = (env: Environment, name: string): string => {
  const value = env[name];
  if (!value) throw new Error(`Set ${name} before deploying; docs/deploy.md says how.`);
  return value;
};

/** The longest name of a stage: names of functions begin with it and may have 64 characters. */
export const LONGEST_STAGE = 16;
const STAGE = /^[a-z]([a-z0-9-]*[a-z0-9])?$/;
/** Words that Cognito allows in no address of its own, which begins with the stage. */
const RESERVED = /aws|amazon|cognito/;

const requireStageName = (stage: string) => {
  if (stage.length > LONGEST_STAGE || !STAGE.test(stage) || RESERVED.test(stage))
    throw new Error(
      `"${stage}" can't be the name of a stage. Use up to ${LONGEST_STAGE} lowercase letters, digits and hyphens, starting with a letter, without "aws", "amazon" or "cognito".`,
    );
};

/** `prod` has the zone's own name, any other stage one below it. */
const readNames = (stage: string, env: Environment): Names | undefined => {
  if (!env.WAYLINE_ZONE_NAME && !env.WAYLINE_ZONE_ID && !env.WAYLINE_DOMAIN) return undefined;
  const zoneName = required(env, 'WAYLINE_ZONE_NAME');
  const domain = env.WAYLINE_DOMAIN || (stage === 'prod' ? zoneName : `${stage}.${zoneName}`);
  if (domain !== zoneName && !domain.endsWith(`.${zoneName}`))
    throw new Error(`WAYLINE_DOMAIN is ${domain}, which isn't in the zone ${zoneName}.`);
  return { zoneName, zoneId: required(env, 'WAYLINE_ZONE_ID'), domain, liveDomain: `live.${domain}` };
};

/** Stands for the address of a stage without a domain, until its first deployment has shown it. */
export const UNKNOWN_ORIGIN = 'https://unknown.invalid';

/** Where mail comes from: the stage's own domain, or one address that its reader has verified with SES. */
const readSender = (names: Names | undefined, env: Environment): string => {
  if (!names) return required(env, 'WAYLINE_MAIL_FROM');
  if (env.WAYLINE_MAIL_FROM)
    throw new Error(`WAYLINE_MAIL_FROM is for a stage without a domain; this one sends as no-reply@${names.domain}.`);
  return `no-reply@${names.domain}`;
};

/** The settings of a stage. Throws with the name of what is missing. */
export const readSettings = (stage: string, env: Environment): Settings => {
  requireStageName(stage);
  const names = readNames(stage, env);
  const codesBySes = env.WAYLINE_CODES_BY_SES === 'yes';
  if (codesBySes && !names)
    throw new Error('WAYLINE_CODES_BY_SES needs a domain: Cognito sends codes by itself on a stage without one.');
  return {
    stage,
    lasting: stage === 'prod',
    names,
    domain: names?.domain,
    origin: names ? `https://${names.domain}` : env.WAYLINE_ORIGIN || UNKNOWN_ORIGIN,
    providerName: env.WAYLINE_PROVIDER_NAME ?? 'Wayline',
    mailFrom: readSender(names, env),
    codesBySes,
    alertEmail: env.WAYLINE_ALERT_EMAIL,
    smsPoolArn: env.WAYLINE_SMS_POOL_ARN,
    ratesUrl: env.WAYLINE_RATES_URL ?? PUBLIC_RATES,
    stripeSecret: env.WAYLINE_STRIPE_SECRET ?? `wayline/${stage}/stripe`,
    supportChat: env.WAYLINE_SUPPORT_CHAT
      ? {
          workspace: env.WAYLINE_SUPPORT_CHAT,
          secret: env.WAYLINE_SUPPORT_CHAT_SECRET ?? `wayline/${stage}/support-chat`,
        }
      : undefined,
    webAclArn: env.WAYLINE_WEB_ACL_ARN,
    searchEngine: env.WAYLINE_SEARCH_ENGINE === 'yes',
    clientHosts: env.WAYLINE_CLIENT_HOSTS,
    version: env.WAYLINE_VERSION ?? 'unversioned',
    appDist: env.WAYLINE_APP_DIST ?? 'packages/web/dist',
    pagesDist: env.WAYLINE_PAGES_DIST ?? 'packages/pages/dist',
  };
};

export const readStageSettings = (app: { stage: string }): Settings => readSettings(app.stage, process.env);
