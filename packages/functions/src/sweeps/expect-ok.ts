import type { Answer } from '@wayline/local/testing/world';

/** What a call of the preparation answered, which must have gone well. */
export const expectOk = <T>(answer: Answer<T>): T => {
  if (answer.status !== 200) throw new Error(`Preparing failed: ${answer.status} ${answer.body.error?.code}`);
  return answer.body;
};
