/**
 * Runs before Cognito issues tokens (trigger version 2), as a script of its own without a bundle. Tokens of the account client keep the scope:
 * only the product's own rights can ask for them. Its id comes from a parameter, because the pool names this function and the client
 * names the pool. Where the parameter cannot be read, no token has the scope: people sign in all the same.
 */
export const TOKEN_SCOPES_CODE = `
const { GetParameterCommand, SSMClient } = require('@aws-sdk/client-ssm');
let known;
const accountClient = async () => {
  try {
    const answer = await new SSMClient({}).send(new GetParameterCommand({ Name: process.env.ACCOUNT_CLIENT }));
    return answer.Parameter.Value;
  } catch (error) {
    known = undefined;
    console.error('The id of the account client could not be read.', error.name);
    return undefined;
  }
};
exports.handler = async (event) => {
  known ??= accountClient();
  if (event.callerContext.clientId === (await known)) return event;
  event.response = {
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration: { scopesToSuppress: ['aws.cognito.signin.user.admin'] },
    },
  };
  return event;
};
`;
