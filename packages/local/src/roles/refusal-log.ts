import type { NotAllowed } from './in-role';

/** What a function asked for and was refused, and how often. */
export type Refused = { role: string; action: string; resource: string; times: number };

/**
 * Keeps what functions are refused for their roles, each function, action and resource once. A refusal may end in no more than an answer that
 * somebody overlooks; a run of journeys asks for the list at its end.
 */
export const createRefusalLog = () => {
  const kept = new Map<string, Refused>();
  return {
    note: (refusals: readonly NotAllowed[]): void => {
      for (const { message, role, ask } of refusals) {
        console.error(`Refused, as AWS would: ${message}`);
        const { action, resource } = ask;
        kept.set(message, { role, action, resource, times: (kept.get(message)?.times ?? 0) + 1 });
      }
    },
    list: (): Refused[] => [...kept.values()],
  };
};
