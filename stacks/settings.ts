/** What differs between deployments; read from the environment (`.env.<stage>`), nowhere else. */
export type Settings = {
  stage: string;
  /** Whether data outlives the stack and cannot be deleted by mistake. */
  lasting: boolean;
  zoneName: string;
  zoneId: string;
  domain: string;
  /** The host of open pages' sockets; a name of its own, because a WebSocket API cannot share the path of another origin. */
  liveDomain: string;
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

/** The settings of a stage. Throws with the name of what is missing. `prod` stands on the zone's own name, any other stage below it. */
export const readSettings = (stage: string, env: Environment): Settings => {
  const zoneName = required(env, 'WAYLINE_ZONE_NAME');
  const domain = env.WAYLINE_DOMAIN ?? (stage === 'prod' ? zoneName : `${stage}.${zoneName}`);
  return {
    stage,
    lasting: stage === 'prod',
    zoneName,
    zoneId: required(env, 'WAYLINE_ZONE_ID'),
    domain,
    liveDomain: `live.${domain}`,
    origin: `https://${domain}`,
    providerName: env.WAYLINE_PROVIDER_NAME ?? 'Wayline',
    mailFrom: `no-reply@${domain}`,
    codesBySes: env.WAYLINE_CODES_BY_SES === 'yes',
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
    clientHosts: env.WAYLINE_CLIENT_HOSTS,
    version: env.WAYLINE_VERSION ?? 'unversioned',
    appDist: env.WAYLINE_APP_DIST ?? 'packages/web/dist',
    pagesDist: env.WAYLINE_PAGES_DIST ?? 'packages/pages/dist',
  };
};

export const settingsOf = (app: { stage: string }): Settings => readSettings(app.stage, process.env);
