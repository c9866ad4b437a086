/** What a client is called wherever one line names them. */
export const toFullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();
