const MODES = ['budget', 'changed', 'all'] as const;
/** Whether a run spends its budget on all calls, or only on those that changed, or sends each of them everything. */
export type SweepMode = (typeof MODES)[number];

/** What `WAYLINE_SWEEP` asks for; by a budget where it says nothing. */
export const sweepMode = (asked = process.env.WAYLINE_SWEEP): SweepMode => {
  const mode = MODES.find((one) => one === (asked || 'budget'));
  if (!mode) throw new Error(`WAYLINE_SWEEP is one of ${MODES.join(', ')}, and not ${asked}.`);
  return mode;
};
