/** Priced packages made of a trip's bookings. Source: spec 2, packages. */
export const packagesContracts = {} as const;
