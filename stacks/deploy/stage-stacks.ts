import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';

/** The address of a stage as its stack says it; nothing before its first deployment. */
export const readOrigin = async (stage: string, region: string): Promise<string | undefined> => {
  try {
    const { Stacks } = await new CloudFormationClient({ region }).send(
      new DescribeStacksCommand({ StackName: `${stage}-wayline-Web` }),
    );
    return Stacks?.[0]?.Outputs?.find(({ OutputKey }) => OutputKey === 'Origin')?.OutputValue;
  } catch (error) {
    if (error instanceof Error && error.name === 'ValidationError' && error.message.includes('does not exist'))
      return undefined;
    throw error;
  }
};
