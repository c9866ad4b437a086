/** Begins each line by which the writer tells of a trip that was saved. */
export const ACKNOWLEDGED = 'acknowledged ';
