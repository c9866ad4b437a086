import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DynamoDBClient,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb';

/** Makes the table unless it is there already. Region and credentials are those of the environment, as for the handlers. */
export const createTable = async (endpoint: string, definition: CreateTableCommandInput): Promise<void> => {
  const client = new DynamoDBClient({ endpoint });
  try {
    await client.send(new CreateTableCommand(definition));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  } finally {
    client.destroy();
  }
};
