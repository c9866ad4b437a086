/**
 * What cdk-nag objects to and we keep, each with its reason. A test demands that nothing else is found, and that each of these still
 * is. `at` is part of the resource's path, `what` of the rule with its detail.
 */
type Suppression = { what: string; at: RegExp; reason: string };

const DEPLOYS = /CustomResourceHandler|CDKBucketDeployment|AfterDeployment\/Once\/ScriptHandler/;

export const SUPPRESSIONS: readonly Suppression[] = [
  {
    what: 'AwsSolutions-L1',
    at: /./,
    reason:
      'nodejs22.x is supported until 2027-04-30 and is the newest runtime the pinned SST builds for by default; its own helpers run on it too.',
  },
  {
    what: 'AwsSolutions-APIG4',
    at: /Realtime\/Sockets\/Route_/,
    reason:
      'Access is checked by the handler from its contract: only there are sign-outs, disabled users and permissions known, and refused with a sentence.',
  },
  {
    what: 'AwsSolutions-COG1',
    at: /Identity\/Users/,
    reason:
      'Ten characters with upper case, lower case and a digit; a demanded symbol makes passwords worse to remember, not harder to guess (NIST SP 800-63B).',
  },
  {
    what: 'AwsSolutions-COG2',
    at: /Identity\/Users/,
    reason: "A second factor is each user's own choice in their settings.",
  },
  {
    what: 'AwsSolutions-COG3',
    at: /Identity\/Users/,
    reason:
      'Threat protection belongs to the Plus plan, which is paid per user and has no free tier; sign-in is throttled by Cognito and by the API.',
  },
  {
    what: 'AwsSolutions-SQS3',
    at: /Jobs\/Dead-/,
    reason: 'These are the dead-letter queues; the rule does not see queues used by functions and rules.',
  },
  {
    what: 'AwsSolutions-CFR1',
    at: /Web\/Distribution/,
    reason: 'Advisors and their clients travel: there is no country to keep out.',
  },
  {
    what: 'AwsSolutions-CFR2',
    at: /Web\/Distribution/,
    reason: 'A firewall is off by default because it costs by the month; WAYLINE_WEB_ACL_ARN puts one in front.',
  },
  {
    what: 'AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
    at: DEPLOYS,
    reason: 'Helpers that SST and CDK bring for deployments; they may write logs and never serve a request.',
  },
  {
    what: 'AwsSolutions-IAM5[Action::s3:',
    at: /CDKBucketDeployment/,
    reason: "CDK's own copier of the built app; it reads the build and writes the site bucket, nothing else.",
  },
  {
    what: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:s3:::cdk-',
    at: /CDKBucketDeployment/,
    reason: 'The copier reads builds by their hash, which is not known beforehand.',
  },
  {
    what: 'AwsSolutions-IAM5[Resource::<SiteE53D7754.Arn>/*]',
    at: /CDKBucketDeployment/,
    reason: 'The copier writes every file of the site bucket.',
  },
  {
    what: '/cmp_*]',
    at: /Area\w+\/|Jobs\//,
    reason: 'Object keys begin with a company, and companies are made while the product runs.',
  },
  {
    what: 'AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:lambda:',
    at: /Apis\/InvokeRole/,
    reason:
      "API Gateway's one role to call functions: the names of an area's functions begin with the area, and a list of all would be too long.",
  },
  {
    what: '/uploads/*]',
    at: /Area\w+\//,
    reason: 'Uploads lie under their company and an id, both made while the product runs.',
  },
  {
    what: '/published/*]',
    at: /Area\w+\/|Jobs\//,
    reason: 'Published pages lie under the hash of their link, made while the product runs.',
  },
  {
    what: 'AwsSolutions-IAM5[Resource::*]',
    at: /Jobs\/Jobs(DeliverEvents|SendMail)Role/,
    reason: 'dynamodb:ListStreams, which Lambda asks for to read a stream, takes no resource.',
  },
  {
    what: '/@connections/*]',
    at: /Jobs\/Jobs(DeliverEvents|DueWork|LongWork)Role|AfterDeployment\/JobsAfterDeploymentRole/,
    reason: "A socket is named when it opens; the right is to the sockets of this stage's one API.",
  },
  {
    what: 'AwsSolutions-IAM5[Resource::<JobsAfterDeployment',
    at: /AfterDeployment\/Once\/ScriptHandler/,
    reason: "SST's caller of the one function that runs after a deployment may call whichever version of it.",
  },
];

/** Wildcards in the rights of functions that AWS leaves no way around; a test refuses any other. */
export const FORCED_WILDCARDS: readonly { action: RegExp; resource: RegExp; reason: string }[] = [
  { action: /^dynamodb:ListStreams$/, resource: /^\*$/, reason: 'The action takes no resource.' },
  {
    action: /^s3:(Get|Put|Delete)Object$/,
    resource: /\/(cmp_|published\/|uploads\/)\*$/,
    reason: 'Keys of objects are made while the product runs.',
  },
  {
    action: /^secretsmanager:GetSecretValue$/,
    resource: /:secret:wayline\/prod\/stripe-\?{6}$/,
    reason: 'Secrets Manager adds six signs of its own to the name.',
  },
  {
    action: /^execute-api:ManageConnections$/,
    resource: /\/prod\/\*\/@connections\/\*$/,
    reason: 'Sockets are named when they open.',
  },
];
