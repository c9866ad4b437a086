import type { FullConfig } from '@playwright/test';

type Refused = { role: string; action: string; resource: string; times: number };

/** Ends a run: fails it when a function lacked a right, also where no journey minded the answer. */
const noRefusals = async ({ projects }: FullConfig) => {
  const address = projects[0]?.use.baseURL;
  const refused = (await (await fetch(`${address}/local/refusals`)).json()) as Refused[];
  if (refused.length === 0) return;
  const lines = refused.map(({ role, action, resource, times }) => `  ${role}: ${action} on ${resource} (${times}×)`);
  throw new Error(`Functions were refused what their roles do not allow:\n${lines.join('\n')}`);
};
export default noRefusals;
