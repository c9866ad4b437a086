/** One question the product asks of the table: how it is answered, and what that costs. */
export type AccessPattern = {
  need: string;
  calls: readonly string[];
  index: 'table' | 'list' | 'due' | 'pointer';
  condition: string;
  /** What comes back, and about how many bytes it has. */
  reads: string;
  /** Read units, eventually consistent unless said otherwise: half a unit for each 4 KB begun. */
  units: string;
};
