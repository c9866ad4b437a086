/** A person as they are called wherever one line names them; lists, searches and bookings know them by this name. */
export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim();

type Named = Parameters<typeof fullName>[0];
/** Whether somebody is called otherwise than before. */
export const isRenamed = (before: Named, after: Named): boolean => fullName(before) !== fullName(after);
